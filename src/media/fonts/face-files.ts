import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font, FontFace } from "../../model/types.ts";
import { shortHash } from "../cache.ts";
import { packageFolder } from "../installed-packages.ts";
import { readSiteFontFile } from "./site-font.ts";
import { instantiateFont } from "./subset.ts";

/** A font of a site. For a font without a package, `folder` contains its files. */
type LocatableFont = Font & { folder?: string };

/**
 * Reads the file of a face from its package or from the content.
 *
 * @throws Error naming a missing file
 */
export async function readFace(font: LocatableFont, face: FontFace): Promise<Buffer> {
  if (font.package === undefined) return readSiteFace(font, face);
  const file = `${font.package}/files/${face.file}`;
  try {
    const folder = packageFolder(font.package) ?? "";
    return await readFile(join(folder, "files", face.file));
  } catch (cause) {
    throw new Error(`Font file not found: ${file}. Is the package installed?`, { cause });
  }
}

function readSiteFace({ folder = "fonts" }: LocatableFont, { file }: FontFace): Buffer {
  const data = readSiteFontFile(folder, file);
  if (!data) throw new Error(`Font file not found: ${file}, in ${folder}.`);
  return data;
}

/**
 * Computes a hash of the font files that the site provides. Returns "" if all fonts come from
 * packages.
 */
export function siteFontsHash(fonts: readonly LocatableFont[]): string {
  const own = fonts.filter((font) => font.package === undefined);
  const data = own.flatMap((font) => font.faces.map((face) => readSiteFace(font, face)));
  return data.length > 0 ? shortHash(...data) : "";
}

/**
 * Creates a static instance of a theme font. It is a TrueType file, for programs that do not
 * support variable fonts.
 *
 * @param at the coordinates on the axes (`wght`, `opsz`); axes that the font does not have are
 *   ignored
 * @param text the characters that are needed
 * @throws Error if the theme has no face of that style, or if its file is missing
 */
export async function instantiateThemeFont(
  font: Font,
  style: FontFace["style"],
  at: Readonly<Record<string, number>>,
  text: string,
): Promise<Buffer> {
  const face = font.faces.find((each) => each.style === style) ?? font.faces[0];
  if (!face) throw new Error(`The font ${font.family} has no file.`);
  const places = Object.entries(face.axes).flatMap(([tag, range]): [string, number][] => {
    const wanted = at[tag] ?? range?.min ?? 0;
    return range ? [[tag, Math.min(range.max, Math.max(range.min, wanted))]] : [];
  });
  const source = await readFace(font, face);
  return instantiateFont(source, sortedCharacters(text), Object.fromEntries(places), [
    "kern",
    "liga",
  ]);
}

/** Returns the visible characters of a text, sorted and unique. */
export function sortedCharacters(text: string): string {
  const printable = [...new Set(text)].filter((character) => character >= " ");
  return printable.sort().join("");
}
