import { expect } from "vitest";
import { type JourneySuite, phoneViewport } from "../../testing/engines/journey-types.ts";
import type { Tab } from "../../testing/engines/tab.ts";
import { abortedRequestErrors as expected } from "./aborted-request-errors.ts";

const routes = [
  "/",
  "/servicos",
  "/blog",
  "/blog/abertura-de-empresa-passo-a-passo",
  "/blog/guia-pratico-esocial",
  "/blog/obrigacoes-acessorias-2024",
  "/privacidade",
  "/termos",
  "/calculadora-simples-nacional",
];

/** Tests line breaking and the position of lines. */
export const textLayout: JourneySuite = (journey, engine) => {
  journey("the first element of a list item has no empty line above it", async (visit) => {
    const tab = await visit("/servicos", phoneViewport);
    expect(await tab.evaluate(findLoweredItems)).toEqual([]);
    await tab.resize(1440, 900);
    expect(await tab.evaluate(findLoweredItems)).toEqual([]);
  });

  journey("a clamped title fills most of its last visible line", async (visit) => {
    const tab = await visit("/blog", phoneViewport);
    const widths = await tab.evaluate(measureLastLines);
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(0.6);
  });

  for (const width of [390, 320]) {
    journey(
      `at ${width} px only long words are hyphenated, and addresses and numbers stay on one line`,
      async (visit) => {
        const tab = await visit("/", { width, height: 740, expected });
        let parted = 0;
        for (const route of routes) {
          await tab.navigate(route);
          await tab.waitForHydration();
          const words = await tab.evaluate(findSplitWords);
          parted += words.length;
          expect(
            words.filter((word) => !isSplitAllowed(word)),
            route,
          ).toEqual([]);
          expect(await tab.evaluate(findSplitAddresses), route).toEqual([]);
          expect(await tab.evaluate(findBadLineBreaks), route).toEqual([]);
          expect(await measureOverflow(tab), route).toBe(0);
        }
        // Chromium on Linux has no hyphenation dictionary. In other engines the test proves nothing
        // if no word is hyphenated.
        if (engine !== "chromium") expect(parted, "hyphens are installed").toBeGreaterThan(0);
      },
    );
  }
};

interface SplitWord {
  word: string;
  /** The number of letters before the break. */
  before: number;
  isHeading: boolean;
}

function isSplitAllowed({ word, before, isHeading }: SplitWord): boolean {
  const [length, start, end] = isHeading ? [14, 6, 5] : [10, 4, 4];
  return word.length >= length && before >= start && word.length - before >= end;
}

function measureOverflow(tab: Tab): Promise<number> {
  return tab.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Runs in the page: finds list items whose first element has an empty line above it. */
function findLoweredItems(): string[] {
  return [...document.querySelectorAll("main li")].flatMap((item) => {
    const first = item.firstElementChild;
    const isFirst = first && item.firstChild === first && first.checkVisibility();
    if (!isFirst || getComputedStyle(first).display.startsWith("inline")) return [];
    const { paddingTop, borderTopWidth } = getComputedStyle(item);
    const { marginTop } = getComputedStyle(first);
    const lengths = [paddingTop, borderTopWidth, marginTop].map(Number.parseFloat);
    const top = lengths.reduce((sum, length) => sum + length, item.getBoundingClientRect().top);
    const gap = first.getBoundingClientRect().top - top;
    return gap > 2 ? [`${item.textContent}: ${gap} px`] : [];
  });
}

/**
 * Runs in the page: measures the last visible line of each clamped title, as a fraction of the
 * title's width.
 */
function measureLastLines(): number[] {
  const titles = [...document.querySelectorAll(".story h3")];
  const isClamped = (title: Element) => title.scrollHeight > title.clientHeight + 2;
  return titles.filter(isClamped).map((title) => {
    const { bottom, width } = title.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(title);
    const seen = [...range.getClientRects()].filter(({ top }) => top < bottom - 4);
    const last = Math.max(...seen.map(({ top }) => top));
    return Math.max(...seen.filter(({ top }) => top > last - 4).map((line) => line.width)) / width;
  });
}

/** Runs in the page: finds words that break across two lines. */
function findSplitWords(): SplitWord[] {
  const range = document.createRange();
  const topOf = (node: Text, index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    // In WebKit the first letter of a line also has a box at the end of the previous line.
    return [...range.getClientRects()].at(-1)?.top ?? 0;
  };
  const partOf = (node: Text, { 0: word, index }: RegExpExecArray): SplitWord[] => {
    const tops = [...word].map((_, letter) => topOf(node, index + letter));
    const before = tops.findIndex((top) => top > (tops[0] ?? 0) + 6);
    const isHeading = node.parentElement?.closest("h1, h2, h3") !== null;
    return before > 0 ? [{ word, before, isHeading }] : [];
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: SplitWord[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest("script, style, .visually-hidden")) continue;
    for (const match of node.data.matchAll(/[\p{L}\d]{3,}/gu)) found.push(...partOf(node, match));
  }
  return found;
}

/** Runs in the page: finds e-mail addresses and phone numbers that break across two lines. */
function findSplitAddresses(): string[] {
  const addresses = [...document.querySelectorAll('a[href^="mailto:"], a[href^="tel:"]')];
  const isAddress = ({ textContent }: Element) => /@|\d{4}/.test(textContent ?? "");
  const parted = addresses.filter((each) => isAddress(each) && each.getClientRects().length > 1);
  return parted.map(({ outerHTML }) => outerHTML);
}

/**
 * Runs in the page: finds units that break across two lines but must not. Such units are numbers
 * with separators ("12.345/01-35", "S-2200"), a letter and its word ("e-mail"), and an article of
 * law with its item.
 */
function findBadLineBreaks(): string[] {
  const codes = /\d[ºª]?, [IVX]+(?!\p{L})|(?:\p{Ll}\.|n[ºª]) \d+|[\p{L}\d./-]+/gu;
  const isOne = (word: string) =>
    word.length <= 24 &&
    /\s|\d.*[-/]|[-/].*\d|^\p{L}-|-\p{L}{1,3}$|^\p{Lu}+[-/]\p{L}{1,6}$/u.test(word);
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest("script, style, .visually-hidden")) continue;
    for (const { 0: match, index } of node.data.matchAll(codes)) {
      const word = match.replace(/[.]+$/, "");
      if (!isOne(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => top);
      if (Math.max(...tops) > Math.min(...tops) + 6) found.push(word);
    }
  }
  return found;
}
