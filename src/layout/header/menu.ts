import type { Labels } from "../../model/types.ts";
import { ariaCurrent } from "./aria-current.ts";

/** The labels of the menu button. */
export type MenuStrings = Pick<Labels["header"], "menu" | "openMenu" | "closeMenu">;

/**
 * Keeps `aria-expanded` and the label of the menu button in sync with the menu. Closes the menu
 * when a link is chosen or the window becomes wide. Before this script runs, the browser itself
 * opens the menu and exposes its state; a static attribute would contradict it.
 */
export function bindMenu({ menu: closed, openMenu, closeMenu }: MenuStrings): void {
  const menu = document.getElementById("_menu");
  const button = document.querySelector("[popovertarget=_menu]");
  // Without popover support the links are always visible, and `matches(":popover-open")` would
  // throw.
  if (!menu || !button || !("popover" in menu)) return;
  const tell = (open: boolean) => {
    button.setAttribute("aria-expanded", `${open}`);
    button.setAttribute("aria-label", open ? closeMenu : openMenu);
    button.textContent = open ? closeMenu : closed;
  };
  const place = () => menu.style.setProperty("--top", `${menu.closest("header")?.offsetHeight}px`);
  const close = () => menu.hidePopover();
  const isOpen = menu.matches(":popover-open");
  tell(isOpen);
  if (isOpen) place();
  menu.addEventListener("beforetoggle", ({ newState }) => {
    // Set the label first: a longer one may wrap and change the height of the header.
    tell(newState === "open");
    place();
  });
  menu.addEventListener("toggle", () => tell(menu.matches(":popover-open")));
  for (const link of menu.querySelectorAll("a")) link.addEventListener("click", close);
  matchMedia("(min-width: 901px)").addEventListener("change", close);
}

/** Sets `aria-current` on the header links to the current page. */
export function markCurrentLinks(route: string): void {
  for (const link of document.querySelectorAll("header nav a, .logo + a")) {
    const current = ariaCurrent(link.getAttribute("href") ?? "", route);
    if (current) link.setAttribute("aria-current", current);
    else link.removeAttribute("aria-current");
  }
}
