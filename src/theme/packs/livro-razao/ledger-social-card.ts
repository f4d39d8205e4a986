import {
  type CardSource,
  drawBackdrop,
  drawFooter,
  drawGlyphOutline,
  drawPhoto,
  drawSmallLine,
  textRightEdge,
  typesetSiteName,
  typesetTitle,
} from "../../social-cards/card-parts.ts";

const left = 204;
const edge = 1128;
const bottom = 520;
const room = {
  height: 328,
  sizes: [116, 104, 94, 86, 78, 70, 64, 58, 52, 46, 40],
  leading: 1.1,
};

/**
 * Draws a share card as a ledger page, with the margin line, the title on its lines and the double
 * rule below.
 */
export function drawLedgerCard(source: CardSource): string {
  const { paper, ink, inkSoft, accentLine } = source.colors;
  const right = textRightEdge(source, edge);
  return [
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    drawBackdrop(source.backdrop, ink, accentLine),
    drawMarginAndRule(source),
    drawHeader(source, right),
    drawTitle(source, right),
    drawFooter(source, { left, right, y: 582, color: inkSoft }),
    drawPhoto(source),
  ].join("");
}

/** Draws the double margin line, and the rule below the header. */
function drawMarginAndRule({ colors: { accentLine, ink } }: CardSource): string {
  const margin = `<path stroke="${accentLine}" stroke-width="2" d="M150 0v630M157 0v630"/>`;
  return `${margin}<path stroke="${ink}" stroke-width="2" d="M0 146h1200"/>`;
}

/** Draws the name above its double rule, and the page's section at the right end of the line. */
function drawHeader(source: CardSource, right: number): string {
  const { ink, accent, accentLine } = source.colors;
  const { label = "" } = source.text;
  const { path, width } = typesetSiteName(source, 52, Math.min(640, (right - left) * 0.68));
  const line = `<path stroke="${accentLine}" stroke-width="2" d="M${left} 114h${width.toFixed(1)}m0 5h-${width.toFixed(1)}"/>`;
  const widest = right - left - width - 40;
  const small = drawSmallLine(source.typesetter.small, label, {
    end: right,
    widest,
    y: 96,
    color: accent,
  });
  return drawGlyphOutline(path, { x: left, y: 98, color: ink }) + line + small;
}

/** Draws the title above the double rule at its bottom; hairlines separate its lines. */
function drawTitle(source: CardSource, right: number): string {
  const { ink, rule } = source.colors;
  const place = { left, room: { ...room, width: right - left }, tracking: -0.028 };
  const title = typesetTitle(source, place);
  const { outlines, size, step } = title;
  const rows = outlines.map((path, index) => {
    const base = bottom - size * 0.3 - step * (outlines.length - 1 - index);
    const hairline = `<path stroke="${rule}" stroke-width="1.5" d="M${left} ${(base + size * 0.27).toFixed(1)}H${right}"/>`;
    const letters = drawGlyphOutline(path, { x: title.left, y: base, color: ink });
    return (index < outlines.length - 1 ? hairline : "") + letters;
  });
  const closing = `<path stroke="${ink}" stroke-width="3" d="M${left} ${bottom}H${right}M${left} ${bottom + 8}H${right}"/>`;
  return rows.join("") + closing;
}
