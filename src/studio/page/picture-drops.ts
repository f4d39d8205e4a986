/**
 * Files that fall on a picture of the page, or are pasted where one was pressed, are handed on. Nowhere does the browser
 * open them in the place of the studio.
 */
export function enableDrops(page: Document, onFile: (place: string, picked: File) => void): void {
  const over = (element?: HTMLElement) => {
    for (const each of page.querySelectorAll("[data-dropping]")) {
      if (each !== element) each.removeAttribute("data-dropping");
    }
    element?.setAttribute("data-dropping", "");
  };
  page.addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    const picture = pictureIn(event);
    event.dataTransfer.dropEffect = picture ? "copy" : "none";
    over(picture);
  });
  page.addEventListener("dragleave", () => over());
  page.addEventListener("drop", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    over();
    const [picture, picked] = [pictureIn(event), event.dataTransfer.files[0]];
    if (picture?.dataset.picture && picked) onFile(picture.dataset.picture, picked);
  });
  let pressed: string | undefined;
  page.addEventListener("click", (event) => {
    pressed = pictureIn(event)?.dataset.picture;
  });
  page.addEventListener("paste", (event) => {
    const picked = event.clipboardData?.files[0];
    if (!picked || pressed === undefined) return;
    event.preventDefault();
    onFile(pressed, picked);
  });
}

/** The picture under the pointer; what lies over it does not keep a file away. */
function pictureIn({ target }: Event): HTMLElement | undefined {
  const element = target instanceof Element ? target : undefined;
  const own = element?.closest<HTMLElement>("[data-picture]");
  return (
    own ??
    element?.closest("picture, figure")?.querySelector<HTMLElement>("[data-picture]") ??
    undefined
  );
}
