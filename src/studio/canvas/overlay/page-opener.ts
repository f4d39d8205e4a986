import { pageStrings as strings } from "#lang/studio/canvas/strings";
import type { EditorApi } from "../preview-bridge.ts";
import { addOverlayElement } from "./overlay.ts";

/** The button below a link that is being edited. It opens the page of the link. */
export interface PageOpener {
  /**
   * Updates the button for the selected element; hides it if the element is not in a link to a
   * page.
   */
  showFor(target: Element | undefined): void;
  hide(): void;
}

/**
 * Creates the button. A click on a link edits its text, so opening the page needs a separate
 * control.
 */
export function createPageOpener(editor: () => EditorApi | undefined): PageOpener {
  const box = addOverlayElement("div", "float opener");
  const button = addOverlayElement("button", "plain", box);
  button.type = "button";
  let link: HTMLAnchorElement | undefined;
  const place = () => link && positionBelow(box, link);
  const choose = (target: Element | undefined) => {
    link = target?.closest("a") ?? undefined;
    const title = editor()?.queries.pageTitle(link?.getAttribute("href") ?? "");
    box.hidden = title === undefined;
    if (title === undefined) return;
    button.textContent = strings.openPage({ title });
    place();
  };
  // A press on the button must not move the caret.
  button.addEventListener("pointerdown", (event) => event.preventDefault());
  button.addEventListener("click", () => {
    editor()?.selection.openPage(link?.getAttribute("href") ?? "");
  });
  document.addEventListener("scroll", place, { passive: true });
  choose(undefined);
  return { showFor: choose, hide: () => choose(undefined) };
}

/** Positions the button below the link, within the viewport. */
function positionBelow(box: HTMLElement, link: Element): void {
  const { left, bottom } = link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(bottom + 6, innerHeight - height - 8))}px`;
}
