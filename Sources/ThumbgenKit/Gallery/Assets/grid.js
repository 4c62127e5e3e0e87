/** The grid of cells: only the rows near the screen are in the document, each placed where the layout puts it. */
class GridView {
  constructor(element, { photos, selection, monthLabel, linkTo }) {
    Object.assign(this, { element, photos, selection, monthLabel, linkTo });
    this.rows = new Map();
    this.numbers = [];
    /** The item that has the keyboard, by its place in `numbers`. */
    this.active = 0;
    element.addEventListener("keydown", (event) => this.moveByKey(event));
    element.addEventListener("focusin", (event) => this.activate(Number(event.target.closest("[data-item]")?.dataset.item)));
    element.addEventListener("click", (event) => this.chooseByClick(event));
    selection.addEventListener("change", () => this.showSelection());
    addEventListener("scroll", () => this.scheduleUpdate(), { passive: true });
    addEventListener("resize", () => this.resize());
    new ResizeObserver(() => this.resize()).observe(element.parentElement);
  }

  /** Shows these photos. */
  show(numbers) {
    this.numbers = numbers;
    this.active = 0;
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    this.element.setAttribute("aria-rowcount", Math.ceil(numbers.length / this.photos.index.grid.columns));
    this.element.setAttribute("aria-colcount", this.photos.index.grid.columns);
    this.resize();
  }

  get isVisible() {
    return !this.element.hidden;
  }

  /** Screen pixels above the grid's first row, when the page is not scrolled. */
  get top() {
    return this.element.getBoundingClientRect().top + scrollY;
  }

  /** Screen pixels at the upper edge that the bar covers. */
  get covered() {
    return document.querySelector(".bar").offsetHeight;
  }

  resize() {
    const { grid } = this.photos.index;
    // A scroll bar that takes room would make a window of the grid's own width too narrow for it.
    document.documentElement.classList.toggle("narrow", innerWidth <= Math.ceil(grid.width));
    if (!this.isVisible) return;
    const width = this.element.parentElement.getBoundingClientRect().width;
    if (this.layout?.width === width && this.layout.count === this.numbers.length) return this.update();

    const before = this.layout;
    const offset = scrollY - this.top + this.covered;
    this.layout = Object.assign(new Layout(grid, width, this.numbers.length), { width, count: this.numbers.length });
    this.element.style.height = `${this.layout.height}px`;
    for (const [row, element] of this.rows) this.place(row, element);
    if (before && before.count === this.layout.count && offset > this.covered) {
      // What was at the top stays there.
      const row = before.rowAt(offset);
      scrollTo(0, this.top - this.covered + this.layout.rowTop(row) + (offset - before.rowTop(row)) * (width / before.width));
    }
    this.update();
  }

  scheduleUpdate() {
    this.scheduled ??= requestAnimationFrame(() => {
      this.scheduled = undefined;
      this.update();
    });
  }

  /** Puts the rows near the screen into the document and takes the others out. */
  update() {
    if (!this.isVisible || !this.layout) return;
    const from = scrollY - this.top;
    const first = this.layout.rowAt(from - innerHeight);
    const last = this.numbers.length > 0 ? this.layout.rowAt(from + 2 * innerHeight) : -1;
    // The row with the keyboard stays, or the focus would be lost.
    const focused = this.element.contains(document.activeElement) ? this.rowOf(this.active) : undefined;
    for (const [row, element] of this.rows) {
      if ((row < first || row > last) && row !== focused) {
        element.remove();
        this.rows.delete(row);
      }
    }
    for (let row = first; row <= last; row++) if (!this.rows.has(row)) this.insert(row);
    const topRow = this.layout.rowAt(from + this.covered);
    if (focused === undefined && !this.rows.has(this.rowOf(this.active))) this.activate(topRow * this.layout.columns);
    this.showMonth(topRow);
  }

  rowOf(item) {
    return Math.floor(item / this.layout.columns);
  }

  insert(row) {
    const element = document.createElement("div");
    element.className = "row";
    element.setAttribute("role", "row");
    element.ariaRowIndex = row + 1;
    // Rows lie in the document in their order, for those who read it rather than see it.
    const next = [...this.rows.keys()].filter((other) => other > row).sort((a, b) => a - b)[0];
    this.element.insertBefore(element, this.rows.get(next) ?? null);
    this.rows.set(row, element);
    this.fill(row, element);
  }

