/** Matches elements and comments with content that is not text of the page. */
const invisibleMarkup = /<(script|style|svg|template|noscript)\b.*?<\/\1>|<!--.*?-->/gis;
/** Matches inline elements, which may be inside a word. All other tags separate words. */
const inlineTag = /<\/?(?:a|abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Extracts the text of markup that React rendered. Block elements separate words. */
export function visibleText(markup: string): string {
  return markup
    .replace(invisibleMarkup, " ")
    .replace(inlineTag, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "")
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll("\u00ad", "");
}
