/** The page: what its address (`#photos`, `#albums`, `#album=…`, `#photo=…`) says is what it shows. */
class Page {
  constructor(index, queue) {
    this.index = index;
    this.photos = new Photos(index, queue);
    this.selection = new Selection(index);
    const find = (selector) => document.querySelector(selector);
    this.parts = {
      back: find(".back"), title: find(".title"), views: find(".views"), status: find(".status"), empty: find("main > .empty"),
      select: find(".select"), clear: find(".clear"), export: find(".export"), albums: find(".albums"), grid: find(".grid"),
    };
    this.grid = new GridView(this.parts.grid, {
      photos: this.photos,
      selection: this.selection,
      monthLabel: find(".month"),
      linkTo: (photo) => this.address({ album: this.album?.path, photo: photo.id }),
    });
    this.viewer = new Viewer(find(".viewer"), { step: (by) => this.step(by), close: () => this.closeViewer() });
    this.scrolled = new Map();
    this.connect();
    this.showSelection();
    this.route();
    this.selection.refresh(this.photos).catch(() => {});
  }

  connect() {
    const { select, clear, export: exporting } = this.parts;
    addEventListener("hashchange", () => this.route());
    select.addEventListener("click", () => this.selection.setActive(!this.selection.isActive));
    clear.addEventListener("click", () => this.selection.replace([]));
    exporting.addEventListener("click", () => this.selection.export());
    this.selection.addEventListener("change", () => this.showSelection());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.viewer.isOpen && this.selection.isActive) this.selection.setActive(false);
    });
  }

  /** The part of the address behind `#` for a view; an album's path may be empty. */
  address({ album, photo }) {
    const fields = new URLSearchParams();
    if (album !== undefined) fields.set("album", album);
    if (photo !== undefined) fields.set("photo", photo);
    return `#${fields.size > 0 ? fields : "photos"}`;
  }

  async route() {
    const fields = new URLSearchParams(location.hash.slice(1));
    const album = this.index.albums.find(({ path }) => path === fields.get("album"));
    this.showView(fields.has("albums") ? "albums" : "grid", album);
    if (fields.has("photo")) await this.openPhoto(fields.get("photo"));
    else this.hideViewer();
  }

  showView(view, album) {
    const key = view === "albums" ? "albums" : this.address({ album: album?.path });
    if (this.view === key) return;
    this.scrolled.set(this.view, scrollY);
    this.view = key;
    this.album = album;
    this.item = undefined;
    this.parts.albums.hidden = view !== "albums";
    this.parts.grid.hidden = view !== "grid";
    this.parts.empty.hidden = this.index.count > 0;
    this.parts.back.hidden = !album;
    const [photosLink, albumsLink] = this.parts.views.children;
    photosLink.toggleAttribute("aria-current", view === "grid" && !album);
    albumsLink.toggleAttribute("aria-current", view === "albums" || album !== undefined);
    if (view === "albums") {
      this.grid.monthLabel.hidden = true;
      showAlbums(this.parts.albums, this.index, ({ path }) => this.address({ album: path }));
    } else {
      this.grid.show(this.photos.numbers(album));
    }
    this.showTitle();
    scrollTo(0, this.scrolled.get(key) ?? 0);
    this.grid.update();
  }

  async openPhoto(id) {
    const isInside = this.viewer.isOpen;
    // Back leads to the grid only where the grid was shown before.
    if (!isInside) this.cameFromGrid = this.hasRouted === true;
    const number = await this.photos.find((photo) => photo.id === id).catch(() => -1);
    // The address may have changed while data was on its way.
    if (new URLSearchParams(location.hash.slice(1)).get("photo") !== id) return;
    this.item = this.grid.numbers.indexOf(number);
    if (this.item < 0) return location.replace(this.address({ album: this.album?.path }));
    const photo = this.photos.at(number);
    this.viewer.show(photo, { hasPrevious: this.item > 0, hasNext: this.item < this.grid.numbers.length - 1 });
    document.title = `${photo.name} – ${this.index.title}`;
    this.loadNeighbours();
  }

  /** Fetches the pictures before and after, so that stepping shows them at once. */
  loadNeighbours() {
    for (const item of [this.item + 1, this.item - 1]) {
      const number = this.grid.numbers[item];
      if (number === undefined) continue;
      this.photos.load(number).then((photo) => photo.large.length > 0 && pictureElement(photo.large, { alt: "" }), () => {});
    }
  }

  async step(by) {
    const number = this.grid.numbers[this.item + by];
    if (number === undefined) return;
    const photo = await this.photos.load(number);
    // One entry in the history however many photos were looked at.
    location.replace(this.address({ album: this.album?.path, photo: photo.id }));
  }

  closeViewer() {
    if (this.cameFromGrid) history.back();
    else location.replace(this.address({ album: this.album?.path }));
  }

  hideViewer() {
    this.hasRouted = true;
    if (!this.viewer.isOpen) return;
    this.viewer.hide();
    this.showTitle();
    if (this.item !== undefined) this.grid.focus(this.item);
  }

  showTitle() {
    const name = this.album ? albumTitle(this.album, this.index.title) : this.index.title;
    const { isActive, size } = this.selection;
    this.parts.title.textContent = isActive ? `${size} selected` : name;
    document.title = this.album ? `${name} – ${this.index.title}` : name;
  }

  showSelection() {
    const { isActive, size } = this.selection;
    const { select, clear, export: exporting, status } = this.parts;
    select.textContent = isActive ? "Done" : "Select";
    clear.hidden = !isActive;
    exporting.hidden = !isActive;
    clear.disabled = size === 0;
    exporting.disabled = size === 0;
    document.body.classList.toggle("selecting", isActive);
    status.textContent = isActive ? `${size} selected` : "";
    if (this.view) this.showTitle();
  }
}

new Page(self.thumbgenIndex, self.thumbgenPhotos ?? []);
