"""The pictures that are measured with: made once, kept in a folder, the same pixels every time.

Real photographs (Debian's mate-backgrounds) enlarged to the size of a phone's and given the noise of its sensor: without
it an enlarged picture is smoother than any photo and its entropy decoding too cheap.
"""

import io
import struct
import subprocess
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image

BACKGROUNDS = Path("/usr/share/backgrounds/mate")
PHONE = (4032, 3024)
NOISE = 3.0


def originals():
    found = sorted(BACKGROUNDS.glob("nature/*.jpg"))
    if not found:
        raise SystemExit(f"bench: there are no photographs in {BACKGROUNDS}; install mate-backgrounds")
    return found


def photograph(index, size):
    """The photograph of a number: every one shows another part, and has noise of its own."""
    source = Image.open(originals()[index % len(originals())]).convert("RGB")
    generator = np.random.default_rng(index)
    width, height = source.size
    side = min(width / size[0], height / size[1]) * generator.uniform(0.75, 1)
    crop = (side * size[0], side * size[1])
    left, top = generator.uniform(0, width - crop[0]), generator.uniform(0, height - crop[1])
    enlarged = source.resize(size, Image.Resampling.BICUBIC, box=(left, top, left + crop[0], top + crop[1]))
    pixels = np.asarray(enlarged, np.float32)
    pixels = pixels + NOISE * generator.standard_normal(pixels.shape, np.float32)
    return Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8))


@cache
def snapshot(index):
    """A very small photograph, as a file."""
    file = io.BytesIO()
    photograph(index, (160, 120)).save(file, "JPEG", quality=85)
    return file.getvalue()


def save(kind, index, path):
    """Makes one file; under another name first, so that a broken run leaves nothing that looks whole."""
    unfinished = path.with_name("unfinished-" + path.name)
    match kind:
        case "jpeg":
            unfinished.write_bytes(numbered(phone_photo(index % 40), index, padding=index))
        case "small":
            photograph(index, (640, 480)).save(unfinished, quality=85, subsampling="4:2:0")
        case "progressive":
            photograph(index, PHONE).save(unfinished, quality=92, subsampling="4:2:0", progressive=True)
        case "huge":
            photograph(index, (11_552, 8_664)).save(unfinished, quality=88, subsampling="4:2:0", progressive=True)
        case "numbered":
            # Few pictures, but no two files alike: what counts of a large library is the number of its files.
            unfinished.write_bytes(numbered(snapshot(index % 16), index))
        case "tiny":
            photograph(index, (64, 64)).save(unfinished, quality=85)
        case "png":
            photograph(index, PHONE).save(unfinished, compress_level=3)
        case "webp":
            photograph(index, PHONE).save(unfinished, quality=85, method=2)
        case "heic" | "avif":
            whole = unfinished.with_suffix(".png")
            photograph(index, PHONE).save(whole, compress_level=0)
            compression = "hevc" if kind == "heic" else "av1"
            speed = ["--speed", "8"] if kind == "avif" else []
            options = ["--Q", "60", "--compression", compression, *speed]
            subprocess.run(["vips", "heifsave", str(whole), str(unfinished), *options], check=True)
            whole.unlink()
        case "preview":
            unfinished.write_bytes(numbered(with_preview(index % 24), index, padding=index))
    unfinished.rename(path)


@cache
def phone_photo(index):
    """A photograph as a phone stores it, as a file."""
    file = io.BytesIO()
    photograph(index, PHONE).save(file, "JPEG", quality=92, subsampling="4:2:0")
    return file.getvalue()


@cache
def with_preview(index):
    """A photograph with a preview as cameras store it: behind the picture, listed in a multi-picture index."""
    picture = photograph(index, PHONE)
    preview = picture.resize((1600, 1200), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    picture.save(file, "MPO", save_all=True, append_images=[preview], quality=92, subsampling="4:2:0")
    content = bytearray(file.getvalue())
    # The second picture is what cameras call a large thumbnail; Pillow leaves its kind open.
    start = content.index(b"MPF\0") + 4
    order = "<" if content[start : start + 2] == b"II" else ">"
    directory = start + struct.unpack_from(order + "I", content, start + 4)[0]
    for entry in range(struct.unpack_from(order + "H", content, directory)[0]):
        tag, _, _, place = struct.unpack_from(order + "HHII", content, directory + 2 + 12 * entry)
        if tag == 0xB002:
            struct.pack_into(order + "I", content, start + place + 16, 0x010002)
    return bytes(content)


def numbered(content, number, padding=0):
    """A JPEG with a number as its comment, and with so many bytes more: photos of one size on disk are suspected copies."""
    comment = b"%d" % number + bytes(padding)
    segment = b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment
    return content[:2] + segment + content[2:]


ENDINGS = {"png": ".png", "webp": ".webp", "heic": ".heic", "avif": ".avif"}


def files(kept, kind, count):
    """The folder of so many pictures of a kind, made where they are missing, and the files in it."""
    folder = kept / f"{kind}-{count}"
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{kind}-{index:04}{ENDINGS.get(kind, '.jpg')}" for index in range(count)]
    missing = [(index, path) for index, path in enumerate(paths) if not path.exists()]
    if missing:
        print(f"bench: making {len(missing)} pictures: {kind}", flush=True)
        with ProcessPoolExecutor() as pool:
            list(pool.map(save, [kind] * len(missing), *zip(*missing), chunksize=16))
    return folder, paths
