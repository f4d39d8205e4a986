import type { Theme } from "../model/types.ts";
import { packOfTheme } from "../theme/packs/pack-names.ts";
import { completePalette } from "../theme/packs/pack-palette.ts";
import { packTraits } from "../theme/packs/pack-traits.ts";
import { type CardText, cardSize } from "../theme/social-cards/card-parts.ts";
import { drawSocialCard } from "../theme/social-cards/draw-card.ts";
import { getOrCreateCached } from "./cache.ts";
import { fitText } from "./fit-text.ts";
import { siteFontsHash } from "./fonts/face-files.ts";
import { pngVersion, svgToJpeg, svgToPng } from "./rasterize-svg.ts";
import { type OutlineFont, openOutlineFont, outlineVersion } from "./text-outlines.ts";

/** The picture of a site's social cards: a drawing or a photograph. */
export interface CardPicture {
  /** A drawing behind the text, as SVG. */
  backdrop?: string;
  /** A photograph beside the text, cropped to its slot, as a data URL. */
  photo?: string;
}

interface CardOptions extends CardPicture {
  theme: Theme;
  /** The folder in which finished cards are cached. */
  cache?: string;
}

/**
 * The version of the design, which is part of the cache key. Change it whenever the design changes.
 */
const templateVersion = `card, 3, ${outlineVersion}, ${pngVersion}`;

/** Loads the fonts of the cards when the first card needs them. */
export type LoadCardFonts = () => Promise<{
  headline: OutlineFont;
  sign: OutlineFont;
  small: OutlineFont;
}>;

/**
 * Prepares the fonts of some cards. All cards share them, because loading fonts takes longer than
 * drawing a card.
 */
export function createCardFontLoader(
  { fonts, pack }: Theme,
  texts: readonly CardText[],
): LoadCardFonts {
  let opened: ReturnType<LoadCardFonts> | undefined;
  const text = [
    ...new Set(texts.flatMap((each) => [...Object.values(each).join("").normalize("NFC")])),
  ].join("");
  const weights = packTraits(pack).letters;
  const open = async () => {
    const [headline, sign, small] = await Promise.all([
      openOutlineFont(fonts.display, { text: `${text} …`, weight: weights.headline }),
      openOutlineFont(fonts.display, { text, weight: weights.sign }),
      openOutlineFont(fonts.text, { text, weight: 500 }),
    ]);
    return { headline, sign, small };
  };
  return () => {
    opened ??= open();
    return opened;
  };
}

/**
 * Draws the social card of a page in the design of the site's style pack. Returns a PNG, or a JPEG
 * if the card has a photograph. The same text and theme always give the same bytes.
 *
 * @param fonts fonts with all characters of the text
 */
export function buildCard(
  text: CardText,
  fonts: LoadCardFonts,
  { theme, backdrop = "", photo = "", cache = ".cache/cards" }: CardOptions,
): Promise<Buffer> {
  const { display, text: small } = theme.fonts;
  const key = [
    JSON.stringify([packOfTheme(theme), text, theme.colors.light, display, small]),
    backdrop + photo,
    templateVersion + siteFontsHash([display, small]),
  ];
  return getOrCreateCached(cache, key, async () => {
    const pen = { ...(await fonts()), fit: fitText };
    const drawing = drawSocialCard(packOfTheme(theme), {
      text,
      typesetter: pen,
      colors: completePalette(theme.colors.light),
      backdrop,
      photo,
    });
    return photo ? svgToJpeg(drawing, cardSize.width) : svgToPng(drawing, cardSize.width);
  });
}
