"""Makes output folders like those of the program, for pages that its own runs cannot easily give: hostile names, many photos."""

import base64
import json
import os
import subprocess
from pathlib import Path
from urllib.parse import quote

from PIL import Image, ImageDraw

REPOSITORY = Path(__file__).resolve().parents[2]
GRID = {"columns": 3, "spacing": 1, "width": 390, "inset": 0, "aspect": 1}

# A ThumbHash, and what two of its pixels come to by the description of the format: leftmost and rightmost of row 10.
LIKENESS = {
    "thumbhash": base64.b64encode(bytes.fromhex("9b080e1c98607687708888868886f3a50ff788")).decode(),
    "size": [32, 18], "left": [0, 128, 39, 255], "right": [232, 151, 144, 255],
}

HOSTILE_NAMES = [
    b"<img src=x onerror=alert(1)>.jpg",
    b"<script>self.pwned=1<!-- .jpg",
    b"\"><svg onload='self.pwned=1'>.jpg",
    b"' onmouseover='self.pwned=1.jpg",
    b"javascript:self.pwned=1",
    b"a#b?c%28d&amp;e.jpg",
    b"back\\slash (1), [2] {3}.jpg",
    b"new\nline\ttab.jpg",
    b"caf\xe9.jpg",
    "\u2028line \U0001f600 \u202egpj.exe.jpg".encode(),
    b"{{title}}.jpg",
    b"100%41.jpg",
]


def text_of(name: bytes) -> str:
    """The reversible text form of a path: valid UTF-8 as it is, other bytes and ambiguous percent signs escaped."""
    shown = name.decode("utf-8", "surrogateescape")
    out = []
    for at, character in enumerate(shown):
        if 0xDC80 <= ord(character) <= 0xDCFF:
            out.append(f"%{ord(character) - 0xDC00:02X}")
        elif character == "%" and len(shown[at + 1 : at + 3]) == 2 and all(c in "0123456789abcdefABCDEF" for c in shown[at + 1 : at + 3]):
            out.append("%25")
        else:
            out.append(character)
    return "".join(out)


def picture(size, hue, label):
    """A picture with a gradient and its label, so that the eye can tell pictures apart."""
    image = Image.new("HSV", size, (hue % 256, 150, 190)).convert("RGB")
    shade = Image.linear_gradient("L").resize(size)
    image = Image.composite(image, Image.new("RGB", size, (20, 20, 40)), shade)
    draw = ImageDraw.Draw(image)
    draw.ellipse([size[0] * 0.3, size[1] * 0.3, size[0] * 0.7, size[1] * 0.7], outline="white", width=max(1, size[0] // 60))
    draw.text((size[0] // 2, size[1] // 2), label, fill="white", anchor="mm")
    return image


def rendition(path, size, scale, stage="cells", enlarged=False, format="jpeg"):
    whole = {"x": 0, "y": 0, "width": 1, "height": 1}
    return {
        "path": path, "stage": stage, "scale": scale, "width": size[0], "height": size[1], "format": format,
        "bytes": 1, "hash": "0", "enlarged": enlarged, "crop": whole,
    }


def write_fixture(folder: Path, names, *, shared=False, albums=lambda index: b"", fits=False, hostile=False, **traits):
    """Pictures and description of a page; with `shared`, all photos show the same few files."""
    folder.mkdir(parents=True)
    photos = []
    for index, name in enumerate(names):
        album = albums(index)
        source = album + b"/" + name if album else name
        base = (b"shared-%d" % (index % 12)) if shared else source
        renditions = []
        sizes = [("cells", scale, (129 * scale + (scale == 3), 129 * scale + (scale == 3))) for scale in (1, 2, 3)]
        if fits:
            sizes.append(("large", 1, (1200, 800) if index % 3 else (800, 1200)))
        for stage, scale, size in sizes:
            path = base + (b"@%dx.jpg" % scale if stage == "cells" else b"-large.jpg")
            file = os.path.join(os.fsencode(folder), path)
            if not os.path.exists(file):
                os.makedirs(os.path.dirname(file), exist_ok=True)
                with open(file, "wb") as out:
                    picture(size, index * 29, f"{index} @{scale}x").save(out, "JPEG", quality=80)
            renditions.append(rendition(text_of(path), size, scale, stage))
        month = 12 - index * 12 // max(len(names), 12) % 12
        photos.append({
            "id": f"p{index:05d}", "source": text_of(source), "album": text_of(album),
            "captured": f"{2024 - index // 5000}-{month:02d}-17T10:{index % 60:02d}:30+02:00" if index % 40 != 39 or len(names) < 40 else None,
            "camera": "\"><script>self.pwned=1</script>" if hostile else "Maker Model 7",
            "location": {"latitude": 48.85837, "longitude": -2.294481} if index % 2 == 0 else None,
            "placeholder": {"color": "#7a5c3e", "thumbhash": LIKENESS["thumbhash"]},
            "renditions": renditions,
        })
    fixture = {"title": "Photos", "sortedByCapture": False, "preselect": None, **GRID, **traits, "photos": photos}
    (folder / "fixture.json").write_text(json.dumps(fixture))
    return folder


def render(root: Path):
    """Has the package's own code write the page of every fixture below `root`."""
    command = ["swift", "test", "--package-path", str(REPOSITORY), "--filter", "GalleryFixtures"]
    run = subprocess.run(command, env={**os.environ, "THUMBGEN_GALLERY_FIXTURES": str(root)}, capture_output=True, text=True)
    if run.returncode != 0:
        raise SystemExit(f"the pages could not be written:\n{run.stdout}\n{run.stderr}")


def link_of(path: str) -> str:
    """The link to a file whose path is in the manifest's text form."""
    plain = bytearray()
    coded = path.encode()
    at = 0
    while at < len(coded):
        if coded[at : at + 1] == b"%" and len(coded[at + 1 : at + 3]) == 2 and all(c in b"0123456789abcdefABCDEF" for c in coded[at + 1 : at + 3]):
            plain.append(int(coded[at + 1 : at + 3], 16))
            at += 3
        else:
            plain.append(coded[at])
            at += 1
    return quote(bytes(plain), safe="/~")