  fill(row, element) {
    const { columns } = this.layout;
    const items = this.numbers.slice(row * columns, (row + 1) * columns);
    const cells = items.map((number, column) => this.cell(row * columns + column, number, column));
    element.replaceChildren(...cells);
    this.place(row, element);
    this.showSelection(cells);
    const missing = items.filter((number) => !this.photos.at(number));
    if (missing.length === 0) return;
    Promise.all(missing.map((number) => this.photos.load(number))).then(() => {
      if (this.rows.get(row) !== element) return;
      const hadFocus = element.contains(document.activeElement);
      this.fill(row, element);
      if (hadFocus) this.link(this.active)?.focus({ preventScroll: true });
    }, () => {});
  }

  cell(item, number, column) {
    const photo = this.photos.at(number);
    const month = this.photos.month(number);
    const startsMonth = month && (item === 0 || this.photos.month(this.numbers[item - 1]) !== month);
    const cell = cellElement(photo, {
      item, column,
      heading: startsMonth ? monthTitle(month) : undefined,
      address: photo && this.linkTo(photo),
      zoom: this.layout.zoom,
    });
    cell.querySelector("a").tabIndex = item === this.active ? 0 : -1;
    return cell;
  }

  place(row, element) {
    const { layout } = this;
    element.style.top = `${layout.rowTop(row)}px`;
    [...element.children].forEach((cell, column) => {
      cell.style.left = `${layout.cellLeft(column)}px`;
      cell.style.width = `${layout.cellWidth}px`;
      cell.style.height = `${layout.cellHeight}px`;
      const picture = cell.querySelector("picture");
      if (picture) offerDensities(picture, cell.photo.cell, layout.zoom);
    });
  }

  showMonth(row) {
    const number = this.numbers[row * this.layout.columns];
    const month = number === undefined ? undefined : this.photos.month(number);
    this.monthLabel.hidden = !month;
    if (month) this.monthLabel.textContent = monthTitle(month);
  }

  /** Numbers and dims the cells in the document. */
  showSelection(cells = this.element.querySelectorAll(".cell")) {
    this.element.classList.toggle("selecting", this.selection.isActive);
    setAttribute(this.element, "aria-multiselectable", this.selection.isActive ? "true" : undefined);
    for (const cell of cells) showChoice(cell, this.selection);
  }

  chooseByClick(event) {
    if (!this.selection.isActive) return;
    const photo = event.target.closest(".cell")?.photo;
    event.preventDefault();
    if (photo) this.selection.toggle(photo.source);
  }

  link(item) {
    return this.element.querySelector(`[data-item="${item}"] a`);
  }

  /** Makes an item the one that the keyboard comes to. */
  activate(item) {
    if (!(item >= 0)) return;
    const before = this.link(this.active);
    if (before) before.tabIndex = -1;
    this.active = item;
    const link = this.link(item);
    if (link) link.tabIndex = 0;
  }

  /** Brings an item into sight and gives it the keyboard. */
  focus(item) {
    const y = this.top + this.layout.rowTop(this.rowOf(item));
    if (y < scrollY + this.covered) scrollTo(0, y - this.covered);
    else if (y + this.layout.cellHeight > scrollY + innerHeight) scrollTo(0, y + this.layout.cellHeight - innerHeight);
    this.update();
    this.activate(item);
    if (!this.rows.has(this.rowOf(item))) this.insert(this.rowOf(item));
    this.link(item)?.focus({ preventScroll: true });
  }

  moveByKey(event) {
    if (event.altKey || event.metaKey) return;
    const { columns, cellHeight, spacing } = this.layout;
    const rowsInSight = Math.max(1, Math.floor((innerHeight - this.covered) / (cellHeight + spacing)));
    const target = keyTarget(event, { from: this.active, last: this.numbers.length - 1, columns, rowsInSight });
    if (target !== undefined) {
      event.preventDefault();
      this.focus(target);
    } else if (event.key === " " && this.selection.isActive) {
      event.preventDefault();
      event.target.closest("a")?.click();
    }
  }
}

/** The item that a key leads to in a grid; undefined for a key that moves nothing. */
function keyTarget({ key, ctrlKey }, { from, last, columns, rowsInSight }) {
  const column = from % columns;
  const page = rowsInSight * columns;
  const targets = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from >= columns ? from - columns : from,
    ArrowDown: from + columns <= last ? from + columns : from,
    Home: ctrlKey ? 0 : from - column,
    End: ctrlKey ? last : from - column + columns - 1,
    PageUp: Math.max(column, from - page),
    PageDown: from + page <= last ? from + page : last,
  };
  return key in targets ? Math.min(Math.max(targets[key], 0), last) : undefined;
}
