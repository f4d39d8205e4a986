import { captionsEnding, splitName } from "../content/download-names.ts";
import { type ImageTraits, readImageSize } from "../content/image-size.ts";
import { captionsFault } from "../content/markup/captions.ts";
import type { BrokenPicture, Draft, MediaEntry } from "../content/raw-site.ts";
import { after, type Files, type Later, type Listed } from "./folder/files.ts";

/** The size of a picture mostly stands at its beginning, before megabytes of other data. */
const headLength = 256 * 1024;

/** The files of the media folder, and how large its pictures are. */
export async function readMedia(
  files: Files,
  listed: readonly Listed[],
  broken: ReadonlyMap<string, BrokenPicture> = new Map(),
): Promise<Pick<Draft, "media" | "sizeOf" | "bytesOf">> {
  const found = listed.filter(({ path, link }) => path.startsWith("media/") && link !== "nowhere");
  const media = new Map(
    found.map(({ path, link }): [string, MediaEntry] => {
      const name = path.slice("media/".length);
      return [name, { outside: link === "outside", broken: broken.get(name) }];
    }),
  );
  const names = [...media.keys()];
  for (const name of names) await checkCaptions(files, name, media);
  const bytesOf = await onceEach(names, (name) => files.size(`media/${name}`));
  return { media, bytesOf, sizeOf: await sizesIn(files, names, broken) };
}

/** Captions are short, and read to their end. */
async function checkCaptions(files: Files, name: string, media: Map<string, MediaEntry>) {
  const entry = media.get(name);
  if (!entry || entry.outside || splitName(name)[1] !== captionsEnding) return;
  const bytes = await files.read(`media/${name}`);
  const line = bytes && captionsFault(new TextDecoder().decode(bytes));
  media.set(name, { ...entry, captionsFault: line });
}

/** Reads the sizes of pictures; a broken one has none. */
function sizesIn(
  files: Files,
  names: readonly string[],
  broken: ReadonlyMap<string, BrokenPicture>,
): Promise<Draft["sizeOf"]> {
  return onceEach(names, (name) =>
    isShown(broken.get(name)) ? readSize(files, `media/${name}`) : undefined,
  );
}

function isShown(broken: BrokenPicture | undefined): boolean {
  return !broken || broken.fault === "heavy-animation";
}

/** Asks for something of files, of each once and only when it is asked for. */
async function onceEach<Value>(
  names: readonly string[],
  read: (name: string) => Later<Value | undefined>,
): Promise<(name: string) => Value | undefined> {
  const known = new Map<string, Later<Value | undefined>>();
  const ask = (name: string) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
  // The checks ask for a size and cannot wait: who answers later is asked before.
  const isLater = names.slice(0, 1).some((name) => ask(name) instanceof Promise);
  for (const name of isLater ? names : []) known.set(name, await ask(name));
  return (name) => {
    const value = ask(name);
    if (value instanceof Promise) throw new Error(`what is asked of ${name} is not there yet`);
    return value;
  };
}

function readSize(files: Files, path: string): Later<ImageTraits | undefined> {
  return after(files.read(path, headLength), (head) => {
    const size = head && readImageSize(head);
    if (size || !head || head.length < headLength) return size;
    return after(files.read(path), (whole) => whole && readImageSize(whole));
  });
}
