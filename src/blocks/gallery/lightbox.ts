/** The strings of the lightbox. `data-words` contains them as JSON. */
export interface LightboxStrings {
  viewer: string;
  previous: string;
  next: string;
  close: string;
  /** The position in the gallery, as a pattern such as "{n} de {total}". */
  position: string;
}

/** Minimum length of a swipe, in px. */
const swipeThreshold = 40;

/**
 * Makes the links of a list open their pictures in a lightbox. A click with a modifier key follows
 * the link as usual.
 */
export function attachLightbox(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>("a[data-width]")];
  const strings: LightboxStrings = JSON.parse(list.dataset.words ?? "{}");
  links.forEach((link, index) => {
    link.setAttribute("aria-haspopup", "dialog");
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openLightbox({ links, words: strings, index });
    });
  });
}

/**
 * The state of a lightbox: the links of all pictures, the strings, and the index of the current
 * picture.
 */
interface LightboxState {
  links: readonly HTMLAnchorElement[];
  words: LightboxStrings;
  index: number;
}

interface LightboxElements {
  dialog: HTMLDialogElement;
  picture: HTMLImageElement;
  caption: HTMLElement;
  position: HTMLElement;
}

/**
 * Opens a lightbox with one of several pictures. When it closes, it is removed, and the link of the
 * last picture gets the focus.
 */
function openLightbox(shown: LightboxState): void {
  const viewer: LightboxElements = {
    dialog: document.createElement("dialog"),
    picture: document.createElement("img"),
    caption: createElementWithClass("p", "gallery-caption"),
    position: createElementWithClass("p", "gallery-position"),
  };
  const step = (by: number) => {
    const { length } = shown.links;
    shown.index = (shown.index + by + length) % length;
    showPicture(viewer, shown);
  };
  buildLightbox(viewer, shown, step);
  addListeners(viewer, shown, step);
  // The dialog is inside the block, so that the block's styles apply. A modal dialog is in the top
  // layer anyway.
  shown.links[0]?.closest("section")?.append(viewer.dialog);
  showPicture(viewer, shown);
  viewer.dialog.showModal();
}

type StepHandler = (by: number) => void;

function buildLightbox(
  viewer: LightboxElements,
  { links, words }: LightboxState,
  step: StepHandler,
): void {
  const { dialog, picture, caption, position } = viewer;
  const isOne = links.length < 2;
  const steps = isOne
    ? []
    : [
        createButton(words.previous, "‹", () => step(-1)),
        createButton(words.next, "›", () => step(1)),
      ];
  const bar = createElementWithClass("div", "gallery-bar");
  bar.append(
    position,
    ...steps,
    createButton(words.close, "×", () => dialog.close()),
  );
  position.setAttribute("role", "status");
  position.hidden = isOne;
  // Prevents a swipe from starting a native drag of the image.
  picture.draggable = false;
  dialog.className = "gallery-viewer";
  dialog.setAttribute("aria-label", words.viewer);
  dialog.append(bar, picture, caption);
}

function addListeners({ dialog }: LightboxElements, shown: LightboxState, step: StepHandler): void {
  let from: number | undefined;
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The link of the last picture gets the focus. It may differ from the link that was clicked.
    shown.links[shown.index]?.focus();
  });
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  });
  dialog.addEventListener("pointerdown", ({ clientX }) => {
    from = clientX;
  });
  dialog.addEventListener("pointerup", ({ clientX }) => {
    const way = clientX - (from ?? clientX);
    from = undefined;
    if (Math.abs(way) > swipeThreshold) step(way < 0 ? 1 : -1);
  });
}

function showPicture(
  { picture, caption, position }: LightboxElements,
  { links, words, index }: LightboxState,
): void {
  const link = links[index];
  if (!link) return;
  picture.width = Number(link.dataset.width);
  picture.height = Number(link.dataset.height);
  picture.alt = link.querySelector("img")?.alt ?? "";
  picture.src = link.href;
  caption.textContent = link.parentElement?.querySelector("figcaption")?.textContent ?? "";
  caption.hidden = caption.textContent === "";
  const place = words.position.replace("{n}", String(index + 1));
  position.textContent = place.replace("{total}", String(links.length));
}

function createElementWithClass(name: "p" | "div", className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

function createButton(label: string, sign: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.setAttribute("aria-label", label);
  made.textContent = sign;
  made.addEventListener("click", press);
  return made;
}
