import { writingDirection } from "../../yaml/text-and-language/direction.ts";
import { markAsTrustedHtml } from "../browser/trusted-types.ts";
import { applyColorScheme, applySchemeToPictures } from "../canvas/color-scheme.ts";
import { decodeSourceMarkers } from "../canvas/decode-source-markers.ts";
import { enableInlineEditing } from "../canvas/inline-editing.ts";
import { makeBodyFocusable } from "../canvas/lazy-body-editor.ts";
import { morphNode, showPage } from "../canvas/morph.ts";
import { createOptimisticUpdates } from "../canvas/optimistic-updates.ts";
import { createBlockHandle } from "../canvas/overlay/block-handle.ts";
import { createPageOpener } from "../canvas/overlay/page-opener.ts";
import { applyDisplayUrls } from "../canvas/pictures/display-urls.ts";
import { enablePictureDropAndPaste } from "../canvas/pictures/picture-drop-and-paste.ts";
import type { EditorApi, PageAppearance, PreviewBridge } from "../canvas/preview-bridge.ts";
import { removeScriptUrls } from "../canvas/remove-script-urls.ts";
import type { PageParts } from "../preview-worker/messages.ts";

/* The script of the page in the studio's frame, which shows the site's own markup with editable
   texts. */

let editorApi: EditorApi | undefined;
let currentPage: PageParts | undefined;
let scheme: PageAppearance["scheme"] = "light";

/** Texts that are shown before the worker renders them. The next render replaces them. */
const optimisticUpdates = createOptimisticUpdates(() => editorApi);
const outdatedSlots = new Set<Element>();

const blockHandle = createBlockHandle(() => editorApi?.edits.blocks);
const pageOpener = createPageOpener(() => editorApi);

const bridge: PreviewBridge = {
  connect: (heard) => {
    editorApi = heard;
  },
  setAppearance: applyAppearance,
  // An element under a pressed pointer must not be replaced, or the click would miss it.
  show: (parts) => inlineEditing.afterPointerUp(() => renderPage(parts)),
  renderAgain: () => currentPage && renderPage(currentPage),
  updateTexts(files) {
    inlineEditing.refreshBody();
    const changed = optimisticUpdates.apply(files, currentPage?.facts ?? {});
    for (const element of changed)
      outdatedSlots.add(element.closest("main > [data-block]") ?? document.body);
    return changed.length > 0;
  },
  onPicturesLoaded: () => applyDisplayUrls(document, editorApi),
  scrollToField: scrollFieldIntoView,
  selectBlock: highlightAndRevealBlock,
  focusTitle: editTitle,
  format: (kind) => inlineEditing.format(kind),
};

function applyAppearance(look: PageAppearance): void {
  scheme = look.scheme;
  findOrCreateStyleElement("site").textContent = applyColorScheme(look.styles, scheme);
  findOrCreateStyleElement("tokens").textContent = applyColorScheme(
    currentPage?.tokens ?? "",
    scheme,
  );
  applySchemeToPictures(document, scheme);
  findOrCreateStyleElement("scheme").textContent = `:root{color-scheme:${scheme}!important}`;
}

function findOrCreateStyleElement(name: string): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>(`style[data-sheet="${name}"]`);
  if (found) return found;
  const made = document.createElement("style");
  made.dataset.sheet = name;
  document.head.append(made);
  return made;
}

