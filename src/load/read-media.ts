import { captionsEnding, splitName } from "../model/download-names.ts";
import { type ImageTraits, readImageSize } from "../model/image-size.ts";
import { captionsFault } from "../model/markup/captions.ts";
import { type PictureFault, pictureFault } from "../model/pictures/image-fault.ts";
import type { BrokenPicture, Draft, MediaEntry } from "../model/raw-site.ts";
import { after, type Files, type Later, type Listed } from "./files/files.ts";

/** The size of a picture mostly stands at its beginning, before megabytes of other data. */
const headLength = 256 * 1024;

/** The files of the media folder, and how large its pictures are. */
export async function readMedia(
  files: Files,
  listed: readonly Listed[],
  broken: ReadonlyMap<string, BrokenPicture> = new Map(),
): Promise<Pick<Draft, "media" | "sizeOf" | "pictureFault" | "bytesOf">> {
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
  const pictureOf = await onceEach(names, (name) => readPicture(files, name, broken.get(name)));
  const sizeOf = (name: string) => pictureOf(name)?.size;
  return { media, bytesOf, sizeOf, pictureFault: (name) => pictureOf(name)?.fault };
}

/** Captions are small files, so read them completely. */
async function checkCaptions(files: Files, name: string, media: Map<string, MediaEntry>) {
  const entry = media.get(name);
  if (!entry || entry.outside || splitName(name)[1] !== captionsEnding) return;
  const bytes = await files.read(`media/${name}`);
  const line = bytes && captionsFault(new TextDecoder().decode(bytes));
  media.set(name, { ...entry, captionsFault: line });
}

/** The size of a picture, or why it has none. */
interface ReadPicture {
  size?: ImageTraits;
  fault?: PictureFault;
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
  // Checks need sizes synchronously, so asynchronous stores are read beforehand.
  const isLater = names.slice(0, 1).some((name) => ask(name) instanceof Promise);
  for (const name of isLater ? names : []) known.set(name, await ask(name));
  return (name) => {
    const value = ask(name);
    if (value instanceof Promise) throw new Error(`what is asked of ${name} is not there yet`);
    return value;
  };
}

function readPicture(
  files: Files,
  name: string,
  broken: BrokenPicture | undefined,
): Later<ReadPicture | undefined> {
  const path = `media/${name}`;
  return after(files.read(path, headLength), (head) => {
    if (!head) return undefined;
    const size = isShown(broken) ? readImageSize(head) : undefined;
    if (size) return { size };
    const fault = pictureFault(head);
    if (!isShown(broken) || head.length < headLength) return { fault };
    return after(files.read(path), (whole) => ({ size: whole && readImageSize(whole), fault }));
  });
}
