import type { Font as Typeface } from "../model/types.ts";
import { readFace } from "./fonts/face-files.ts";
import { instantiateFont } from "./fonts/subset.ts";

/** The outline of a line of text. Its SVG path starts at the left end of the baseline, at 0, 0. */
interface TextOutline {
  path: string;
  /** The advance width of the line in px. */
  width: number;
}

/** A font of one weight that converts lines of text to outlines. */
export interface OutlineFont {
  /**
   * Converts a line of text to an outline, with kerning.
   *
   * @param size the font size in px
   * @param tracking the space after each letter, in em
   */
  outline(text: string, size: number, tracking?: number): TextOutline;
}

/** The characters that are needed from a font, and its weight. */
interface FontSubsetOptions {
  /** All characters of all lines. */
  text: string;
  weight: number;
}

/** Version of the outlines, part of the cache key. Change it whenever the outlines change. */
export const outlineVersion = "kern liga ccmp locl, 1";

const shapingFeatures = ["kern", "liga", "ccmp", "locl"];

/**
 * Opens a font of the theme for drawing. It uses no system font, so the outlines are the same on
 * every computer. It uses the largest optical size, which is for headlines. Characters that the
 * font does not have are omitted.
 *
 * @throws Error if the package or file of the font is missing
 */
export async function openOutlineFont(
  font: Typeface,
  { text, weight }: FontSubsetOptions,
): Promise<OutlineFont> {
  const face = font.faces.find(({ style }) => style === "normal") ?? font.faces[0];
  if (!face) throw new Error(`The font ${font.family} has no face.`);
  const { wght, opsz } = face.axes;
  const at = {
    wght: Math.min(Math.max(weight, wght.min), wght.max),
    ...(opsz && { opsz: opsz.max }),
  };
  const instance = await instantiateFont(
    await readFace(font, face),
    text.normalize("NFC"),
    at,
    shapingFeatures,
  );
  // Loaded lazily: most builds draw no new text.
  const harfbuzz = await import("harfbuzzjs");
  const shaped = new harfbuzz.Face(new harfbuzz.Blob(instance));
  const unit = shaped.upem;
  const drawn = new harfbuzz.Font(shaped);
  return {
    outline(line, size, tracking = 0) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(line.normalize("NFC"));
      buffer.guessSegmentProperties();
      harfbuzz.shape(drawn, buffer);
      const positions = buffer.getGlyphPositions();
      const glyphs = buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
        const position = positions[index];
        return codepoint && position
          ? [{ ...position, outline: drawn.glyphToJson(codepoint) }]
          : [];
      });
      return joinGlyphs(glyphs, size / unit, tracking * unit);
    },
  };
}

interface ShapedGlyph {
  outline: readonly { type: string; values: readonly number[] }[];
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

function joinGlyphs(glyphs: readonly ShapedGlyph[], scale: number, gap: number): TextOutline {
  let pen = 0;
  let path = "";
  for (const { outline, xAdvance, xOffset, yOffset } of glyphs) {
    for (const { type, values } of outline) {
      const moved = values.map((value, index) =>
        // The y axis points up in fonts and down in SVG.
        index % 2 ? -(value + yOffset) * scale : (value + xOffset + pen) * scale,
      );
      path += type + moved.map((value) => Number(value.toFixed(2))).join(" ");
    }
    pen += xAdvance + gap;
  }
  return { path, width: Math.max(0, pen - gap) * scale };
}
