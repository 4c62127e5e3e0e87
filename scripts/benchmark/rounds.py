"""Runs every program of a row in turn, several rounds, and compares them round by round."""

import re
import shutil
import subprocess
from collections import Counter
from dataclasses import dataclass
from statistics import median

from PIL import Image, UnidentifiedImageError

from .measure import RunFailed, run
from .tools import say


@dataclass(frozen=True)
class Result:
    """Medians of one contender; `ratio` and `cpu_ratio`: how many times what the row's first one took."""

    name: str
    wall: float = 0
    cpu: float = 0
    peak: int = 0
    ratio: float = 0
    cpu_ratio: float = 0
    is_floor: bool = False
    skipped: str = ""


def dimensions(path):
    """The width and height of a picture."""
    try:
        with Image.open(path) as picture:
            return picture.size
    except UnidentifiedImageError:
        # Pillow may read no AVIF.
        fields = subprocess.run(["vipsheader", path], capture_output=True, check=True, text=True).stdout
        width, height = re.search(r": (\d+)x(\d+) ", fields).groups()
        return int(width), int(height)


def check(task, folder):
    """Raises where a picture is missing or of another size."""
    found = Counter(dimensions(path) for path in folder.rglob("*") if path.suffix.lstrip(".") in task.formats)
    for size, count in task.outputs.items():
        if found[size, size] < count:
            raise RunFailed(f"{found[size, size]} of {count} pictures of {size}x{size}")


def measured(row, contender, out):
    """One run into a folder: an empty one, or for reruns the one the last run filled."""
    out.mkdir(parents=True, exist_ok=True)
    task = contender.task or row.task
    usage = run(contender.command(task, out), contender.settings, row.accepted)
    if not contender.is_floor:
        check(task, out)
    return usage


def compare(row, rounds, work):
    """The results of a row, its contenders taking turns, each round beginning with another one."""
    shutil.rmtree(work, ignore_errors=True)
    for path in row.task.files:
        path.read_bytes()
    runs = {contender.name: [] for contender in row.contenders}
    skipped = {contender.name: contender.missing for contender in row.contenders if contender.missing}
    # Nothing of the first round counts: it warms caches, fills the folders of reruns and finds out who cannot.
    for number in range(rounds + 1):
        turn = number % len(row.contenders)
        for contender in [*row.contenders[turn:], *row.contenders[:turn]]:
            if contender.name in skipped:
                continue
            try:
                # Never emptied: just after files were removed a file system makes new ones more slowly.
                folder = work / ("0" if row.is_rerun else str(number))
                usage = measured(row, contender, folder / contender.name.replace("/", "-"))
            except (OSError, RunFailed) as failure:
                skipped[contender.name] = str(failure)
                say(f"{row.name}: {contender.name} is left out: {failure}")
            else:
                if number > 0:
                    runs[contender.name].append(usage)
    shutil.rmtree(work, ignore_errors=True)
    first = runs[row.contenders[0].name]
    return [summary(contender, runs[contender.name], first, skipped) for contender in row.contenders]


def summary(contender, runs, first, skipped):
    if contender.name in skipped:
        return Result(contender.name, is_floor=contender.is_floor, skipped=skipped[contender.name])
    pairs = list(zip(runs, first))
    return Result(
        contender.name,
        wall=median(one.wall for one in runs),
        cpu=median(one.cpu for one in runs),
        peak=int(median(one.peak for one in runs)),
        ratio=median(one.wall / other.wall for one, other in pairs) if pairs else 0,
        cpu_ratio=median(one.cpu / other.cpu for one, other in pairs) if pairs else 0,
        is_floor=contender.is_floor,
    )