/** Renders a page. Skips the field being edited, which is rendered when editing ends. */
function renderPage(parts: PageParts): void {
  const before = currentPage?.route === parts.route ? currentPage : undefined;
  // Editing ends before its page is replaced. Without a current page, that does not render it
  // again.
  currentPage = undefined;
  if (!before) endEditing();
  currentPage = parts;
  // Setting `lang`, even to the same value, recalculates styles and layout of the whole page.
  if (document.documentElement.lang !== parts.language) {
    document.documentElement.lang = parts.language;
    document.documentElement.dir = writingDirection(parts.language);
  }
  if (document.title !== parts.title) document.title = parts.title;
  if (before?.tokens !== parts.tokens)
    findOrCreateStyleElement("tokens").textContent = applyColorScheme(parts.tokens, scheme);
  const isFramed =
    !outdatedSlots.has(document.body) &&
    before?.header === parts.header &&
    before.footer === parts.footer &&
    before.blocks.length === parts.blocks.length;
  if (isFramed) renderChangedBlocks(parts, before);
  else renderWholePage(parts);
  outdatedSlots.clear();
  if (!before) {
    pageOpener.hide();
    scrollTo(0, 0);
    if (document.querySelector("[data-body]")) inlineEditing.preloadBodyEditor();
  }
  inlineEditing.refresh();
  requestAnimationFrame(() => blockHandle.update());
}

/** Ends editing. A window without focus fires no blur events, so this must be called explicitly. */
function endEditing(): void {
  inlineEditing.endEditing();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function renderWholePage(parts: PageParts): void {
  showPage(document.body, parts.route, preparePageMarkup(buildPageMarkup(parts), parts));
  prepareEditableFields(document.body);
}

function renderChangedBlocks(parts: PageParts, before: PageParts): void {
  const slots = document.querySelectorAll<HTMLElement>("main > [data-block]");
  for (const [index, block] of parts.blocks.entries()) {
    const slot = slots[index];
    if (!slot || (before.blocks[index]?.html === block.html && !outdatedSlots.has(slot))) continue;
    const holder = document.createElement("div");
    holder.append(preparePageMarkup(block.html, parts));
    for (const { name, value } of slot.attributes) holder.setAttribute(name, value);
    morphNode(slot, holder);
    slot.dataset.block = block.type;
    prepareEditableFields(slot);
  }
}

function buildPageMarkup({ header, blocks, footer }: PageParts): string {
  const slots = blocks.map(
    ({ type, index, html }) => `<div data-block="${type}" data-index="${index}">${html}</div>`,
  );
  return `<div id="_app">${header}<main id="_content" tabindex="-1">${slots.join("")}</main></div>${footer}`;
}

function preparePageMarkup(markup: string, { places }: PageParts): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = markAsTrustedHtml(markup);
  decodeSourceMarkers(template.content, places);
  removeScriptUrls(template.content);
  applyDisplayUrls(template.content, editorApi);
  applySchemeToPictures(template.content, scheme);
  for (const details of template.content.querySelectorAll("details")) details.open = true;
  // Without these attributes in the new markup, the morph would remove them from a body that was
  // just focused, and the body would lose its focus.
  for (const body of template.content.querySelectorAll<HTMLElement>("[data-body]"))
    makeBodyFocusable(body, editorApi?.queries.textSource(body.dataset.field ?? "")?.name);
  // Scripts run in this page, so `noscript` must stay empty. A template parses its content as
  // elements.
  for (const instead of template.content.querySelectorAll("noscript")) instead.replaceChildren();
  return template.content;
}

function prepareEditableFields(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-field]")) {
    const source = editorApi?.queries.textSource(element.dataset.field ?? "");
    if (element.hasAttribute("data-body")) {
      makeBodyFocusable(element, source?.name);
      continue;
    }
    if (source) optimisticUpdates.track(element, source);
    if (element.isContentEditable || element.hasAttribute("data-typing")) continue;
    element.setAttribute("contenteditable", source?.markup ? "true" : "plaintext-only");
    element.spellcheck = true;
  }
}

function scrollFieldIntoView(place: string): boolean {
  const name = CSS.escape(place);
  const inside = place.endsWith("#") ? "" : "/";
  const found = [
    ...document.querySelectorAll(`[data-field="${name}"], [data-field^="${name}${inside}"]`),
  ].filter((element) => element.getClientRects().length > 0);
  if (!found.some(isInView)) found[0]?.scrollIntoView({ block: "center" });
  return found.length > 0;
}

