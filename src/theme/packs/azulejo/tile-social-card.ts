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
import type { PackPalette } from "../pack-palette.ts";
import { discPath, quarterDiscPath, tileRectanglePath, trianglePath } from "./tiles.ts";

const left = 72;
const edge = 810;
const room = {
  height: 330,
  sizes: [92, 84, 76, 68, 62, 56, 50, 45, 40],
  leading: 1.12,
};

/**
 * Draws a share card. The title is on plain paper. At the right edge is a wall of three by six
 * tiles, the site's own drawing or a photograph.
 */
export function drawTileCard(source: CardSource): string {
  const { text, typesetter, colors } = source;
  const { paper, ink, inkSoft, accent, deep, action } = colors;
  const right = textRightEdge(source, edge);
  const place = { left, room: { ...room, width: right - left }, tracking: -0.012 };
  const title = typesetTitle(source, place);
  const top = 205 + title.size * 0.72;
  return [
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    isColoredDrawing(source.backdrop)
      ? drawBackdrop(source.backdrop, ink, accent)
      : `<g transform="translate(885)scale(105)">${drawWall(colors)}</g>`,
    `<circle cx="96" cy="86" r="24" fill="${deep}"/><path fill="${action}" d="M96 86V62A24 24 0 0 1 120 86Z"/>`,
    drawGlyphOutline(typesetSiteName(source, 44, 560).path, { x: 138, y: 102, color: ink }),
    drawSmallLine(typesetter.small, text.label ?? "", {
      start: left,
      widest: right - left,
      y: 178,
      color: accent,
    }),
    ...title.outlines.map((path, index) =>
      drawGlyphOutline(path, { x: title.left, y: top + title.step * index, color: ink }),
    ),
    drawFooter(source, { left, right, y: 578, color: inkSoft }),
    drawPhoto(source),
  ].join("");
}

/**
 * Whether a drawing has colours of its own, and so replaces the wall. A drawing in the text colour
 * does not, because it is made for bare paper.
 */
function isColoredDrawing(backdrop: string): boolean {
  return backdrop !== "" && !/currentColor|--ill-metal/i.test(backdrop);
}

function drawWall({ deep, action, surface, signal, onSignal }: PackPalette): string {
  const layers: [fill: string, ...shapes: string[]][] = [
    [deep, tileRectanglePath(0, 0, 3, 6)],
    [
      action,
      discPath(1, 2, 1),
      quarterDiscPath({ x: 2, y: 0 }, 1),
      quarterDiscPath({ x: 0, y: 5 }, 3),
    ],
    [
      onSignal,
      trianglePath({ x: 1, y: 1 }, 3),
      quarterDiscPath({ x: 2, y: 3 }, 2),
      tileRectanglePath(2, 4, 1, 1),
    ],
    [
      surface,
      quarterDiscPath({ x: 0, y: 3 }, 0),
      trianglePath({ x: 1, y: 4 }, 2),
      quarterDiscPath({ x: 1, y: 5 }, 0),
    ],
    [signal, quarterDiscPath({ x: 2, y: 5 }, 3), discPath(2, 3, 0.25)],
  ];
  const shapes = layers.map(([fill, ...paths]) => `<path fill="${fill}" d="${paths.join("")}"/>`);
  const joints = "M1 0V6M2 0V6M0 1H3M0 2H3M0 3H3M0 4H3M0 5H3";
  return `${shapes.join("")}<path stroke="${onSignal}" stroke-opacity=".3" stroke-width=".02" d="${joints}"/>`;
}
