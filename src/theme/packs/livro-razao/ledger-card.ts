import {
  type CardSource,
  drawBackdrop,
  drawOutline,
  drawSmall,
  setName,
  setTitle,
} from "../cards/card-parts.ts";

const left = 204;
const right = 1128;
const bottom = 520;
const room = {
  width: right - left,
  height: 328,
  sizes: [116, 104, 94, 86, 78, 70, 64, 58, 52, 46, 40],
  leading: 1.1,
};

/** A page of the ledger: margin line, the title on its lines, the double rule that closes it. */
export function ledgerCard(source: CardSource): string {
  const { text, pen, colors, backdrop } = source;
  const { paper, ink, inkSoft, accent, accentLine } = colors;
  return [
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    drawBackdrop(backdrop, ink, accentLine),
    drawSheet(source),
    drawName(source),
    drawTitle(source),
    drawSmall(pen.small, text.label ?? "", { end: right, y: 96, color: accent }),
    drawSmall(pen.small, text.host, { start: left, y: 582, color: inkSoft }),
    drawSmall(pen.small, text.place, { end: right, y: 582, color: inkSoft }),
  ].join("");
}

/** The double margin line, and the rule below the head. */
function drawSheet({ colors: { accentLine, ink } }: CardSource): string {
  const margin = `<path stroke="${accentLine}" stroke-width="2" d="M150 0v630M157 0v630"/>`;
  return `${margin}<path stroke="${ink}" stroke-width="2" d="M0 146h1200"/>`;
}

function drawName(source: CardSource): string {
  const { ink, accentLine } = source.colors;
  const { path, width } = setName(source, 52, 640);
  const line = `<path stroke="${accentLine}" stroke-width="2" d="M${left} 114h${width.toFixed(1)}m0 5h-${width.toFixed(1)}"/>`;
  return drawOutline(path, { x: left, y: 98, color: ink }) + line;
}

/** The title grows upwards from the double rule; between its lines run the hairlines of the page. */
function drawTitle(source: CardSource): string {
  const { ink, rule } = source.colors;
  const title = setTitle(source, { left, room, tracking: -0.028 });
  const { outlines, size, step } = title;
  const rows = outlines.map((path, index) => {
    const base = bottom - size * 0.3 - step * (outlines.length - 1 - index);
    const hairline = `<path stroke="${rule}" stroke-width="1.5" d="M${left} ${(base + size * 0.27).toFixed(1)}H${right}"/>`;
    const letters = drawOutline(path, { x: title.left, y: base, color: ink });
    return (index < outlines.length - 1 ? hairline : "") + letters;
  });
  const closing = `<path stroke="${ink}" stroke-width="3" d="M${left} ${bottom}H${right}M${left} ${bottom + 8}H${right}"/>`;
  return rows.join("") + closing;
}
