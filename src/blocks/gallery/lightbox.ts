/** The words of the window that shows one picture, as JSON in `data-words`. */
export interface ViewerWords {
  viewer: string;
  previous: string;
  next: string;
  close: string;
  /** "{n} de {total}". */
  position: string;
}

/** How far a finger moves before it means the next picture, in px. */
const swipeThreshold = 40;

/** Lets the links of a list open their pictures in the page. In a new tab or window they stay links. */
export function attachLightbox(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>("a[data-width]")];
  const words: ViewerWords = JSON.parse(list.dataset.words ?? "{}");
  links.forEach((link, index) => {
    link.setAttribute("aria-haspopup", "dialog");
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openLightbox({ links, words, index });
    });
  });
}

/** The pictures of a window, and which one it shows. */
interface LightboxState {
  links: readonly HTMLAnchorElement[];
  words: ViewerWords;
  index: number;
}

/** The parts of the window. */
interface LightboxElements {
  dialog: HTMLDialogElement;
  picture: HTMLImageElement;
  caption: HTMLElement;
  position: HTMLElement;
}

/** Opens a window over the page with one picture of several; it goes when it is closed, and focus returns. */
function openLightbox(shown: LightboxState): void {
  const viewer: LightboxElements = {
    dialog: document.createElement("dialog"),
    picture: document.createElement("img"),
    caption: part("p", "gallery-caption"),
    position: part("p", "gallery-position"),
  };
  const step = (by: number) => {
    const { length } = shown.links;
    shown.index = (shown.index + by + length) % length;
    show(viewer, shown);
  };
  build(viewer, shown, step);
  listen(viewer, shown, step);
  // Within its block, whose styles it has; a modal window lies above all.
  shown.links[0]?.closest("section")?.append(viewer.dialog);
  show(viewer, shown);
  viewer.dialog.showModal();
}

type Step = (by: number) => void;

function build(viewer: LightboxElements, { links, words }: LightboxState, step: Step): void {
  const { dialog, picture, caption, position } = viewer;
  const isOne = links.length < 2;
  const steps = isOne
    ? []
    : [button(words.previous, "‹", () => step(-1)), button(words.next, "›", () => step(1))];
  const bar = part("div", "gallery-bar");
  bar.append(
    position,
    ...steps,
    button(words.close, "×", () => dialog.close()),
  );
  position.setAttribute("role", "status");
  position.hidden = isOne;
  // Else the browser takes a picture that is drawn aside for one to be carried away.
  picture.draggable = false;
  dialog.className = "gallery-viewer";
  dialog.setAttribute("aria-label", words.viewer);
  dialog.append(bar, picture, caption);
}

function listen({ dialog }: LightboxElements, shown: LightboxState, step: Step): void {
  let from: number | undefined;
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The picture that was seen last, which need not be the one that was pressed.
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

function show(
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

function part(name: "p" | "div", className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

function button(label: string, sign: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.setAttribute("aria-label", label);
  made.textContent = sign;
  made.addEventListener("click", press);
  return made;
}
