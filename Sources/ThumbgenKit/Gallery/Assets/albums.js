/** Fills the list of albums: cover, name and number of photos of each. */
function showAlbums(list, { albums, title, grid }, linkTo) {
  if (list.childElementCount > 0) return;
  list.append(...albums.map((album) => {
    const link = document.createElement("a");
    link.href = linkTo(album);
    const cover = document.createElement("span");
    cover.className = "cover";
    if (album.cover.cell.length > 0) {
      // Named by the text beside it.
      const picture = pictureElement(album.cover.cell, { alt: "", zoom: 180 / grid.cell.width, lazy: true });
      cover.append(picture);
      showPlaceholder(cover, album.cover, picture);
    }
    const name = Object.assign(document.createElement("span"), { className: "name", textContent: albumTitle(album, title) });
    const count = Object.assign(document.createElement("span"), { className: "count", textContent: photoCount(album.count) });
    link.append(cover, name, count);
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
}

/** An album's folder; photos beside all folders go under the page's title. */
function albumTitle(album, title) {
  return album.name || title;
}

function photoCount(count) {
  return `${count.toLocaleString("en")} ${count === 1 ? "photo" : "photos"}`;
}
