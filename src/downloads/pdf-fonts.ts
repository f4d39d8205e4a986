import { instantiateThemeFont } from "../media/fonts/face-files.ts";
import type { Theme } from "../model/types.ts";

/** The fonts of a document, as TrueType files. */
export interface PdfFonts {
  title: Buffer;
  text: Buffer;
  bold: Buffer;
  italic: Buffer;
  /** The font of paragraph numbers, notes and the footer. */
  aside: Buffer;
}

/** Subsets the fonts of the theme to the characters of a text. */
export async function subsetFonts({ fonts }: Theme, text: string): Promise<PdfFonts> {
  const characters = `${text} []`;
  const cut = (style: "normal" | "italic", wght: number, opsz: number) =>
    instantiateThemeFont(fonts.display, style, { wght, opsz }, characters);
  const [title, plain, bold, italic, aside] = await Promise.all([
    cut("normal", 360, 40),
    cut("normal", 400, 11),
    cut("normal", 600, 11),
    cut("italic", 400, 11),
    instantiateThemeFont(fonts.text, "normal", { wght: 400 }, characters),
  ]);
  return { title, text: plain, bold, italic, aside };
}
