import type { Font as Typeface } from "../model/types.ts";
import { readFace } from "./fonts/face-files.ts";
import { instantiate } from "./fonts/subset.ts";

/** A line of text as an outline: its SVG path starts at the left end of the base line, at 0, 0. */
interface Line {
  path: string;
  /** In px. */
  width: number;
}

/** A font at one weight: sets lines of text. */
export interface Lettering {
  /**
   * One line of text, kerned.
   *
   * @param size in px
   * @param tracking space added after each letter, in em
   */
  set(text: string, size: number, tracking?: number): Line;
}

/** What the lines need: what is left out is not drawn twice the size by mistake, but not at all. */
interface Cut {
  /** Every character of every line. */
  text: string;
  weight: number;
}

/** Any change of how letters are set must change this text: it is part of the cache's key. */
export const lettering = "kern liga ccmp locl, 1";

const features = ["kern", "liga", "ccmp", "locl"];

/**
 * Opens a font of the theme for drawing: no font of the machine takes part, so the outlines are the
 * same everywhere. The largest optical size is used, which is the one for headlines. Characters
 * that the font does not have are left out.
 *
 * @throws Error when the font's package or file is missing
 */
export async function openLettering(font: Typeface, { text, weight }: Cut): Promise<Lettering> {
  const face = font.faces.find(({ style }) => style === "normal") ?? font.faces[0];
  if (!face) throw new Error(`The font ${font.family} has no face.`);
  const { wght, opsz } = face.axes;
  const at = {
    wght: Math.min(Math.max(weight, wght.min), wght.max),
    ...(opsz && { opsz: opsz.max }),
  };
  const instance = await instantiate(
    await readFace(font, face),
    text.normalize("NFC"),
    at,
    features,
  );
  // Only builds that draw something new pay for it.
  const harfbuzz = await import("harfbuzzjs");
  const shaped = new harfbuzz.Face(new harfbuzz.Blob(instance));
  const unit = shaped.upem;
  const drawn = new harfbuzz.Font(shaped);
  return {
    set(line, size, tracking = 0) {
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
      return join(glyphs, size / unit, tracking * unit);
    },
  };
}

interface Glyph {
  outline: readonly { type: string; values: readonly number[] }[];
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

function join(glyphs: readonly Glyph[], scale: number, gap: number): Line {
  let pen = 0;
  let path = "";
  for (const { outline, xAdvance, xOffset, yOffset } of glyphs) {
    for (const { type, values } of outline) {
      const moved = values.map((value, index) =>
        // Fonts count upwards, drawings downwards.
        index % 2 ? -(value + yOffset) * scale : (value + xOffset + pen) * scale,
      );
      path += type + moved.map((value) => Number(value.toFixed(2))).join(" ");
    }
    pen += xAdvance + gap;
  }
  return { path, width: Math.max(0, pen - gap) * scale };
}
