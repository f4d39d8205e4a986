import { drawTileCard } from "../packs/azulejo/tile-social-card.ts";
import { drawLedgerCard } from "../packs/livro-razao/ledger-social-card.ts";
import type { PackName } from "../packs/pack-names.ts";
import { drawSundialCard } from "../packs/relogio-de-sol/sundial-social-card.ts";
import { type CardSource, cardSize } from "./card-parts.ts";

const drawers: Record<PackName, (source: CardSource) => string> = {
  "livro-razao": drawLedgerCard,
  azulejo: drawTileCard,
  "relogio-de-sol": drawSundialCard,
};

/** Draws the share card of a page in the style of a pack: an SVG in which all text is outlines. */
export function drawSocialCard(pack: PackName, source: CardSource): string {
  const { width, height } = cardSize;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return `${head}${drawers[pack](source)}</svg>`;
}
