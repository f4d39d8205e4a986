import type { Site } from "../../load/load.ts";
import { formatMoney, moneyParts } from "../../ui/format/format-amount.ts";
import { formatDate, formatMonth } from "../../ui/format/format-date.ts";
import { decodeHtmlText } from "../browser/visible-text.ts";

/**
 * Returns a function that checks whether a text comes from the content. It may be a text of the
 * content, a filled label, or a formatted value.
 */
export function createContentTextMatcher(site: Site): (text: string) => boolean {
  const strings = [...collectStrings({ ...site, media: undefined })];
  const corpus = ` ${strings.map(stripMarkup).join(" ¦ ")} `;
  const patterns = strings.filter(isTemplate).map(templateToPattern);
  const values = collectFormattedValues(site, strings);
  const isWord = (text: string) => containsWords(corpus, text);
  const isOne = (text: string) =>
    /^(?:[×÷−=] ?)?(?:R\$ )?[\d.,:×÷%\s]*$/.test(text) ||
    /^[\d,]+ [kM]B$/.test(text) ||
    values.has(text) ||
    isWord(text) ||
    patterns.some((pattern) => pattern.test(text));
  return (text) => {
    const unmarked = decodeHtmlText(text.replaceAll("*", ""));
    return isOne(unmarked) || splitJoinedTexts(unmarked).every(isOne);
  };
}

/** Splits a line that joins several texts, such as page title and firm name. */
function splitJoinedTexts(text: string): string[] {
  return text.split(/ · |,\s+/).filter((part) => part !== "");
}

function* collectStrings(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "number") yield String(value);
  else if (value && typeof value === "object")
    for (const item of Object.values(value)) yield* collectStrings(item);
}

/** Returns the plain text of inline and body markup. */
function stripMarkup(text: string): string {
  const unmarked = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(#{2,3}|[-*>]|\d+\.)\s+/gm, "")
    .replace(/\*+/g, "")
    .replace(/\s\|\s|^\||\|$/gm, " ¦ ");
  return decodeHtmlText(unmarked);
}

function containsWords(corpus: string, text: string): boolean {
  const letter = /[\p{L}\p{N}]/u;
  for (let at = corpus.indexOf(text); at >= 0; at = corpus.indexOf(text, at + 1)) {
    const before = corpus[at - 1] ?? " ";
    const after = corpus[at + text.length] ?? " ";
    const startsWord = letter.test(text[0] ?? "") && letter.test(before);
    const endsWord = letter.test(text.at(-1) ?? "") && letter.test(after);
    if (!startsWord && !endsWord) return true;
  }
  return false;
}

/** Whether a text has slots and at least one word. Slots alone would match every text. */
function isTemplate(text: string): boolean {
  return /\{\w+\}/.test(text) && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, " "));
}

function templateToPattern(label: string): RegExp {
  const parts = decodeHtmlText(label).split(/\{\w+\}/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".+")}$`, "u");
}

function collectFormattedValues(site: Site, strings: string[]): Set<string> {
  const { language, currency } = site.settings;
  const dates = strings.filter((text) => /^\d{4}-\d{2}-\d{2}$/.test(text));
  const money = site.plans.flatMap(({ price }) => {
    const { sign, figure } = moneyParts(price, currency, language);
    const total = new Intl.NumberFormat(language, { style: "currency", currency }).format(price);
    return [formatMoney(price, currency, language), total, sign, figure];
  });
  const months = dates.map((date) => formatMonth(date, language));
  const long = dates.map((date) => formatDate(date, language));
  // The page splits the unit from the figure: "24h".
  const units = strings.flatMap((text) => /^\d+(\D{1,2})$/.exec(text)?.[1] ?? []);
  // The format comes from the file extension: "DOCX".
  const formats = strings.flatMap((text) => /\.(\w{3,4})$/.exec(text)?.[1]?.toUpperCase() ?? []);
  const all = [...units, ...formats, ...long, ...months, ...months.map(capitalizeText), ...money];
  return new Set(all.map(decodeHtmlText));
}

function capitalizeText(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
