import {
  type CardSource,
  drawBackdrop,
  drawFoot,
  drawOutline,
  drawPhoto,
  drawSmall,
  rightEdge,
  setName,
  setTitle,
} from "../cards/card-parts.ts";
import type { PackPalette } from "../pack-palette.ts";
import { disc, quarter, tileRectangle, triangle } from "./tiles.ts";

const left = 72;
const edge = 810;
const room = {
  height: 330,
  sizes: [92, 84, 76, 68, 62, 56, 50, 45, 40],
  leading: 1.12,
};

/**
 * A share card: the title on calm paper; at the right edge a wall of three by six tiles, the site's
 * own drawing or a photograph.
 */
export function tileCard(source: CardSource): string {
  const { text, pen, colors } = source;
  const { paper, ink, inkSoft, accent, deep, action } = colors;
  const right = rightEdge(source, edge);
  const place = { left, room: { ...room, width: right - left }, tracking: -0.012 };
  const title = setTitle(source, place);
  const top = 205 + title.size * 0.72;
  return [
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    hasOwnColors(source.backdrop)
      ? drawBackdrop(source.backdrop, ink, accent)
      : `<g transform="translate(885)scale(105)">${wall(colors)}</g>`,
    `<circle cx="96" cy="86" r="24" fill="${deep}"/><path fill="${action}" d="M96 86V62A24 24 0 0 1 120 86Z"/>`,
    drawOutline(setName(source, 44, 560).path, { x: 138, y: 102, color: ink }),
    drawSmall(pen.small, text.label ?? "", {
      start: left,
      widest: right - left,
      y: 178,
      color: accent,
    }),
    ...title.outlines.map((path, index) =>
      drawOutline(path, { x: title.left, y: top + title.step * index, color: ink }),
    ),
    drawFoot(source, { left, right, y: 578, color: inkSoft }),
    drawPhoto(source),
  ].join("");
}

/**
 * Whether a drawing has colours of its own and replaces the wall. One in ink is drawn on bare
 * paper.
 */
function hasOwnColors(backdrop: string): boolean {
  return backdrop !== "" && !/currentColor|--ill-metal/i.test(backdrop);
}

function wall({ deep, action, surface, signal, onSignal }: PackPalette): string {
  const layers: [fill: string, ...shapes: string[]][] = [
    [deep, tileRectangle(0, 0, 3, 6)],
    [action, disc(1, 2, 1), quarter({ x: 2, y: 0 }, 1), quarter({ x: 0, y: 5 }, 3)],
    [onSignal, triangle({ x: 1, y: 1 }, 3), quarter({ x: 2, y: 3 }, 2), tileRectangle(2, 4, 1, 1)],
    [surface, quarter({ x: 0, y: 3 }, 0), triangle({ x: 1, y: 4 }, 2), quarter({ x: 1, y: 5 }, 0)],
    [signal, quarter({ x: 2, y: 5 }, 3), disc(2, 3, 0.25)],
  ];
  const shapes = layers.map(([fill, ...paths]) => `<path fill="${fill}" d="${paths.join("")}"/>`);
  const joints = "M1 0V6M2 0V6M0 1H3M0 2H3M0 3H3M0 4H3M0 5H3";
  return `${shapes.join("")}<path stroke="${onSignal}" stroke-opacity=".3" stroke-width=".02" d="${joints}"/>`;
}
