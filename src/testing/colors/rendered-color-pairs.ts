import type { Page } from "playwright-core";
import sharp from "sharp";
import type { Palette } from "../../model/types.ts";

/** Colours used in style sheets. Colours of illustrations are written into the pictures. */
export const interfaceTokens = [
  ...["paper", "ink", "inkSoft", "accent", "accentLine", "rule", "deep", "onDeep"],
  ...["onDeepSoft", "deepAccent", "error", "surface", "action", "onAction", "signal"],
  ...["onSignal", "floor"],
] as (keyof Palette)[];

/** A text colour on its background, as `#rrggbb`. */
export interface RenderedPair {
  color: string;
  background: string;
  /** A text that shows the pair. */
  words: string;
  /** True if the text is large by WCAG 2.2 (24 px, or 18.66 px in bold). */
  isLarge: boolean;
}

/** Assigns a distinct marker colour to each name. Returns the names by colour. */
export function assignMarkerColors<Name extends string>(names: readonly Name[]): Map<string, Name> {
  const part = (value: number) => ((value % 6) * 45 + 15).toString(16).padStart(2, "0");
  return new Map(
    names.map((name, at) => {
      const row = Math.floor(at / 6);
      return [`#${part(at)}${part(at + 2 * row + 1)}${part(row * 2 + 3)}`, name];
    }),
  );
}

/**
 * Sets these colour tokens in both schemes, and disables animations. The page must bypass its
 * policy (`bypassCSP`).
 */
export async function setColorTokens(
  page: Page,
  colors: Iterable<readonly [token: string, hex: string]>,
): Promise<void> {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const lines = [...colors].map(([name, hex]) => `--color-${kebab(name)}: ${hex};`);
  const still =
    "*, *::before, *::after { transition: none !important; animation: none !important }";
  await page.addStyleTag({ content: `:root:root { ${lines.join(" ")} } ${still}` });
}

/**
 * Returns the pairs of text and background colours on the page's screenshot. Each pair has one
 * sample text, a small one if there is any.
 */
export async function readRenderedPairs(page: Page): Promise<RenderedPair[]> {
  const { texts, png } = await takeStableScreenshot(page);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = new Map<string, RenderedPair>();
  for (const { box, ...text } of texts) {
    const ground = findBackgroundColor(data, info, box, text.color);
    if (ground === undefined) continue;
    const key = `${text.color}/${ground}`;
    const known = found.get(key);
    if (!known || (known.isLarge && !text.isLarge)) found.set(key, { ...text, background: ground });
  }
  return [...found.values()];
}

/**
 * Returns the texts of a page and its screenshot. Retries until the layout is stable, because
 * images that load late move the content.
 */
async function takeStableScreenshot(page: Page) {
  for (let tries = 0; tries < 20; tries += 1) {
    const texts = await page.evaluate(readRenderedTexts);
    const png = await page.screenshot({ fullPage: true });
    const after = await page.evaluate(readRenderedTexts);
    if (JSON.stringify(texts) === JSON.stringify(after)) return { texts, png };
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

interface RenderedTextBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the most frequent colour in a box, other than the text colour. */
function findBackgroundColor(
  data: Buffer,
  { width, height }: { width: number; height: number },
  box: RenderedTextBox,
  color: string,
): string | undefined {
  const counts = new Map<string, number>();
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += 1)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += 1) {
      const hex = `#${data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).toString("hex")}`;
      if (hex !== color) counts.set(hex, (counts.get(hex) ?? 0) + 1);
    }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0];
}

/**
 * Runs in the page. Returns each text drawn in a colour, with the box of its first line in document
 * coordinates.
 */
function readRenderedTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: { color: string; box: RenderedTextBox; words: string; isLarge: boolean }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    const line = lines.find(({ width, height }) => width > 3 && height > 5);
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const parts = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1) ?? [];
    // Skip text without a fill colour: it is an outline, or shows a picture through its letters.
    if (!line || parts.length === 0) continue;
    const size = Number.parseFloat(fontSize);
    const { x, y, width, height } = line;
    texts.push({
      color: `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`,
      box: { x: x + scrollX, y: y + scrollY, width, height },
      words: `${element.closest("[class]")?.className ?? ""}: ${node.textContent.trim().slice(0, 40)}`,
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
    });
  }
  return texts;
}