function highlightAndRevealBlock(block: number | undefined): void {
  for (const slot of document.querySelectorAll<HTMLElement>("main > [data-block]")) {
    const isChosen = block !== undefined && slot.dataset.index === String(block);
    slot.toggleAttribute("data-chosen", isChosen);
    if (isChosen && !isInView(slot)) slot.scrollIntoView({ block: "nearest" });
  }
  blockHandle.update(block);
}

function editTitle(): boolean {
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
  if (event.ctrlKey || event.metaKey) followLink(anchor);
  reportSelection(target);
});
document.addEventListener("focusin", ({ target }) =>
  reportSelection(target instanceof Element ? target : undefined),
);
document.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  // Write pending input first, so that a studio shortcut applies to everything typed so far.
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) inlineEditing.flush();
  if (isCommand && event.key === "Enter" && event.target instanceof Element)
    followLink(event.target.closest("a"));
  // With a selection, this shortcut added a link instead of opening the search.
  const isLink = event.defaultPrevented && event.key.toLowerCase() === "k";
  if (!isLink) editorApi?.selection.handleKey(event);
  // After an undo, the next input must not restore the undone text.
  if (isCommand) inlineEditing.refreshBody();
});
addEventListener("pagehide", () => inlineEditing.flush());
// The window shrinks when the panel or an on-screen keyboard opens. Keep the edited field visible.
addEventListener("resize", () => {
  const typed = document.querySelector("[data-typing]:not([data-body])");
  typed?.scrollIntoView({ block: "nearest" });
});

function followLink(anchor: HTMLAnchorElement | null | undefined): void {
  if (anchor) editorApi?.selection.openPage(anchor.getAttribute("href") ?? "");
}

/**
 * The maximum length of a computed text, such as a price, in characters. Longer texts count as
 * prose, even if they contain figures.
 */
const maxComputedLength = 20;

function textContentIfShort(target: Element | undefined): string | undefined {
  const words = target?.textContent?.trim();
  return words && words.length <= maxComputedLength ? words : undefined;
}

function reportSelection(target: Element | undefined): void {
  pageOpener.showFor(target);
  const slot = target?.closest<HTMLElement>("main > [data-block]");
  const picture = target?.closest<HTMLElement>("[data-picture]")?.dataset.picture;
  const marked = target?.closest<HTMLElement>("[data-field], [data-source]");
  const near = marked ?? (target && slot ? nearestField(target, slot) : undefined);
  editorApi?.selection.select({
    field: picture ?? near?.dataset.field ?? near?.dataset.source,
    derived: marked || picture ? undefined : textContentIfShort(target),
    block: slot ? Number(slot.dataset.index) : undefined,
    fact: target?.closest<HTMLElement>("[data-fact]")?.dataset.fact,
  });
}

/** Finds the field in the same block that is nearest to a computed text, such as a price. */
function nearestField(target: Element, slot: Element): HTMLElement | undefined {
  for (
    let element: Element | null = target;
    element && slot.contains(element);
    element = element.parentElement
  ) {
    const all = [...element.querySelectorAll<HTMLElement>("[data-field]")];
    const found = all.find(({ dataset }) => !editorApi?.queries.isShared(dataset.field ?? ""));
    if (found) return found;
  }
  return undefined;
}

const inlineEditing = enableInlineEditing(document.documentElement, {
  editor: () => editorApi,
  facts: () => currentPage?.facts ?? {},
  async loadBodyEditor() {
    const { ActiveBodyEditor } = await import("../rich-text/editor/active-body-editor.ts");
    return (context) => new ActiveBodyEditor(context);
  },
  onIdle() {
    if (!currentPage) return;
    // Render the edited text as visitors will see it.
    const { scrollX, scrollY } = window;
    renderWholePage(currentPage);
    outdatedSlots.clear();
    scrollTo(scrollX, scrollY);
    requestAnimationFrame(() => blockHandle.update());
  },
});

enablePictureDropAndPaste(document, (place, picked) => editorApi?.edits.uploadTo(place, picked));

window.preloPage = bridge;
