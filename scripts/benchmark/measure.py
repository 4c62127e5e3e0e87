"""Runs a program and tells what it took.

As a program of its own, which `run` starts: a process begins with the peak of the one that started it, and a benchmark
that knows 100,000 files is larger than most programs it measures.
"""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass


class RunFailed(Exception):
    """The program ended with an error, or did not make what it was to make."""


@dataclass(frozen=True)
class Usage:
    """What one run took. `peak` is that of the largest process, in bytes: children that were waited for count."""

    wall: float
    cpu: float
    peak: int


def run(command, settings, accepted=(0,)):
    """Runs `command` with further environment settings; raises `RunFailed` with its last words."""
    measuring = [sys.executable, "-I", "-S", __file__, *command]
    environment = {**os.environ, **settings}
    done = subprocess.run(measuring, env=environment, stdin=subprocess.DEVNULL, capture_output=True)
    words = done.stderr.decode(errors="replace").strip()[-300:]
    if done.returncode != 0:
        raise RunFailed(words)
    figures = json.loads(done.stdout)
    if figures["status"] not in accepted:
        raise RunFailed(f"exit status {figures['status']}: {words}")
    return Usage(figures["wall"], figures["cpu"], figures["peak"])


def measure(command):
    """Runs `command` as this process's only child; its stderr is ours."""
    start = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        _, status, used = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    cpu = used.ru_utime + used.ru_stime
    # Linux counts in KiB.
    return {"status": process.returncode, "wall": wall, "cpu": cpu, "peak": used.ru_maxrss * 1024}


if __name__ == "__main__":
    json.dump(measure(sys.argv[1:]), sys.stdout)
