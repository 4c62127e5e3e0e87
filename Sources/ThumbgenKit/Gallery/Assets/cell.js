/** The cell of a photo; an empty one while its data is not there. */
function cellElement(photo, { item, column, heading, address, zoom }) {
  const cell = document.createElement("div");
  cell.className = "cell";
  cell.setAttribute("role", "gridcell");
  cell.setAttribute("aria-colindex", column + 1);
  cell.dataset.item = item;
  cell.photo = photo;
  if (heading) cell.append(Object.assign(document.createElement("h2"), { className: "month-start", textContent: heading }));
  const link = document.createElement("a");
  cell.append(link);
  if (!photo) {
    link.setAttribute("aria-label", "Photo");
    return cell;
  }
  link.href = address;
  link.title = photo.name;
  if (photo.cell.length === 0) {
    link.textContent = photo.name;
    return cell;
  }
  const picture = pictureElement(photo.cell, { alt: photo.name, zoom, lazy: true });
  link.append(picture);
  cell.classList.toggle("fits", photo.fits === true);
  showPlaceholder(link, photo, picture);
  return cell;
}

/** Shows whether, and as which, a cell's photo is chosen. */
function showChoice(cell, { isActive, places }) {
  const place = isActive && cell.photo ? places.get(cell.photo.source) : undefined;
  cell.classList.toggle("chosen", place !== undefined);
  setAttribute(cell, "aria-selected", isActive ? String(place !== undefined) : undefined);
  const link = cell.querySelector("a");
  const badge = link.querySelector(".badge");
  if (!isActive) return badge?.remove();
  const shown = badge ?? link.appendChild(Object.assign(document.createElement("span"), { className: "badge" }));
  shown.textContent = place ?? "";
}

/** Gives an attribute a value, or takes it away. */
function setAttribute(element, name, value) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
