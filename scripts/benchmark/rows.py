"""What is measured: each row is one task and the programs that do it."""

from dataclasses import dataclass, replace

from . import contenders, inputs
from .contenders import Task


@dataclass(frozen=True)
class Row:
    """One task, and the programs that do it: how they compare with the first of them is told."""

    name: str
    task: Task
    contenders: list
    accepted: tuple = (0,)
    # Whether each round starts from what the last one left.
    is_rerun: bool = False
    # The most rounds, for what takes minutes.
    most_rounds: int = 100


STANDARD = (129, 258, 388)


class Rows:
    """Makes rows when they are asked for, so that a run of a few needs only their pictures."""

    def __init__(self, program, python, jobs, cache, shared, is_quick):
        self.program, self.python, self.jobs = str(program), python, jobs
        self.cache, self.shared, self.is_quick = cache, shared, is_quick

    def names(self):
        return [name.removeprefix("row_").replace("_", "-") for name in vars(Rows) if name.startswith("row_")]

    def row(self, name):
        """The row, or None where this machine has not what it needs."""
        return getattr(self, "row_" + name.replace("-", "_"))(name)

    def task(self, kind, count, quick, **asked):
        folder, files = inputs.files(self.cache, kind, quick if self.is_quick else count)
        return Task(folder, files, **asked)

    def thumbgen(self, *options, jobs=None, name="thumbgen"):
        return contenders.thumbgen(self.program, jobs or self.jobs, *options, name=name)

    def against_vips(self, name, task, floor=False):
        others = [*contenders.vipsthumbnail(self.jobs), contenders.pyvips(self.python, self.jobs)]
        floors = [contenders.floor(self.jobs)] if floor else []
        return Row(name, task, [self.thumbgen(), *others, *floors])

    def row_one_size(self, name):
        row = self.against_vips(name, self.task("jpeg", 40, 12), floor=True)
        return replace(row, contenders=[*row.contenders, *contenders.magick(self.jobs)])

    def row_three_sizes(self, name):
        return self.against_vips(name, self.task("jpeg", 40, 12, sizes=STANDARD), floor=True)

    def row_three_sizes_two_formats(self, name):
        task = self.task("jpeg", 40, 12, sizes=STANDARD, formats=("jpg", "webp"))
        return self.against_vips(name, task, floor=True)

    def row_small(self, name):
        return self.against_vips(name, self.task("small", 1000, 300), floor=True)

    def row_photos(self, name):
        """The photos beside the repository, where there are any."""
        files = sorted((self.shared / "photos").glob("*.jpg")) if self.shared.is_dir() else []
        return self.against_vips(name, Task(self.shared / "photos", files), floor=True) if files else None

    def row_progressive(self, name):
        return self.against_vips(name, self.task("progressive", 12, 4), floor=True)

    def row_png(self, name):
        return self.against_vips(name, self.task("png", 8, 3))

    def row_webp(self, name):
        return self.against_vips(name, self.task("webp", 8, 3))

    def row_heic(self, name):
        return self.against_vips(name, self.task("heic", 4, 2))

    def row_avif(self, name):
        return self.against_vips(name, self.task("avif", 4, 2))

    def row_avif_out(self, name):
        return self.against_vips(name, self.task("jpeg", 40, 12, formats=("avif",)))

    def row_webp_out(self, name):
        return self.against_vips(name, self.task("jpeg", 40, 12, formats=("webp",)))

    def row_start_up(self, name):
        return self.against_vips(name, self.task("tiny", 1, 1))

    def row_gallery(self, name):
        return Row(name, self.task("jpeg", 40, 12), [self.thumbgen(), contenders.sigal(self.python, self.jobs)])

    def row_rerun(self, name):
        """Nothing to do: every thumbnail is there."""
        task = self.task("small", 1000, 300)
        return Row(name, task, [self.thumbgen(), contenders.sigal(self.python, self.jobs)], is_rerun=True)

    def row_library(self, name):
        """Nothing to do in a library of very many photos."""
        task = self.task("numbered", 100_000, 10_000, sizes=(64,))
        return Row(name, task, [self.thumbgen(), contenders.find()], is_rerun=True)

    def row_growth(self, name):
        """A first run over a library, and over a tenth of it: time should grow with the library and memory hardly."""
        tenth = self.task("numbered", 10_000, 1_000, sizes=(64,))
        task = self.task("numbered", 100_000, 10_000, sizes=(64,))
        few = replace(self.thumbgen(name="thumbgen, a tenth of them"), task=tenth)
        return Row(name, task, [few, self.thumbgen()], most_rounds=2)

    def row_previews(self, name):
        # So many that starting up does not count.
        task = self.task("preview", 240, 60, sizes=(129,))
        previews = self.thumbgen("--source", "preview", name="thumbgen --source preview")
        return Row(name, task, [previews, self.thumbgen(), *contenders.vipsthumbnail(self.jobs)])

    def row_cores(self, name):
        # So many that starting up, which is one core's work, does not count.
        task = self.task("jpeg", 240, 60, sizes=STANDARD)
        return Row(name, task, [self.thumbgen(), self.thumbgen(jobs=1, name="thumbgen --jobs 1")])

    def row_one_huge(self, name):
        """One progressive photo of 100 megapixels among many small ones, with and without a bound on memory."""
        _, huge = inputs.files(self.cache, "huge", 1)
        _, small = inputs.files(self.cache, "small", 200)
        folder = self.cache / "one-huge"
        folder.mkdir(exist_ok=True)
        for file in [*huge, *small]:
            if not (folder / file.name).exists():
                (folder / file.name).hardlink_to(file)
        bound = self.thumbgen("--memory", "1G", name="thumbgen --memory 1G")
        task = Task(folder, [*huge, *small])
        return Row(name, task, [bound, self.thumbgen(), *contenders.vipsthumbnail(self.jobs)])
