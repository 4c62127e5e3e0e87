/** A picture in the formats and densities there are; `zoom` is how much larger than its own points it shows. */
function pictureElement(pictures, { alt, zoom = 1, lazy = false }) {
  const fallback = pictures.at(-1);
  const image = document.createElement("img");
  image.alt = alt;
  image.decoding = "async";
  if (lazy) image.loading = "lazy";
  image.draggable = false;
  image.width = fallback.files[0].width;
  image.height = fallback.files[0].height;
  const picture = document.createElement("picture");
  for (const { type, files } of pictures.slice(0, -1)) {
    const source = document.createElement("source");
    source.type = type;
    picture.append(source);
  }
  picture.append(image);
  offerDensities(picture, pictures, zoom);
  return picture;
}

/** Offers each file at the pixels a point it has at this zoom, so that the browser takes the one that fits its screen. */
function offerDensities(picture, pictures, zoom) {
  [...picture.children].forEach((element, at) => {
    const { files } = pictures[at];
    const srcset = files.map(({ url, density }) => `${url} ${Number((density / zoom).toFixed(3))}x`).join(", ");
    if (element.srcset === srcset) return;
    element.srcset = srcset;
    // Browsers count `src` as one more file of density 1: the densest that is not more.
    if (element.tagName === "IMG") element.src = (files.findLast(({ density }) => density <= zoom * 1.001) ?? files[0]).url;
  });
}

/** Shows a photo's colour, then its blurred likeness, in `box` until `picture` has loaded. */
function showPlaceholder(box, photo, picture) {
  const image = picture.querySelector("img");
  if (image.complete && image.naturalWidth > 0) return;
  box.classList.add("loading");
  if (/^#[0-9a-f]{6}$/i.test(photo.color ?? "")) box.style.backgroundColor = photo.color;
  const likeness = photo.thumbhash ? thumbHashCanvas(photo.thumbhash) : null;
  if (likeness) {
    likeness.setAttribute("aria-hidden", "true");
    picture.before(likeness);
  }
  image.addEventListener("load", () => {
    likeness?.remove();
    box.style.backgroundColor = "";
    box.classList.remove("loading");
  }, { once: true });
}
