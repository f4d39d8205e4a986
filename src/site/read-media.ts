import { type ImageSize, readImageSize } from "../content/image-size.ts";
import type { Draft, MediaEntry } from "../content/raw-site.ts";
import { after, type Files, type Later, type Listed } from "./folder/files.ts";

/** The size of a picture mostly stands at its beginning, before megabytes of other data. */
const headLength = 256 * 1024;

/** The files of the media folder, and how large its pictures are. */
export async function readMedia(
  files: Files,
  listed: readonly Listed[],
  broken: ReadonlySet<string> = new Set(),
): Promise<Pick<Draft, "media" | "sizeOf">> {
  const found = listed.filter(({ path, link }) => path.startsWith("media/") && link !== "nowhere");
  const media = new Map(
    found.map(({ path, link }): [string, MediaEntry] => {
      return [path.slice("media/".length), { outside: link === "outside" }];
    }),
  );
  return { media, sizeOf: await sizesIn(files, [...media.keys()], broken) };
}

/** Reads the sizes of pictures, each once and only when asked for. */
async function sizesIn(
  files: Files,
  names: readonly string[],
  broken: ReadonlySet<string>,
): Promise<Draft["sizeOf"]> {
  const known = new Map<string, Later<ImageSize | undefined>>(
    [...broken].map((name) => [name, undefined]),
  );
  const measure = (name: string) => {
    if (!known.has(name)) known.set(name, readSize(files, `media/${name}`));
    return known.get(name);
  };
  // The checks ask for a size and cannot wait: who answers later is asked before.
  const isLater = names.slice(0, 1).some((name) => measure(name) instanceof Promise);
  for (const name of isLater ? names : []) known.set(name, await measure(name));
  return (name) => {
    const size = measure(name);
    if (size instanceof Promise) throw new Error(`the size of ${name} is not there yet`);
    return size;
  };
}

function readSize(files: Files, path: string): Later<ImageSize | undefined> {
  return after(files.read(path, headLength), (head) => {
    const size = head && readImageSize(head);
    if (size || !head || head.length < headLength) return size;
    return after(files.read(path), (whole) => whole && readImageSize(whole));
  });
}
