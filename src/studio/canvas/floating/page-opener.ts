import { pageWords as words } from "../words.pt-br.ts";
import { layOver } from "./floating.ts";

/** What the way to another page asks and tells. */
export interface PageOpening {
  /** What the page at an address is called; nothing where it leads to none. */
  pageAt(address: string): string | undefined;
  /** It is to be opened. */
  followed(address: string): void;
}

/** The button below a link whose words are typed, which opens the page that it leads to. */
export interface PageOpener {
  /** Something of the page was chosen. */
  choose(target: Element | undefined): void;
  hide(): void;
}

/** Makes the button: a press on a link is about its words, and visitors' way on stands beside them. */
export function createPageOpener(opening: () => PageOpening | undefined): PageOpener {
  const box = layOver("div", "float opener");
  const button = layOver("button", "plain", box);
  button.type = "button";
  let link: HTMLAnchorElement | undefined;
  const place = () => link && putBelow(box, link);
  const choose = (target: Element | undefined) => {
    link = target?.closest("a") ?? undefined;
    const title = opening()?.pageAt(link?.getAttribute("href") ?? "");
    box.hidden = title === undefined;
    if (title === undefined) return;
    button.textContent = words.openPage({ title });
    place();
  };
  // A press leaves the caret where it is.
  button.addEventListener("pointerdown", (event) => event.preventDefault());
  button.addEventListener("click", () => opening()?.followed(link?.getAttribute("href") ?? ""));
  document.addEventListener("scroll", place, { passive: true });
  choose(undefined);
  return { choose, hide: () => choose(undefined) };
}

/** Below the link, inside the window. */
function putBelow(box: HTMLElement, link: Element): void {
  const { left, bottom } = link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(bottom + 6, innerHeight - height - 8))}px`;
}
