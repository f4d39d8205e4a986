import { directionOf } from "../../yaml/language/direction.ts";
import { trustedMarkup } from "../browser/trusted-types.ts";
import type { PageParts } from "../preview-worker/core-messages.ts";
import { createEcho } from "./echo.ts";
import { createBlockHandle } from "./floating/block-handle.ts";
import { createPageOpener } from "./floating/page-opener.ts";
import { inScheme, picturesInScheme } from "./in-scheme.ts";
import { disarmLinks } from "./inert-links.ts";
import { prepareBody } from "./lazy-body.ts";
import { morph, showPage } from "./morph.ts";
import type { PageEvents, PageLink, PageLook } from "./page-link.ts";
import { enableDrops } from "./pictures/picture-drops.ts";
import { showAddresses } from "./pictures/shown-addresses.ts";
import { placeFields } from "./place-fields.ts";
import { enableTyping } from "./typing.ts";

/* The page in the studio's frame: the site's own markup with editable texts. */

let events: PageEvents | undefined;
let shown: PageParts | undefined;
let scheme: PageLook["scheme"] = "light";

/** Slots with optimistic updates, which the next render must replace. */
const echo = createEcho(() => events);
const echoed = new Set<Element>();

const handle = createBlockHandle(() => events?.blocks);
const opener = createPageOpener(() => events);

const link: PageLink = {
  listen: (heard) => {
    events = heard;
  },
  look: applyLook,
  // Elements under a pressed pointer must not be replaced.
  show: (parts) => typing.afterPress(() => show(parts)),
  showAgain: () => shown && show(shown),
  echo(files) {
    typing.renewBody();
    const changed = echo.show(files, shown?.facts ?? {});
    for (const element of changed)
      echoed.add(element.closest("main > [data-block]") ?? document.body);
    return changed.length > 0;
  },
  picturesCame: () => showAddresses(document, events),
  bring,
  mark,
  enterTitle,
  format: (kind) => typing.format(kind),
};

function applyLook(look: PageLook): void {
  scheme = look.scheme;
  sheetNamed("site").textContent = inScheme(look.styles, scheme);
  sheetNamed("tokens").textContent = inScheme(shown?.tokens ?? "", scheme);
  picturesInScheme(document, scheme);
  sheetNamed("scheme").textContent = `:root{color-scheme:${scheme}!important}`;
}

function sheetNamed(name: string): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>(`style[data-sheet="${name}"]`);
  if (found) return found;
  const made = document.createElement("style");
  made.dataset.sheet = name;
  document.head.append(made);
  return made;
}

/** Renders a page. Skips the field being edited; its block is rendered when editing ends. */
function show(parts: PageParts): void {
  const before = shown?.route === parts.route ? shown : undefined;
  // Editing ends before its page is replaced, and must not render that page again.
  shown = undefined;
  if (!before) leaveTexts();
  shown = parts;
  // Setting `lang`, even to the same value, recalculates styles and layout of the whole page.
  if (document.documentElement.lang !== parts.language) {
    document.documentElement.lang = parts.language;
    document.documentElement.dir = directionOf(parts.language);
  }
  if (document.title !== parts.title) document.title = parts.title;
  if (before?.tokens !== parts.tokens)
    sheetNamed("tokens").textContent = inScheme(parts.tokens, scheme);
  const isFramed =
    !echoed.has(document.body) &&
    before?.header === parts.header &&
    before.footer === parts.footer &&
    before.blocks.length === parts.blocks.length;
  if (isFramed) showBlocks(parts, before);
  else showWhole(parts);
  echoed.clear();
  if (!before) {
    opener.hide();
    scrollTo(0, 0);
    if (document.querySelector("[data-body]")) typing.expectBody();
  }
  typing.renew();
  requestAnimationFrame(() => handle.place());
}

/** A window without focus fires no blur events: end editing explicitly. */
function leaveTexts(): void {
  typing.leave();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function showWhole(parts: PageParts): void {
  showPage(document.body, parts.route, fragmentOf(wholeMarkup(parts), parts));
  prepare(document.body);
}

function showBlocks(parts: PageParts, before: PageParts): void {
  const slots = document.querySelectorAll<HTMLElement>("main > [data-block]");
  for (const [index, block] of parts.blocks.entries()) {
    const slot = slots[index];
    if (!slot || (before.blocks[index]?.html === block.html && !echoed.has(slot))) continue;
    const holder = document.createElement("div");
    holder.append(fragmentOf(block.html, parts));
    for (const { name, value } of slot.attributes) holder.setAttribute(name, value);
    morph(slot, holder);
    slot.dataset.block = block.type;
    prepare(slot);
  }
}

function wholeMarkup({ header, blocks, footer }: PageParts): string {
  const slots = blocks.map(
    ({ type, index, html }) => `<div data-block="${type}" data-index="${index}">${html}</div>`,
  );
  return `<div id="_app">${header}<main id="_content" tabindex="-1">${slots.join("")}</main></div>${footer}`;
}

function fragmentOf(markup: string, { places }: PageParts): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = trustedMarkup(markup);
  placeFields(template.content, places);
  disarmLinks(template.content);
  showAddresses(template.content, events);
  picturesInScheme(template.content, scheme);
  for (const details of template.content.querySelectorAll("details")) details.open = true;
  // Otherwise the morph would remove these attributes from a body that was just focused, and its
  // focus with them.
  for (const body of template.content.querySelectorAll<HTMLElement>("[data-body]"))
    prepareBody(body, events?.source(body.dataset.field ?? "")?.name);
  // Render as with scripts enabled. A template parses the content of `noscript` as elements.
  for (const instead of template.content.querySelectorAll("noscript")) instead.replaceChildren();
  return template.content;
}

