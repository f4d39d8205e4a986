import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTestFolder } from "../command.ts";

const folder = import.meta.dirname;

/**
 * The content of a site as it was written for the first Prelo (commit 6e398b9), in a new folder: its texts to the
 * letter, its pictures as empty drawings of the same names and sizes. Two blocks that the program brought
 * along then are a site's own since; they come from `code`.
 *
 * @param code the folder of the site's own code
 * @returns the content folder: an absolute path
 */
export async function olderContent(code: string): Promise<string> {
  const content = join(await createTestFolder(), "content");
  await cp(join(folder, "content"), content, { recursive: true });
  await cp(code, join(content, "blocks"), { recursive: true });
  await mkdir(join(content, "media"));
  const pictures: Record<string, string[]> = JSON.parse(
    await readFile(join(folder, "pictures.json"), "utf8"),
  );
  for (const [size, names] of Object.entries(pictures)) {
    const drawing = emptyDrawing(size);
    for (const name of names) await writeFile(join(content, "media", name), drawing);
  }
  return content;
}

/** @param size "360x270" */
function emptyDrawing(size: string): string {
  const [width, height] = size.split("x");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h1v1"/></svg>\n`;
}
