import type { Page } from "playwright-core";

/**
 * Finds the unreadable texts of a page. Such a text is covered by another element, has a picture
 * behind it without a background, overlaps another text, or is cut off at an edge.
 */
export async function findUnreadableText(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: "* { pointer-events: auto !important; }" });
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  // `elementsFromPoint` only answers for points inside the viewport.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(whole, height) });
  const found = await page.evaluate(findUnreadableTextInPage);
  await page.setViewportSize({ width, height });
  return found;
}

/** Runs in the page and returns its unreadable texts. The viewport must be as high as the page. */
function findUnreadableTextInPage(): string[] {
  interface Run {
    text: string;
    owner: Element;
    box: DOMRect;
  }

  const said = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const nameOf = (element: Element) =>
    `${element.localName}.${String(element.getAttribute("class") ?? element.parentElement?.className)}`;
  const isUnseen = (element: Element) => {
    const { color, backgroundClip } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$/.test(color) && backgroundClip !== "text" && !element.closest("h1");
  };
  const isSilent = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    isUnseen(element) ||
    element.closest(".visually-hidden, .skip-link, [aria-hidden=true], svg, script, style, option");
  const isShortened = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflow) ||
      getComputedStyle(element).webkitLineClamp !== "none" ||
      isShortened(element.parentElement));

  /**
   * Returns the part of a line that its lowercase letters cover. Taller letters may come close to
   * other lines.
   */
  const inked = ({ x, y, width, height }: DOMRect, size: number) => {
    const tall = Math.min(size * 0.5, height);
    const side = Math.min(size * 0.1, width / 4);
    return new DOMRect(x + side, y + (height - tall) / 2 + size * 0.05, width - 2 * side, tall);
  };
  const runs: Run[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim() || isSilent(owner) || isShortened(owner)) continue;
    const size = Number.parseFloat(getComputedStyle(owner).fontSize);
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 4)
        runs.push({ text: said(node.textContent), owner, box: inked(rect, size) });
    }
  }

  const isPicture = (element: Element) => element.matches("img, video, canvas, iframe");
  const grounds = new Map<Element, boolean>();
  const isGround = (element: Element): boolean => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundClip } = getComputedStyle(element);
    const isClear = /transparent|[,/]\s*(?:0?\.\d+|0)\)/.test(backgroundColor);
    grounds.set(element, backgroundClip !== "text" && !isClear);
    return isGround(element);
  };
  /** Whether an element paints a point. `object-fit: contain` leaves margins unpainted. */
  const isPainted = (element: Element, x: number, y: number) => {
    if (!(element instanceof HTMLImageElement)) return true;
    const style = getComputedStyle(element);
    if (style.objectFit !== "contain" || isGround(element)) return true;
    const box = element.getBoundingClientRect();
    const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`));
    const [left, top] = [box.x + inset("left"), box.y + inset("top")];
    const width = box.width - inset("left") - inset("right");
    const height = box.height - inset("top") - inset("bottom");
    const scale = Math.min(width / element.naturalWidth, height / element.naturalHeight);
    const [across = 50, down = 50] = style.objectPosition.split(" ").map(Number.parseFloat);
    const painted = { width: element.naturalWidth * scale, height: element.naturalHeight * scale };
    const from = {
      x: left + ((width - painted.width) * across) / 100,
      y: top + ((height - painted.height) * down) / 100,
    };
    return (
      x >= from.x && x <= from.x + painted.width && y >= from.y && y <= from.y + painted.height
    );
  };
  const covers = (element: Element, owner: Element) =>
    !element.contains(owner) &&
    !owner.contains(element) &&
    (isPicture(element) || isGround(element));

  const faultAt = ({ owner }: Run, x: number, y: number): string | undefined => {
    if (x < 0 || x > document.documentElement.clientWidth) return "beyond the edge";
    const stack = document.elementsFromPoint(x, y).filter((each) => isPainted(each, x, y));
    const own = stack.findIndex((element) => owner === element || owner.contains(element));
    if (own < 0) return `cut off at ${Math.round(x)}, ${Math.round(y)}`;
    const above = stack.slice(0, own).find((element) => covers(element, owner));
    if (above) return `under ${nameOf(above)}`;
    const below = stack.slice(own).find((element) => isPicture(element) || isGround(element));
    return below && isPicture(below) ? `on ${nameOf(below)}` : undefined;
  };
  const faultOf = (run: Run) => {
    const { left, right, top, bottom, width } = run.box;
    const columns = Math.max(2, Math.min(12, Math.ceil(width / 40)));
    const across = Array.from({ length: columns + 1 }, (_, i) => left + (width * i) / columns);
    const points = across.flatMap((x) => [top, bottom].map((y) => [x, y] as const));
    const faults = points.map(([x, y]) => faultAt(run, Math.min(x, right - 0.5), y));
    const fault = faults.find(Boolean);
    return fault && `“${run.text}” (${nameOf(run.owner)}) ${fault}`;
  };

  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const sorted = runs.toSorted((a, b) => a.box.top - b.box.top);
  const faults = new Set(runs.map(faultOf).filter((fault) => fault !== undefined));
  sorted.forEach((run, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top > run.box.bottom) break;
      if (other.owner !== run.owner && meet(run.box, other.box))
        faults.add(`“${run.text}” (${nameOf(run.owner)}) on “${other.text}”`);
    }
  });
  return [...faults];
}
