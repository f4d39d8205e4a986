import { pageStrings as strings } from "#lang/studio/canvas/strings";
import { parseLink } from "../../../model/links.ts";
import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";
import { addOverlayElement } from "../overlay/overlay.ts";

/** A link target to choose from. */
export interface LinkOption {
  value: string;
  label: string;
  group?: string;
}

/** Options for opening the link panel. */
export interface LinkPanelOptions {
  /** The box of the text in the viewport. */
  at: DOMRect;
  /** The current link target. */
  to: string | undefined;
  /** Files to offer as link targets. Absent if the text cannot link to files. */
  files?: readonly LinkOption[];
  /** Called with the chosen target, or `undefined` to remove the link. */
  choose(to: string | undefined): void;
  /** Called when the user chose a target or pressed Escape, to restore the focus. */
  close(): void;
  /** Called when the focus moves out of the panel. */
  onFocusLost(): void;
}

/** The panel for choosing a link target, over the page. */
export interface LinkPanel {
  open(ask: LinkPanelOptions): void;
  hide(): void;
  isOpen(): boolean;
}

/** The maximum number of targets in the list. Typing finds other targets. */
const maxOptions = 8;

/**
 * Creates the link panel. The user picks a page or file by its title, or types a URL, a phone
 * number or an email address.
 */
export function createLinkPanel(links: () => readonly LinkOption[]): LinkPanel {
  const box = addOverlayElement("div", "float links");
  box.hidden = true;
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-label", strings.link);
  const input = addOverlayElement("input", "field", box);
  input.type = "text";
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-label", strings.linkTo);
  input.setAttribute("aria-expanded", "true");
  input.setAttribute("aria-controls", "links");
  input.setAttribute("aria-autocomplete", "list");
  input.placeholder = strings.linkTo;
  const list = addOverlayElement("ul", "choices", box);
  list.id = "links";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", strings.linkTo);
  const remove = addOverlayElement("button", "plain", box);
  remove.type = "button";
  remove.textContent = strings.unlink;
  let asked: LinkPanelOptions | undefined;
  let active = 0;
  let endShowing: (() => void) | undefined;
  const hide = () => {
    box.hidden = true;
    asked = undefined;
    endShowing?.();
  };
  const end = (to?: { value: string | undefined }) => {
    const ask = asked;
    hide();
    ask?.close();
    if (to) ask?.choose(to.value);
  };
  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const activate = (index: number) => {
    const all = options();
    active = Math.max(0, Math.min(index, all.length - 1));
    for (const [at, each] of all.entries())
      each.setAttribute("aria-selected", String(at === active));
    input.setAttribute("aria-activedescendant", all[active]?.id ?? "");
    all[active]?.scrollIntoView({ block: "nearest" });
  };
  const fill = () => {
    list.replaceChildren(
      ...matchingChoices([...links(), ...(asked?.files ?? [])], input.value).map((each, at) =>
        createOption(each, at),
      ),
    );
    activate(0);
  };
  input.addEventListener("input", fill);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") activate(active + 1);
    else if (event.key === "ArrowUp") activate(active - 1);
    else if (event.key === "Enter") {
      const to = options()[active]?.dataset.to;
      if (to !== undefined) end({ value: to });
    } else return;
    event.preventDefault();
  });
  box.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") end();
  });
  // A press in the panel must not move the focus, because the panel closes when it loses the focus.
  box.addEventListener("mousedown", (event) => event.target !== input && event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    const to = target instanceof Element && target.closest<HTMLElement>("[data-to]")?.dataset.to;
    if (typeof to === "string") end({ value: to });
  });
  remove.addEventListener("click", () => end({ value: undefined }));
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (box.hidden || (relatedTarget instanceof Node && box.contains(relatedTarget))) return;
    const ask = asked;
    hide();
    ask?.onFocusLost();
  });
  const open = (ask: LinkPanelOptions) => {
    asked = ask;
    endShowing?.();
    endShowing = highlightSelection();
    remove.hidden = ask.to === undefined;
    input.value = ask.to ?? "";
    box.hidden = false;
    fill();
    const { width, height } = box.getBoundingClientRect();
    const below = ask.at.bottom + 8;
    box.style.top = `${Math.max(8, Math.min(below, innerHeight - height - 8))}px`;
    box.style.left = `${Math.max(8, Math.min(ask.at.left, innerWidth - width - 8))}px`;
    input.focus({ preventScroll: true });
    input.select();
  };
  return { open, hide, isOpen: () => !box.hidden };
}

const highlightName = "studio-chosen";

/**
 * Highlights the selection while the focus is in the panel, if the browser supports it.
 *
 * @returns a function that removes the highlight
 */
function highlightSelection(): (() => void) | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !CSS.highlights) return undefined;
  CSS.highlights.set(highlightName, new Highlight(selection.getRangeAt(0).cloneRange()));
  return () => void CSS.highlights.delete(highlightName);
}

/**
 * Finds the targets whose label or address contains the typed text. The typed text comes first if
 * it is an address itself.
 */
function matchingChoices(all: readonly LinkOption[], typed: string): LinkOption[] {
  const own = parseTypedLink(typed.trim());
  const found = all.filter(({ label, value }) =>
    normalizeForSearch(`${label} ${value}`).includes(normalizeForSearch(typed)),
  );
  const known = found.some(({ value }) => value === own);
  const first = own !== undefined && !known ? [{ value: own, label: own }] : [];
  return [...first, ...found].slice(0, maxOptions);
}

/** Converts typed text to a link target; `undefined` if it is none. */
function parseTypedLink(typed: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+\.\w+$/.test(typed)) return `mailto:${typed}`;
  if (/^www\.\S+\.\w+/.test(typed)) return `https://${typed}`;
  if (/^\+?[\d\s().-]{8,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, "")}`;
  const { kind } = parseLink(typed);
  return kind === "unsafe" || kind === "unknown" ? undefined : typed;
}

function createOption({ value, label }: LinkOption, at: number): HTMLElement {
  const item = document.createElement("li");
  item.id = `link-${at}`;
  item.dataset.to = value;
  item.setAttribute("role", "option");
  const name = document.createElement("strong");
  name.textContent = label;
  item.append(name);
  if (label !== value) {
    const address = document.createElement("span");
    address.textContent = value;
    item.append(address);
  }
  return item;
}

function normalizeForSearch(text: string): string {
  return foldLetters(text).trim();
}
