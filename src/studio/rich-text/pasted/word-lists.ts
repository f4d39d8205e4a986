/**
 * Word writes a list item as a paragraph whose style names the list and the level, with the
 * marker as text.
 */
const listed = /mso-list\s*:\s*l(\d+)\s+level(\d+)/i;
const counted = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/** Converts the list paragraphs of Word to HTML lists. */
export function listsFromWord(body: Element): void {
  for (const first of [...body.querySelectorAll("[style*='mso-list']")]) {
    if (first.isConnected && levelOf(first) > 0 && first.tagName === "P") gather(first);
  }
  for (const sign of signsIn(body)) sign.remove();
}

function gather(first: Element): void {
  const open: Element[] = [];
  let next: Element | null = first;
  const place = first.ownerDocument.createComment("");
  first.before(place);
  while (next && levelOf(next) > 0) {
    const item: Element = next;
    next = item.nextElementSibling;
    put(item, open);
  }
  if (open[0]) place.replaceWith(open[0]);
}

/** Appends a paragraph as an item to the list of its level. */
function put(paragraph: Element, open: Element[]): void {
  const document = paragraph.ownerDocument;
  const level = Math.min(levelOf(paragraph), open.length + 1);
  const isCounted = counted.test(signsIn(paragraph)[0]?.textContent ?? "");
  open.length = Math.min(open.length, level);
  if (!open[level - 1]) {
    const list = document.createElement(isCounted ? "ol" : "ul");
    const holder = open[level - 2]?.lastElementChild;
    holder?.append(list);
    open[level - 1] = list;
  }
  const item = document.createElement("li");
  for (const sign of signsIn(paragraph)) sign.remove();
  item.append(...paragraph.childNodes);
  paragraph.remove();
  open[level - 1]?.append(item);
}

function levelOf(element: Element): number {
  return Number(listed.exec(element.getAttribute("style") ?? "")?.[2] ?? 0);
}

function signsIn(element: Element): Element[] {
  return [...element.querySelectorAll("[style*='mso-list']")].filter((each) =>
    /mso-list\s*:\s*Ignore/i.test(each.getAttribute("style") ?? ""),
  );
}
