"""Runs a program and tells what it took."""

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
    environment = {**os.environ, **settings}
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as process:
        start = time.monotonic()
        words = process.stderr.read().decode(errors="replace")
        _, status, used = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in accepted:
        raise RunFailed(f"exit status {process.returncode}: {words.strip()[-300:]}")
    # Linux counts in KiB, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return Usage(wall, used.ru_utime + used.ru_stime, used.ru_maxrss * unit)
