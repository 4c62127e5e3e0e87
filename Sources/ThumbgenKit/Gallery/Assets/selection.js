/** The chosen photos, by source, in the order they were chosen; kept in the browser from visit to visit. */
class Selection extends EventTarget {
  constructor(index) {
    super();
    this.key = `thumbgen ${location.pathname}`;
    this.edition = index.edition;
    this.preselect = index.preselect;
    const kept = this.read();
    // A new list of preselected photos counts for more than what was chosen under an older one.
    const isCurrent = kept && JSON.stringify(kept.preselect) === JSON.stringify(this.preselect);
    this.sources = isCurrent ? kept.sources : [...this.preselect];
    this.isStale = isCurrent && kept.edition !== this.edition;
    /** Whether a tap chooses a photo instead of opening it. */
    this.isActive = isCurrent ? kept.isActive === true : this.sources.length > 0;
    this.number();
  }

  get size() {
    return this.sources.length;
  }

  toggle(source) {
    this.replace(this.places.has(source) ? this.sources.filter((other) => other !== source) : [...this.sources, source]);
  }

  replace(sources) {
    this.sources = sources;
    this.number();
    this.tell();
  }

  setActive(isActive) {
    this.isActive = isActive;
    this.tell();
  }

  tell() {
    this.write();
    this.dispatchEvent(new Event("change"));
  }

  /** Lets go of what is no longer on the page, where the page has changed since the choice was kept. */
  async refresh(photos) {
    if (!this.isStale || this.size === 0) return;
    const there = new Set();
    await photos.find((photo) => {
      if (this.places.has(photo.source)) there.add(photo.source);
      return there.size === this.size;
    });
    this.isStale = false;
    this.replace(this.sources.filter((source) => there.has(source)));
  }

  /** The chosen sources, one a line; a line break in a name is escaped like other bytes of the manifest's paths. */
  get text() {
    const line = (source) => source.replaceAll("\n", "%0A").replaceAll("\r", "%0D");
    return this.sources.map((source) => `${line(source)}\n`).join("");
  }

  /** Hands the list out as a file. */
  export() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.text], { type: "text/plain;charset=utf-8" }));
    link.download = "selection.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  number() {
    /** The place of each chosen photo, from 1. */
    this.places = new Map(this.sources.map((source, index) => [source, index + 1]));
  }

  read() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.key));
      return Array.isArray(kept?.sources) && kept.sources.every((source) => typeof source === "string") ? kept : null;
    } catch {
      return null;
    }
  }

  write() {
    const { edition, preselect, sources, isActive } = this;
    try {
      localStorage.setItem(this.key, JSON.stringify({ edition, preselect, sources, isActive }));
    } catch {
      // Storage may be full or forbidden; the choice then lasts as long as the page.
    }
  }
}
