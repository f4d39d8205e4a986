import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";

/**
 * The `drawing` export of a scene module. `cuts` returns its renditions as SVG, by file name
 * suffix.
 */
interface SceneDrawing {
  cuts(): Record<string, string>;
}

/** A generated file. */
interface RenderedFile {
  /** For example `hero.svg` or `hero-small-dark.svg`. */
  file: string;
  svg: string;
}

/** Lists the scenes in a folder by name, sorted. Each TypeScript module there is one scene. */
export async function listSceneNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => basename(file, ".ts"))
    .sort();
}

/**
 * Renders all renditions of a scene.
 *
 * @param folder the folder of the scene modules
 * @param name the scene's name, without `.ts`
 * @throws Error if the module exports no `drawing`
 */
export async function renderScene(folder: string, name: string): Promise<RenderedFile[]> {
  const address = await bundleToDataUrl(resolve(folder, `${name}.ts`));
  const { drawing }: { drawing?: SceneDrawing } = await import(address);
  if (!drawing) throw new Error(`${name}.ts exports no "drawing".`);
  return Object.entries(drawing.cuts()).map(([suffix, svg]) => ({
    file: `${name}${suffix}.svg`,
    svg,
  }));
}

/**
 * Bundles a TypeScript module with its imports into a `data:` URL. Node 20 can import such a URL,
 * but not TypeScript.
 */
async function bundleToDataUrl(path: string): Promise<string> {
  const options = { bundle: true, write: false, format: "esm", platform: "node" } as const;
  const quiet = { logLevel: "silent", tsconfigRaw: {} } as const;
  const { outputFiles } = await build({ ...options, ...quiet, entryPoints: [path] });
  return `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString("base64")}`;
}

/**
 * Renders the scenes in `folder` into the folder `media`. Renders all scenes if `names` is empty.
 *
 * @returns the written files with their sizes in bytes
 * @throws Error for an unknown scene
 */
export async function drawScenes(
  folder: string,
  media: string,
  names: readonly string[] = [],
): Promise<{ file: string; bytes: number }[]> {
  const known = await listSceneNames(folder);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no drawing "${unknown}". There are: ${known.join(", ")}.`);
  await mkdir(media, { recursive: true });
  const wanted = names.length > 0 ? names : known;
  const drawn: { file: string; bytes: number }[] = [];
  for (const name of wanted) {
    for (const { file, svg } of await renderScene(folder, name)) {
      await writeFile(join(media, file), svg);
      drawn.push({ file, bytes: Buffer.byteLength(svg) });
    }
  }
  return drawn;
}
