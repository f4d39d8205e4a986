import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";

/** What a scene's module exports as `drawing`: its cuts as SVG, by what the names of their files end with. */
interface Drawing {
  cuts(): Record<string, string>;
}

/** A drawn file. */
interface DrawnFile {
  /** `hero.svg`, `hero-small-dark.svg` */
  file: string;
  svg: string;
}

/** The names of the scenes in a folder: each module there exports its `drawing`. */
export async function sceneNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => basename(file, ".ts"))
    .sort();
}

/**
 * Draws a scene: what cuts it is the site's own.
 *
 * @throws Error when the module exports no `drawing`
 */
export async function drawScene(folder: string, name: string): Promise<DrawnFile[]> {
  const address = await toModule(resolve(folder, `${name}.ts`));
  const { drawing }: { drawing?: Drawing } = await import(address);
  if (!drawing) throw new Error(`${name}.ts exports no "drawing".`);
  return Object.entries(drawing.cuts()).map(([suffix, svg]) => ({
    file: `${name}${suffix}.svg`,
    svg,
  }));
}

/** The address of a module that Node 20 can read: a scene is TypeScript, and so is all that it imports. */
async function toModule(path: string): Promise<string> {
  const options = { bundle: true, write: false, format: "esm", platform: "node" } as const;
  const quiet = { logLevel: "silent", tsconfigRaw: {} } as const;
  const { outputFiles } = await build({ ...options, ...quiet, entryPoints: [path] });
  return `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString("base64")}`;
}

/**
 * Draws scenes of `folder`, all unless named, into `media`.
 *
 * @returns the files with their sizes in bytes
 * @throws Error naming a scene that is not there
 */
export async function drawFolder(
  folder: string,
  media: string,
  names: readonly string[] = [],
): Promise<{ file: string; bytes: number }[]> {
  const known = await sceneNames(folder);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no drawing "${unknown}". There are: ${known.join(", ")}.`);
  await mkdir(media, { recursive: true });
  const wanted = names.length > 0 ? names : known;
  const drawn: { file: string; bytes: number }[] = [];
  for (const name of wanted) {
    for (const { file, svg } of await drawScene(folder, name)) {
      await writeFile(join(media, file), svg);
      drawn.push({ file, bytes: Buffer.byteLength(svg) });
    }
  }
  return drawn;
}
