"""Measures thumbgen against the programs people would use instead, and against the floor that JPEG sets.

    scripts/bench [--quick] [--rows NAME,...] [--rounds N] [--jobs N] [--cache FOLDER] [--json FILE]

Installs what it measures against (Debian packages; pyvips and sigal in a folder of their own), makes its pictures in the
cache folder once, and runs all programs on the same files in turn. A time counts only when every picture is there in its
right size. Ratios are those of runs of the same round; on a busy machine trust them, and CPU more than wall time. Set
THUMBGEN_PROGRAM to measure another build than the one of this checkout.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from . import memory, tools
from .measure import RunFailed
from .rounds import compare
from .rows import Rows

ROOT = Path(__file__).resolve().parent.parent.parent


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer pictures and rounds")
    parser.add_argument("--rows", default="", help="only these, by name, divided by commas")
    parser.add_argument("--rounds", type=int, help="runs that count of each program (5; quick: 3)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="what runs at a time (the number of cores)")
    parser.add_argument("--cache", type=Path, default=ROOT / ".build" / "bench", help="where the pictures are kept")
    parser.add_argument("--json", type=Path, help="where the figures go (bench.json in the cache folder)")
    return parser.parse_args()


def built():
    """The program, built where its sources are newer."""
    if "THUMBGEN_PROGRAM" in os.environ:
        return Path(os.environ["THUMBGEN_PROGRAM"])
    subprocess.run([ROOT / "scripts" / "thumbgen", "--version"], stdout=subprocess.DEVNULL, check=True)
    return ROOT / ".build" / "release" / "thumbgen"


def table(name, task, results):
    """Ratios tell how many times what the first program took another one takes."""
    asked = f"{'/'.join(map(str, task.sizes))} px, {'+'.join(task.formats)}"
    print(f"\n{name}: {len(task.files)} pictures to {asked}")
    print(f"  {'':30} {'wall s':>8} {'CPU s':>8} {'MiB':>7} {'wall':>7} {'CPU':>7}")
    for one in results:
        if one.skipped:
            print(f"  {one.name:30} skipped: {one.skipped.splitlines()[0][:90]}")
            continue
        figures = f"{one.wall:8.3f} {one.cpu:8.3f} {one.peak / 2**20:7.0f}"
        print(f"  {one.name:30} {figures} {one.ratio:6.2f}x {one.cpu_ratio:6.2f}x")
    sys.stdout.flush()


def calibrated(program, given):
    """What memory photos are told to take, and take."""
    results = memory.calibrate(str(program), given.cache, given.cache / "work")
    memory.table(results)
    return {"results": results}


def compared(name, rows, given):
    """What the programs of a row took."""
    row = rows.row(name)
    if row is None:
        raise RunFailed("its pictures are not here")
    rounds = min(given.rounds or (3 if given.quick else 5), row.most_rounds)
    results = compare(row, rounds, given.cache / "work")
    table(name, row.task, results)
    task = {"pictures": len(row.task.files), "sizes": row.task.sizes, "formats": row.task.formats}
    return {**task, "results": [asdict(one) for one in results]}


def main():
    given = arguments()
    given.cache.mkdir(parents=True, exist_ok=True)
    tools.install()
    program = built()
    rows = Rows(program, tools.python(given.cache), given.jobs, given.cache, ROOT.parent / "shared", given.quick)
    known = [*rows.names(), "memory"]
    names = given.rows.split(",") if given.rows else known
    if unknown := sorted(set(names) - set(known)):
        sys.exit(f"bench: there is no row '{unknown[0]}'; there are {', '.join(known)}")

    figures = []
    for name in names:
        try:
            row = calibrated(program, given) if name == "memory" else compared(name, rows, given)
        except RunFailed as failure:
            print(f"\n{name}: skipped: {failure}")
        else:
            figures.append({"row": name, **row})
    document = {"cores": os.cpu_count(), "jobs": given.jobs, "rows": figures}
    (given.json or given.cache / "bench.json").write_text(json.dumps(document, indent=2) + "\n")


if __name__ == "__main__":
    main()