function prepare(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-field]")) {
    const source = events?.source(element.dataset.field ?? "");
    if (element.hasAttribute("data-body")) {
      prepareBody(element, source?.name);
      continue;
    }
    if (source) echo.note(element, source);
    if (element.isContentEditable || element.hasAttribute("data-typing")) continue;
    element.setAttribute("contenteditable", source?.markup ? "true" : "plaintext-only");
    element.spellcheck = true;
  }
}

function bring(place: string): boolean {
  const name = CSS.escape(place);
  const inside = place.endsWith("#") ? "" : "/";
  const found = [
    ...document.querySelectorAll(`[data-field="${name}"], [data-field^="${name}${inside}"]`),
  ].filter((element) => element.getClientRects().length > 0);
  if (!found.some(isInView)) found[0]?.scrollIntoView({ block: "center" });
  return found.length > 0;
}

function mark(block: number | undefined): void {
  for (const slot of document.querySelectorAll<HTMLElement>("main > [data-block]")) {
    const isChosen = block !== undefined && slot.dataset.index === String(block);
    slot.toggleAttribute("data-chosen", isChosen);
    if (isChosen && !isInView(slot)) slot.scrollIntoView({ block: "nearest" });
  }
  handle.place(block);
}

function enterTitle(): boolean {
  const heading = document.querySelector("main h1");
  const title =
    heading?.closest<HTMLElement>("[data-field]") ?? heading?.querySelector("[data-field]");
  if (!(title instanceof HTMLElement)) return false;
  window.focus();
  title.focus();
  getSelection()?.selectAllChildren(title);
  getSelection()?.collapseToEnd();
  return true;
}

function isInView(slot: Element): boolean {
  // A slot with `display: contents` has no box.
  const { top, bottom } = (slot.firstElementChild ?? slot).getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : undefined;
  const anchor = target?.closest("a");
  if (anchor || target?.closest("button, summary, label")) event.preventDefault();
  if (event.ctrlKey || event.metaKey) follow(anchor);
  choose(target);
});
document.addEventListener("focusin", ({ target }) =>
  choose(target instanceof Element ? target : undefined),
);
document.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  // Studio shortcuts apply to everything typed so far.
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) typing.flush();
  if (isCommand && event.key === "Enter" && event.target instanceof Element)
    follow(event.target.closest("a"));
  // With a selection, the search shortcut adds a link.
  const isLink = event.defaultPrevented && event.key.toLowerCase() === "k";
  if (!isLink) events?.pressed(event);
  // After an undo, the next input must not restore the undone text.
  if (isCommand) typing.renewBody();
});
addEventListener("pagehide", () => typing.flush());
// The panel or an on-screen keyboard shrinks the window: keep the edited field visible.
addEventListener("resize", () => {
  const typed = document.querySelector("[data-typing]:not([data-body])");
  typed?.scrollIntoView({ block: "nearest" });
});

function follow(anchor: HTMLAnchorElement | null | undefined): void {
  if (anchor) events?.followed(anchor.getAttribute("href") ?? "");
}

/**
 * The longest computed text, such as a price, in characters. Longer texts are prose, with figures
 * of their own.
 */
const longestDerived = 20;

function derivedWords(target: Element | undefined): string | undefined {
  const words = target?.textContent?.trim();
  return words && words.length <= longestDerived ? words : undefined;
}

function choose(target: Element | undefined): void {
  opener.choose(target);
  const slot = target?.closest<HTMLElement>("main > [data-block]");
  const picture = target?.closest<HTMLElement>("[data-picture]")?.dataset.picture;
  const marked = target?.closest<HTMLElement>("[data-field], [data-source]");
  const near = marked ?? (target && slot ? nearest(target, slot) : undefined);
  events?.chosen({
    field: picture ?? near?.dataset.field ?? near?.dataset.source,
    derived: marked || picture ? undefined : derivedWords(target),
    block: slot ? Number(slot.dataset.index) : undefined,
    fact: target?.closest<HTMLElement>("[data-fact]")?.dataset.fact,
  });
}

/** For computed text, such as a price, the nearest field in its block. */
function nearest(target: Element, slot: Element): HTMLElement | undefined {
  for (
    let element: Element | null = target;
    element && slot.contains(element);
    element = element.parentElement
  ) {
    const all = [...element.querySelectorAll<HTMLElement>("[data-field]")];
    const found = all.find(({ dataset }) => !events?.isShared(dataset.field ?? ""));
    if (found) return found;
  }
  return undefined;
}

const typing = enableTyping(document.documentElement, {
  events: () => events,
  facts: () => shown?.facts ?? {},
  rest() {
    if (!shown) return;
    // Render the edited text as visitors will see it.
    const { scrollX, scrollY } = window;
    showWhole(shown);
    echoed.clear();
    scrollTo(scrollX, scrollY);
    requestAnimationFrame(() => handle.place());
  },
});

enableDrops(document, (place, picked) => events?.dropped(place, picked));

window.preloPage = link;
