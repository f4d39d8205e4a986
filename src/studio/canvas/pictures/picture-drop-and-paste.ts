/**
 * Reports files that are dropped on a picture, or pasted after a click on one. Without it, the
 * browser would open dropped files instead of the studio. A body that is being edited handles its
 * own drops.
 */
export function enablePictureDropAndPaste(
  page: Document,
  onFile: (place: string, picked: File) => void,
): void {
  listenToDrops(page, onFile);
  let pressed: string | undefined;
  page.addEventListener("focusin", () => {
    pressed = undefined;
  });
  page.addEventListener("click", (event) => {
    pressed = closestPicture(event)?.dataset.picture;
  });
  page.addEventListener("paste", (event) => {
    const picked = event.clipboardData?.files[0];
    if (!picked || pressed === undefined) return;
    event.preventDefault();
    onFile(pressed, picked);
  });
}

function listenToDrops(page: Document, onFile: (place: string, picked: File) => void): void {
  // A picture that is dragged within the page also counts as a file. Ignore it.
  let isOwn = false;
  page.addEventListener("dragstart", () => {
    isOwn = true;
  });
  page.addEventListener("dragend", () => {
    isOwn = false;
  });
  page.addEventListener("dragover", (event) => {
    if (!isFileDrag(event) || isInActiveBody(event)) return;
    event.preventDefault();
    const picture = isOwn ? undefined : closestPicture(event);
    if (event.dataTransfer) event.dataTransfer.dropEffect = picture ? "copy" : "none";
    highlightDropTarget(page, picture);
  });
  page.addEventListener("dragleave", () => highlightDropTarget(page));
  page.addEventListener("drop", (event) => {
    highlightDropTarget(page);
    if (!isFileDrag(event) || isInActiveBody(event)) return;
    event.preventDefault();
    const [place, picked] = [closestPicture(event)?.dataset.picture, event.dataTransfer?.files[0]];
    if (!isOwn && place && picked) onFile(place, picked);
  });
}

function isFileDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

function isInActiveBody({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-body][data-typing]") !== null;
}

function highlightDropTarget(page: Document, picture?: HTMLElement): void {
  for (const each of page.querySelectorAll("[data-dropping]")) {
    if (each !== picture) each.removeAttribute("data-dropping");
  }
  picture?.setAttribute("data-dropping", "");
}

/**
 * Returns the picture at the target of an event. The target may also be an element over the picture
 * in the same `figure`.
 */
function closestPicture({ target }: Event): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = target.closest<HTMLElement>("[data-picture]");
  const around = target.closest("picture, figure")?.querySelector<HTMLElement>("[data-picture]");
  return own ?? around ?? undefined;
}
