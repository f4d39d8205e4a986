/** A text of a page that people can perceive: visible, read aloud, or shown by the browser UI. */
export interface VisibleText {
  text: string;
  /** The attribute that contains it; `undefined` for text between tags. */
  attribute?: string;
}

const hiddenElementPattern = /<(script|style|template)\b[^>]*>.*?<\/\1>/gs;
const textAttributePattern =
  /\s(alt|aria-label|placeholder|title|content)=(?:"([^"]*)"|([^\s">]+))/g;
const technicalMetaPattern =
  /<meta[^>]*(http-equiv|viewport|robots|theme-color|charset|twitter:card|article:|og:(type|url|locale|image))[^>]*>/g;

/** Spans that only prevent line breaks belong to the surrounding sentence. */
const unbreakableSpanPattern = /<span class="?(?:whole|address)"?>([^<]*)<\/span>/g;

/**
 * Extracts the texts of an HTML document that contain a letter or a digit. Collapses white space
 * and decodes entities.
 */
export function extractVisibleTexts(html: string): VisibleText[] {
  const shown = html
    .replace(hiddenElementPattern, "")
    .replace(technicalMetaPattern, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(unbreakableSpanPattern, "$1");
  const inTags = [...shown.matchAll(textAttributePattern)].map(([, attribute, quoted, bare]) => ({
    attribute,
    text: decodeHtmlText(quoted ?? bare ?? ""),
  }));
  const between = shown.split(/<[^>]*>/).map((text) => ({ text: decodeHtmlText(text) }));
  return [...between, ...inTags].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Collapses white space of any kind to single spaces and decodes entities. */
export function decodeHtmlText(text: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "")
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}
