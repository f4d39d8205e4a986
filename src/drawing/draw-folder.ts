import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import { type Cut, engrave } from "./engrave.ts";
import type { Scene } from "./scene.ts";

/** A drawn file. */
export interface Drawing {
  /** `hero.svg`, `hero-small-dark.svg` */
  file: string;
  svg: string;
}

/** The cuts of each scene, by what their files' names end with. */
const cuts: Readonly<Record<string, Cut>> = {
  "": { coarseness: 1, scheme: "light" },
  "-dark": { coarseness: 1, scheme: "dark" },
  "-small": { coarseness: 1.8, scheme: "light" },
  "-small-dark": { coarseness: 1.8, scheme: "dark" },
};

/** The names of the scenes in a folder: each module there exports its `drawing`. */
export async function sceneNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => basename(file, ".ts"))
    .sort();
}

/**
 * Draws a scene for large and small slots, light and dark; a single one as it is.
 *
 * @throws Error when the module exports no `drawing`
 */
export async function drawScene(folder: string, name: string): Promise<Drawing[]> {
  const { drawing }: { drawing?: Scene } = await import(
    await toModule(resolve(folder, `${name}.ts`))
  );
  if (!drawing) throw new Error(`${name}.ts exports no "drawing".`);
  const wanted = Object.entries(cuts).filter(([suffix]) => suffix === "" || !drawing.single);
  return wanted.map(([suffix, cut]) => ({
    file: `${name}${suffix}.svg`,
    svg: engrave(drawing, cut),
  }));
}

/** The address of a module that Node 20 can read: a scene is TypeScript, and so is all that it imports. */
async function toModule(path: string): Promise<string> {
  const options = { bundle: true, write: false, format: "esm", platform: "node" } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [path], logLevel: "silent" });
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
