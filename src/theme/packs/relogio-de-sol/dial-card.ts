import { type CardSource, drawOutline, drawSmall, setName, setTitle } from "../cards/card-parts.ts";

const left = 72;
const right = 1128;
const bottom = 500;
/** Where the sun stands, on the horizon; the shadow's edge leaves it at the angle of seven o'clock. */
const noon = { x: 930, y: 138, radius: 92 };
const edge = noon.y + noon.x * Math.tan(Math.PI / 12);
const shade = `M${noon.x} ${noon.y}H1200V630H0V${edge.toFixed(1)}Z`;
const room = {
  width: right - left,
  height: 300,
  sizes: [132, 118, 106, 94, 84, 76, 68, 60, 52, 46, 40],
  leading: 0.98,
};

/** The sun over the field of its shadow, whose edge cuts the title: ink in the light, paper in the shade. */
export function dialCard(source: CardSource): string {
  const { text, pen, colors } = source;
  const { paper, ink, deep, onDeep, onDeepSoft, action } = colors;
  return [
    `<defs><clipPath id="s"><path d="${shade}"/></clipPath></defs>`,
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    `<path fill="${deep}" d="${shade}"/>`,
    `<circle cx="${noon.x}" cy="${noon.y}" r="${noon.radius}" fill="${action}"/>`,
    drawTitle(source, ink),
    `<g clip-path="url(#s)">${drawTitle(source, onDeep)}</g>`,
    drawOutline(setName(source, 46, 560).path, { x: left, y: 98, color: ink }),
    drawSmall(pen.small, text.label ?? "", { start: left, y: 148, color: ink }),
    drawSmall(pen.small, text.host, { start: left, y: 578, color: onDeepSoft }),
    drawSmall(pen.small, text.place, { end: right, y: 578, color: onDeepSoft }),
  ].join("");
}

/** The title grows upwards from its last line. */
function drawTitle(source: CardSource, color: string): string {
  const { outlines, step, left: x } = setTitle(source, { left, room, tracking: -0.045 });
  const rows = outlines.map((path, index) => {
    return drawOutline(path, { x, y: bottom - step * (outlines.length - 1 - index), color });
  });
  return rows.join("");
}
