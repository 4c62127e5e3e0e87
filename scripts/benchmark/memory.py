"""How well the memory that a photo is said to take fits what it takes: what `--memory` lets in is decided by that."""

import re
import shutil
import subprocess

from . import inputs
from .contenders import Task, pipeline, thumbgen
from .measure import RunFailed, run

SIZE = 388
# The pictures, and the format they are made into.
KINDS = [
    *((kind, "jpg") for kind in ("jpeg", "progressive", "huge", "png", "webp", "heic", "avif")),
    ("jpeg", "webp"),
    ("jpeg", "avif"),
]


def estimate(program, task, out):
    """The bytes that a plan tells of the only picture of a task."""
    command = [program, "plan", "--explain", *pipeline(task), str(task.folder), str(out)]
    words = subprocess.run(command, capture_output=True, check=False, text=True).stdout
    told = re.search(r"takes about ([\d.]+) MB", words)
    if not told:
        raise RunFailed("its plan tells no memory")
    return float(told.group(1)) * 1e6


def calibrate(program, cache, work):
    """For each kind the bytes told and the bytes taken, beyond those of a picture that is hardly there."""
    shutil.rmtree(work, ignore_errors=True)
    results = []

    def peak(task, out):
        return run(thumbgen(program, 1).command(task, out), {}).peak

    def task(kind, format):
        folder, files = inputs.files(cache, kind, 1)
        return Task(folder, files, sizes=(SIZE,), formats=(format,))

    work.mkdir(parents=True)
    bases = {format: peak(task("tiny", format), work / f"tiny-{format}") for format in {format for _, format in KINDS}}
    for kind, format in KINDS:
        one = task(kind, format)
        told = estimate(program, one, work / f"plan-{kind}-{format}")
        taken = max(0, peak(one, work / f"{kind}-{format}") - bases[format])
        results.append({"kind": kind, "format": format, "told": told, "taken": taken})
    shutil.rmtree(work, ignore_errors=True)
    return results


def table(results):
    print(f"\nmemory: one picture to {SIZE} px, in MiB")
    print(f"  {'':30} {'told':>8} {'taken':>8}")
    for one in results:
        name = f"{one['kind']} to {one['format']}"
        print(f"  {name:30} {one['told'] / 2**20:8.1f} {one['taken'] / 2**20:8.1f}", flush=True)
