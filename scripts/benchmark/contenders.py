"""How each program is asked for the same thumbnails."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path

from . import tools

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Task:
    """What is asked for: squares of these sizes, in these formats, of these files."""

    folder: Path
    files: list
    sizes: tuple = (388,)
    formats: tuple = ("jpg",)

    @property
    def outputs(self):
        """How many pictures of each size must be there."""
        return {size: len(self.files) * len(self.formats) for size in self.sizes}


@dataclass(frozen=True)
class Contender:
    """A program, its arguments for a task and an output folder, and why it cannot take part where it cannot."""

    name: str
    command: object
    settings: dict = field(default_factory=dict)
    missing: str = ""
    # The reference for others' work that makes no pictures itself.
    is_floor: bool = False
    # Another task than the row's.
    task: object = None


QUALITY = 82
FORMAT_NAMES = {"jpg": "jpeg", "webp": "webp", "avif": "avif"}


def absent(program):
    return "" if shutil.which(program) else f"{program} is not installed"


def spread(task, jobs, command, each=None):
    """`command` over all files, `jobs` at a time; each process gets its share of the files, or `each` of them."""
    share = each or -(-len(task.files) // jobs)
    listing = task.folder.parent / f"{task.folder.name}.files"
    listing.write_bytes(b"".join(bytes(path) + b"\0" for path in task.files))
    return ["xargs", "-0", "-a", str(listing), "-P", str(jobs), "-n", str(share), *command]


def pipeline(task):
    """The options of thumbgen for a task."""
    sizes = task.sizes
    if len(sizes) == 1:
        grid = ["--cols", "1", "--cell", f"{sizes[0]}x{sizes[0]}", "--scale", "1"]
    else:
        # 129, 258 and 388 pixels: the standard grid.
        grid = ["--cols", "3", "--spacing", "1", "--width", "390", "--scale", "1,2,3"]
    formats = ["--format", ",".join(FORMAT_NAMES[one] for one in task.formats)]
    quality = ["--quality", ",".join(f"{FORMAT_NAMES[one]}={QUALITY}" for one in task.formats)]
    return [*grid, *formats, *quality]


def thumbgen(program, jobs, *options, name="thumbgen"):
    def command(task, out):
        common = ["--jobs", str(jobs), "--progress", "none"]
        return [program, *pipeline(task), *common, *options, str(task.folder), str(out)]

    return Contender(name, command)


def vipsthumbnail(jobs):
    """One process, then as many as there are jobs; several sizes and formats need as many calls."""

    def calls(task, out):
        for size in task.sizes:
            for format in task.formats:
                options = ",".join([f"Q={QUALITY}", "strip"] + ["optimize_coding"] * (format == "jpg"))
                target = f"{out}/%s-{size}.{format}[{options}]"
                yield ["vipsthumbnail", "--size", f"{size}x{size}", "--smartcrop", "centre", "-o", target]

    def shell(commands):
        return ["sh", "-c", "\n".join(["set -e", *(" ".join(f"'{word}'" for word in words) for words in commands)])]

    def one(task, out):
        return shell([*call, *map(str, task.files)] for call in calls(task, out))

    def many(task, out):
        return shell(spread(task, jobs, call) for call in calls(task, out))

    return [
        Contender("vipsthumbnail", one, {}, absent("vipsthumbnail")),
        Contender(f"vipsthumbnail x{jobs}", many, {"VIPS_CONCURRENCY": "1"}, absent("vipsthumbnail")),
    ]


def magick(jobs):
    """Only for one size in one format: it is never near where more is asked."""

    def square(task):
        size = f"{task.sizes[0]}x{task.sizes[0]}"
        return ["-thumbnail", f"{size}^", "-gravity", "center", "-extent", size, "-quality", str(QUALITY)]

    def plain(task, out):
        return ["mogrify", "-path", str(out), *square(task), *map(str, task.files)]

    def hinted(task, out):
        hint = ["-define", f"jpeg:size={2 * task.sizes[0]}x{2 * task.sizes[0]}"]
        return spread(task, jobs, ["mogrify", *hint, "-path", str(out), *square(task)])

    def graphics(task, out):
        # Its mogrify cannot write whole paths to another folder.
        hint = f"-size {2 * task.sizes[0]}x{2 * task.sizes[0]}"
        call = f'for file; do gm convert {hint} "$file" {" ".join(square(task))} "{out}/${{file##*/}}" || exit 1; done'
        return spread(task, jobs, ["sh", "-c", call, "sh"])

    one_thread = {"MAGICK_THREAD_LIMIT": "1", "OMP_NUM_THREADS": "1"}
    return [
        Contender("mogrify", plain, {}, absent("mogrify")),
        Contender(f"mogrify, size hint, x{jobs}", hinted, one_thread, absent("mogrify")),
        Contender(f"gm, size hint, x{jobs}", graphics, one_thread, absent("gm")),
    ]


def pyvips(python, jobs):
    def command(task, out):
        sizes, formats = ",".join(map(str, task.sizes)), ",".join(task.formats)
        return [python, HERE / "with_pyvips.py", task.folder, out, sizes, formats, str(QUALITY), str(jobs)]

    missing = "" if tools.has_module(python, "pyvips") else "pyvips is not installed"
    return Contender(f"pyvips, {jobs} threads", command, {"VIPS_CONCURRENCY": "1"}, missing)


def sigal(python, jobs):
    def command(task, out):
        settings = out.parent / "sigal.conf.py"
        size = task.sizes[0]
        settings.write_text(f"use_orig = True\nthumb_size = ({size}, {size})\nthumb_fit = True\nzip_gallery = False\n")
        program = python.parent / "sigal"
        return [program, "build", "--quiet", "-n", str(jobs), "-c", settings, task.folder, out]

    missing = "" if tools.has_module(python, "sigal") else "sigal is not installed"
    return Contender("sigal", command, {}, missing)


def find():
    """Asking the system once for the size and time of every file: no rerun that looks at them gets under it."""

    def command(task, out):
        return ["find", task.folder, out.parent / "thumbgen", "-printf", "%s %T@\\n"]

    return Contender("floor: find", command, {}, absent("find"), is_floor=True)


def floor(jobs):
    """Entropy decoding alone: nothing that reads a whole JPEG gets under it."""

    def command(task, out):
        return spread(task, jobs, ["djpeg", "-scale", "1/8", "-outfile", "/dev/null"], each=1)

    return Contender(f"floor: djpeg 1/8 x{jobs}", command, {}, absent("djpeg"), is_floor=True)
