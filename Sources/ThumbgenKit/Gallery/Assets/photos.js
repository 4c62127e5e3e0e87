/** The photos, in their order; those of a chunk are there once its script has run. */
class Photos {
  constructor(index, queue) {
    this.index = index;
    this.chunks = [];
    this.loading = new Map();
    this.folder = new URL(".", document.currentScript.src);
    for (const [number, photos] of queue) this.chunks[number] = photos;
    // What later scripts push goes straight to its place.
    self.thumbgenPhotos = { push: ([number, photos]) => (this.chunks[number] = photos) };
  }

  get count() {
    return this.index.count;
  }

  /** The photo of a number, undefined while its chunk is not there. */
  at(number) {
    const { chunkSize } = this.index;
    return this.chunks[Math.floor(number / chunkSize)]?.[number % chunkSize];
  }

  /** The photo of a number, once it is there. */
  async load(number) {
    await this.loadChunk(Math.floor(number / this.index.chunkSize));
    return this.at(number);
  }

  loadChunk(number) {
    if (this.chunks[number]) return Promise.resolve();
    if (!this.loading.has(number)) {
      const promise = new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = new URL(`photos-${String(number).padStart(4, "0")}.js`, this.folder);
        script.onload = resolve;
        script.onerror = () => reject(new Error(`cannot load ${script.src}`));
        document.head.append(script);
      });
      // A chunk that failed is asked for again the next time it is wanted.
      promise.catch(() => {}).finally(() => this.loading.delete(number));
      this.loading.set(number, promise);
    }
    return this.loading.get(number);
  }

  /** The number of the first photo that `matches` holds for; -1 for none. Loads chunk after chunk until there is one. */
  async find(matches) {
    for (let chunk = 0; chunk * this.index.chunkSize < this.count; chunk++) {
      await this.loadChunk(chunk);
      const place = this.chunks[chunk].findIndex(matches);
      if (place >= 0) return chunk * this.index.chunkSize + place;
    }
    return -1;
  }

  /** The numbers of an album's photos, of all photos without one. */
  numbers(album) {
    const runs = album ? album.runs : [0, this.count];
    const numbers = [];
    for (let run = 0; run < runs.length; run += 2) {
      for (let at = 0; at < runs[run + 1]; at++) numbers.push(runs[run] + at);
    }
    return numbers;
  }

  /** The month heading a photo stands under: an object that is the same for all of the month; undefined without months. */
  month(number) {
    const { months } = this.index;
    let [low, high] = [0, months.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (months[middle].start <= number) low = middle + 1;
      else high = middle;
    }
    return months[low - 1];
  }
}
