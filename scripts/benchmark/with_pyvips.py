"""The same thumbnails with pyvips, as its users write it: folder, output, sizes, formats, quality, threads."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyvips

folder, output, sizes, formats, quality, threads = sys.argv[1:]


def make(path):
    for size in map(int, sizes.split(",")):
        picture = pyvips.Image.thumbnail(str(path), size, height=size, crop="centre")
        for ending in formats.split(","):
            options = {"optimize_coding": True} if ending == "jpg" else {}
            picture.write_to_file(f"{output}/{path.stem}-{size}.{ending}", Q=int(quality), strip=True, **options)


with ThreadPoolExecutor(int(threads)) as pool:
    list(pool.map(make, sorted(Path(folder).iterdir())))
