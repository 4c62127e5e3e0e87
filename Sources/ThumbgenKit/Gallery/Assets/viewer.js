/** A photo over the whole page. The dialog keeps the focus within itself; stepping and closing are told to the page. */
class Viewer {
  constructor(dialog, { step, close }) {
    this.dialog = dialog;
    this.part = (name) => dialog.querySelector(`.${name}`);
    this.part("previous").addEventListener("click", () => step(-1));
    this.part("next").addEventListener("click", () => step(1));
    this.part("close").addEventListener("click", close);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close();
    });
    dialog.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "ArrowRight") step(1);
      else if (event.key === "Escape") close();
      else return;
      event.preventDefault();
    });
    this.followSwipes(step);
  }

  get isOpen() {
    return this.dialog.open;
  }

  show(photo, { hasPrevious, hasNext }) {
    const frame = document.createElement("div");
    frame.className = "frame";
    if (photo.large.length > 0) {
      const { width, height } = photo.large[0].files[0];
      frame.style.setProperty("--width", width);
      frame.style.setProperty("--height", height);
      const picture = pictureElement(photo.large, { alt: photo.name });
      frame.append(picture);
      showPlaceholder(frame, photo, picture);
    }
    this.part("stage").replaceChildren(frame);
    this.part("name").textContent = photo.name;
    this.part("details").textContent = [captureText(photo.captured), photo.camera].filter(Boolean).join(" · ");
    this.part("place").textContent = photo.location ? placeText(photo.location) : "";
    this.enable("previous", hasPrevious);
    this.enable("next", hasNext);
    this.dialog.ariaLabel = photo.name;
    if (!this.isOpen) {
      this.dialog.showModal();
      this.part("close").focus({ preventScroll: true });
    }
  }

  hide() {
    this.dialog.close();
    this.part("stage").replaceChildren();
  }

  enable(name, isEnabled) {
    const button = this.part(name);
    // A disabled button would drop the focus out of the dialog.
    if (!isEnabled && document.activeElement === button) this.part("close").focus();
    button.disabled = !isEnabled;
  }

  followSwipes(step) {
    let start;
    const stage = this.part("stage");
    stage.addEventListener("pointerdown", (event) => {
      start = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    });
    stage.addEventListener("pointercancel", () => (start = undefined));
    stage.addEventListener("pointerup", (event) => {
      if (!start || !event.isPrimary) return;
      const [across, down] = [event.clientX - start.x, event.clientY - start.y];
      start = undefined;
      if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 1 : -1);
    });
  }
}

/** The time a camera wrote, as it wrote it: no time zone is added or taken away. */
function captureText(captured) {
  const fields = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(captured ?? "");
  if (!fields) return "";
  const [, year, month, day, hour, minute] = fields;
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return `${date.format(Date.UTC(year, month - 1, day))}, ${hour}:${minute}`;
}

function placeText({ latitude, longitude }) {
  const part = (degrees, positive, negative) => `${Math.abs(degrees).toFixed(5)}° ${degrees < 0 ? negative : positive}`;
  return `${part(latitude, "N", "S")}, ${part(longitude, "E", "W")}`;
}
