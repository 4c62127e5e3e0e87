"""The output folders that the tests open, made once.

`LIBRARY` is an output of the program where `THUMBGEN_PROGRAM` names it, else one made by fixtures.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path

import fixtures

ROOT = Path(tempfile.mkdtemp(prefix="thumbgen-browser-"))
LIBRARY = ROOT / "library"
HOSTILE = ROOT / "hostile"
MANY = ROOT / "many"


def make():
    """Makes all of them."""
    make_library()
    first = [fixtures.text_of(fixtures.HOSTILE_NAMES[index]) for index in (2, 0)]
    fixtures.write_fixture(
        HOSTILE, fixtures.HOSTILE_NAMES, hostile=True, title="</title><script>self.pwned=1</script>",
        preselect=[first[0], "gone.jpg", fixtures.text_of(b"<b>al#bum</b>/" + fixtures.HOSTILE_NAMES[1]), first[1]],
        albums=lambda index: b"<b>al#bum</b>" if index % 2 else b"",
    )
    many = [b"IMG_%05d.jpg" % index for index in range(20_000)]
    fixtures.write_fixture(MANY, many, shared=True, albums=lambda index: b"folder-%02d" % (index // 700), sortedByCapture=True)
    fixtures.render(ROOT)


def make_library():
    if program := os.environ.get("THUMBGEN_PROGRAM"):
        photos = fixtures.REPOSITORY / "Examples" / "photos"
        subprocess.run([program, "--cols", "3", "--spacing", "1", photos, LIBRARY], check=True)
        return
    albums = [b"", b"2024/trip", b"2024/home", b"a&b"]
    names = [b"IMG_%04d.jpg" % index for index in range(60)]
    fixtures.write_fixture(LIBRARY, names, albums=lambda index: albums[index // 5 % 4], fits=True, sortedByCapture=True)


def manifest(folder):
    """What the output folder says of itself."""
    return json.loads((folder / "manifest.json").read_text())


def page(folder, fragment=""):
    """The page's address on disk."""
    return (folder / "index.html").as_uri() + fragment


def name_of(photo):
    """The name of a photo's file."""
    return photo["source"].rsplit("/", 1)[-1]
