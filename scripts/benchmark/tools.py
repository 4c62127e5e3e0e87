"""The programs that are measured against, installed where they are missing."""

import os
import shutil
import subprocess
import sys
import venv

PACKAGES = {
    "vipsthumbnail": "libvips-tools",
    "vips": "libvips-tools",
    "mogrify": "imagemagick",
    "gm": "graphicsmagick",
    "djpeg": "libjpeg-turbo-progs",
}
PYTHON_PACKAGES = ["pyvips", "sigal"]


def say(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def install():
    """Installs with apt what is missing, where there is apt; what then still is will be skipped by name."""
    if not shutil.which("apt-get"):
        return
    packages = {package for program, package in PACKAGES.items() if not shutil.which(program)}
    if not os.path.isdir("/usr/share/backgrounds/mate"):
        packages.add("mate-backgrounds")
    if subprocess.run(["dpkg-query", "-W", "python3-venv"], capture_output=True, check=False).returncode != 0:
        packages.add("python3-venv")
    if not packages:
        return
    say(f"installing {' '.join(sorted(packages))}")
    root = [] if os.geteuid() == 0 else ["sudo"]
    command = [*root, "apt-get", "install", "-qq", "-y", "--no-install-recommends", *sorted(packages)]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False)


def python(cache):
    """The Python that has pyvips and sigal: in a folder of its own, not the system's."""
    folder = cache / "python"
    program = folder / "bin" / "python"
    if not program.exists():
        say(f"installing {' '.join(PYTHON_PACKAGES)}")
        venv.create(folder, with_pip=True)
        command = [program, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PYTHON_PACKAGES]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    return program


def has_module(program, name):
    return program.exists() and subprocess.run([program, "-c", f"import {name}"], capture_output=True).returncode == 0
