import {
  type CardSource,
  drawFooter,
  drawGlyphOutline,
  drawPhoto,
  drawSmallLine,
  textRightEdge,
  typesetSiteName,
  typesetTitle,
} from "../../social-cards/card-parts.ts";

const left = 72;
const edge = 1128;
const bottom = 500;
/**
 * The position and radius of the sun, in px. `before` is its distance from the right end of the
 * text.
 */
const noon = { before: 198, y: 138, radius: 92 };
const room = {
  height: 300,
  sizes: [132, 118, 106, 94, 84, 76, 68, 60, 52, 46, 40],
  leading: 0.98,
};

/**
 * Draws a share card: a sun, and below it a dark shadow. Where the edge of the shadow crosses the
 * title, the letters change from dark to light.
 */
export function drawSundialCard(source: CardSource): string {
  const { paper, ink, deep, onDeep, onDeepSoft, action } = source.colors;
  const right = textRightEdge(source, edge);
  const sun = right - noon.before;
  const shade = shadowAreaPath(sun);
  return [
    `<defs><clipPath id="s"><path d="${shade}"/></clipPath></defs>`,
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    `<path fill="${deep}" d="${shade}"/>`,
    `<circle cx="${sun}" cy="${noon.y}" r="${noon.radius}" fill="${action}"/>`,
    drawTitle(source, right, ink),
    `<g clip-path="url(#s)">${drawTitle(source, right, onDeep)}</g>`,
    drawHeader(source, sun - noon.radius - 40 - left),
    drawFooter(source, { left, right, y: 578, color: onDeepSoft }),
    drawPhoto(source),
  ].join("");
}

/**
 * Returns the path of the area below the horizon and below the edge of the shadow. The edge has the
 * angle of seven o'clock.
 */
function shadowAreaPath(sun: number): string {
  const end = noon.y + sun * Math.tan(Math.PI / 12);
  return `M${sun} ${noon.y}H1200V630H0V${end.toFixed(1)}Z`;
}

/** Draws the name, and below it the page's section, in the light to the left of the sun. */
function drawHeader(source: CardSource, widest: number): string {
  const { typesetter, text, colors } = source;
  const color = colors.ink;
  return [
    drawGlyphOutline(typesetSiteName(source, 46, Math.min(560, widest)).path, {
      x: left,
      y: 98,
      color,
    }),
    drawSmallLine(typesetter.small, text.label ?? "", { start: left, widest, y: 148, color }),
  ].join("");
}

/** Draws the title. The position of its last line is fixed. */
function drawTitle(source: CardSource, right: number, color: string): string {
  const place = { left, room: { ...room, width: right - left }, tracking: -0.045 };
  const { outlines, step, left: x } = typesetTitle(source, place);
  const rows = outlines.map((path, index) => {
    return drawGlyphOutline(path, { x, y: bottom - step * (outlines.length - 1 - index), color });
  });
  return rows.join("");
}
