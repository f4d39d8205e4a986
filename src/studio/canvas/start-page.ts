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

/* The page in the studio's frame: the site's own markup, in which texts can be typed. */

let events: PageEvents | undefined;
let shown: PageParts | undefined;
let scheme: PageLook["scheme"] = "light";

/** Texts that show what the page was not made with. */
const echo = createEcho(() => events);
const echoed = new Set<Element>();

const handle = createBlockHandle(() => events?.blocks);
const opener = createPageOpener(() => events);

const link: PageLink = {
  listen: (heard) => {
    events = heard;
  },
  look: applyLook,
  // What the pointer is on stands still until it is up.
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

/** Shows a page. What is typed is left alone; the rest of its block comes when it is not typed any more. */
function show(parts: PageParts): void {
  const before = shown?.route === parts.route ? shown : undefined;
  // A text of another page is left before its page goes; leaving it shows nothing any more.
  shown = undefined;
  if (!before) leaveTexts();
  shown = parts;
  // A language that is set anew, even the same one, styles and lays out all of the page again.
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

/** In a window that has lost the focus nothing is heard of a blur: each text is told. */
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
  // What it lacks would be taken from the one that has just been entered, and the focus with it.
  for (const body of template.content.querySelectorAll<HTMLElement>("[data-body]"))
    prepareBody(body, events?.source(body.dataset.field ?? "")?.name);
  // The page is seen as where scripts run. A template keeps what stands for them as parts of the page.
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
  // A slot has no box of its own where it only passes its content on.
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
  // Keys of the studio are about all that was typed.
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) typing.flush();
  if (isCommand && event.key === "Enter" && event.target instanceof Element)
    follow(event.target.closest("a"));
  // On chosen words the key of the search makes a link.
  const isLink = event.defaultPrevented && event.key.toLowerCase() === "k";
  if (!isLink) events?.pressed(event);
  // What was taken back is not there any more for whoever types on.
  if (isCommand) typing.renewBody();
});
addEventListener("pagehide", () => typing.flush());
// The fields, or the keys of a telephone, take a part of the window: what is typed stays in sight.
addEventListener("resize", () => {
  const typed = document.querySelector("[data-typing]:not([data-body])");
  typed?.scrollIntoView({ block: "nearest" });
});

function follow(anchor: HTMLAnchorElement | null | undefined): void {
  if (anchor) events?.followed(anchor.getAttribute("href") ?? "");
}

/** So many letters have words that no field has, such as a price; more of them are prose, whose figures are its own. */
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

/** Of words that no field has, such as a price, the text that stands with them. */
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
    // What was typed is shown as visitors will see it.
    const { scrollX, scrollY } = window;
    showWhole(shown);
    echoed.clear();
    scrollTo(scrollX, scrollY);
    requestAnimationFrame(() => handle.place());
  },
});

enableDrops(document, (place, picked) => events?.dropped(place, picked));

window.preloPage = link;
