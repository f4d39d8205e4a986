import {
  bodyPlacePrefix,
  parseSourceMarkers,
  placeNumberFromPictureClass,
  removeSourceMarkers,
  sourceMarkerCharacters,
} from "../preview-worker/source-markers.ts";

/** The token of a fact: `${firm.phone}`. */
const factToken = /^\$\{(.*)\}$/;

/**
 * Removes the source markers (stega encoding) from markup and writes them as attributes. The
 * element of a text gets `data-field`, and also `data-body` if the text is a body. The text of a
 * fact gets `data-fact`. An element with a text in an attribute gets `data-source`. A picture gets
 * `data-picture` with the field that names its file.
 *
 * @param places the fields that source markers refer to by index
 */
export function decodeSourceMarkers(root: ParentNode, places: readonly string[]): void {
  for (const element of root.querySelectorAll("*")) decodeAttributes(element, places);
  for (const pair of replaceMarkersWithComments(root)) annotateMarkedText(pair, places);
}

function decodeAttributes(element: Element, places: readonly string[]): void {
  decodePicture(element, places);
  for (const { name, value } of [...element.attributes]) {
    if (value.search(sourceMarkerCharacters) < 0) continue;
    for (const part of parseSourceMarkers(value)) {
      if (part.kind !== "open" || element.hasAttribute("data-source")) continue;
      element.setAttribute("data-source", places[part.place] ?? "");
    }
    element.setAttribute(name, removeSourceMarkers(value));
  }
}

function decodePicture(element: Element, places: readonly string[]): void {
  for (const name of [...element.classList]) {
    const place = placeNumberFromPictureClass(name);
    if (place === undefined) continue;
    element.classList.remove(name);
    element.setAttribute("data-picture", places[place] ?? "");
  }
  if (element.getAttribute("class") === "") element.removeAttribute("class");
}

/** The markers at the start and end of a text. */
interface SourceMarkerPair {
  place: number;
  start: Comment;
  end: Comment;
}

function replaceMarkersWithComments(root: ParentNode): SourceMarkerPair[] {
  const pairs: SourceMarkerPair[] = [];
  const open: { place: number; start: Comment }[] = [];
  for (const node of collectTextNodesWithMarkers(root)) {
    for (const mark of replaceMarkersInNode(node)) {
      if (mark.place !== undefined) open.push({ place: mark.place, start: mark.at });
      else {
        const begun = open.pop();
        if (begun) pairs.push({ ...begun, end: mark.at });
        else mark.at.remove();
      }
    }
  }
  for (const { start } of open) start.remove();
  return pairs.reverse();
}

function collectTextNodesWithMarkers(root: ParentNode): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ data }) => data.search(sourceMarkerCharacters) >= 0);
}

/**
 * Replaces each source marker in a text node with an empty comment, and returns these comments.
 * They are removed once the text is annotated.
 */
function replaceMarkersInNode(node: Text): { at: Comment; place?: number }[] {
  const marks: { at: Comment; place?: number }[] = [];
  const parts = [...parseSourceMarkers(node.data)].map((part) => {
    if (part.kind === "text") return document.createTextNode(part.text);
    const at = document.createComment("");
    marks.push(part.kind === "open" ? { at, place: part.place } : { at });
    return at;
  });
  node.replaceWith(...parts);
  return marks;
}

function annotateMarkedText(
  { place, start, end }: SourceMarkerPair,
  places: readonly string[],
): void {
  const name = places[place] ?? "";
  const fact = factToken.exec(name)?.[1];
  const isInFact = start.parentElement?.closest("[data-fact]");
  if (name.startsWith(bodyPlacePrefix)) annotateBody(start, name.slice(bodyPlacePrefix.length));
  else if (!isInFact) {
    if (fact === undefined) annotateField(start, end, name);
    else if (start.parentNode === end.parentNode)
      wrapInSpan(start, end).setAttribute("data-fact", fact);
  }
  start.remove();
  end.remove();
}

/**
 * Annotates the element of a body: the parent of the last paragraph, which contains only the source
 * marker. Removes that paragraph.
 */
function annotateBody(start: Comment, name: string): void {
  const last = start.parentElement;
  const element = last?.parentElement;
  if (!element || last.tagName !== "P" || last.textContent !== "") return;
  last.remove();
  element.setAttribute("data-field", name);
  element.setAttribute("data-body", "");
}

function annotateField(start: Comment, end: Comment, name: string): void {
  const parent = start.parentElement;
  const whole = parent?.parentNode && isOnlyContent(parent, start, end) ? parent : undefined;
  const element =
    whole ??
    (parent === end.parentElement ? wrapInSpan(start, end) : exclusiveCommonAncestor(start, end));
  if (element && !element.hasAttribute("data-field")) element.setAttribute("data-field", name);
}

/**
 * Whether the text is the only content of an element that can be annotated, so that the text needs
 * no wrapper.
 */
function isOnlyContent(parent: Element, start: Comment, end: Comment): boolean {
  if (end.parentElement !== parent || parent.hasAttribute("data-field")) return false;
  const nodes = [...parent.childNodes];
  const outside = [...nodes.slice(0, nodes.indexOf(start)), ...nodes.slice(nodes.indexOf(end) + 1)];
  const isFree = outside.every((node) => node instanceof Comment || node.textContent === "");
  return isFree && !/^(?:UL|OL|DL|TABLE|TBODY|TR|MAIN|BODY)$/.test(parent.tagName);
}

/**
 * Finds the common ancestor of both ends of a text, if it contains nothing else; `undefined`
 * otherwise.
 */
function exclusiveCommonAncestor(start: Comment, end: Comment): Element | undefined {
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  const { commonAncestorContainer: common } = range;
  const isWhole = common.textContent?.trim() === range.toString().trim();
  return common instanceof Element && isWhole ? common : undefined;
}

function wrapInSpan(start: Comment, end: Comment): Element {
  const element = document.createElement("span");
  start.after(element);
  while (element.nextSibling && element.nextSibling !== end) element.append(element.nextSibling);
  return element;
}
