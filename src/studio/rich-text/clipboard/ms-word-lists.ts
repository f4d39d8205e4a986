/**
 * The style of a list item in Word, which contains the list and the level. Word writes the item as
 * a paragraph with its marker as text.
 */
const listStyle = /mso-list\s*:\s*l(\d+)\s+level(\d+)/i;
const orderedMarker = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/** Converts the list paragraphs of Word to HTML lists. */
export function convertWordLists(body: Element): void {
  for (const first of [...body.querySelectorAll("[style*='mso-list']")]) {
    if (first.isConnected && wordListLevel(first) > 0 && first.tagName === "P") convertList(first);
  }
  for (const sign of findListMarkers(body)) sign.remove();
}

function convertList(first: Element): void {
  const open: Element[] = [];
  let next: Element | null = first;
  const place = first.ownerDocument.createComment("");
  first.before(place);
  while (next && wordListLevel(next) > 0) {
    const item: Element = next;
    next = item.nextElementSibling;
    appendListItem(item, open);
  }
  if (open[0]) place.replaceWith(open[0]);
}

/** Appends a paragraph as an item to the list of its level. */
function appendListItem(paragraph: Element, open: Element[]): void {
  const document = paragraph.ownerDocument;
  const level = Math.min(wordListLevel(paragraph), open.length + 1);
  const isCounted = orderedMarker.test(findListMarkers(paragraph)[0]?.textContent ?? "");
  open.length = Math.min(open.length, level);
  if (!open[level - 1]) {
    const list = document.createElement(isCounted ? "ol" : "ul");
    const holder = open[level - 2]?.lastElementChild;
    holder?.append(list);
    open[level - 1] = list;
  }
  const item = document.createElement("li");
  for (const sign of findListMarkers(paragraph)) sign.remove();
  item.append(...paragraph.childNodes);
  paragraph.remove();
  open[level - 1]?.append(item);
}

function wordListLevel(element: Element): number {
  return Number(listStyle.exec(element.getAttribute("style") ?? "")?.[2] ?? 0);
}

function findListMarkers(element: Element): Element[] {
  return [...element.querySelectorAll("[style*='mso-list']")].filter((each) =>
    /mso-list\s*:\s*Ignore/i.test(each.getAttribute("style") ?? ""),
  );
}
