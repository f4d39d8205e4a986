import { captionsExtension, splitFileName } from "../model/download-names.ts";
import { type ImageInfo, readImageSize } from "../model/image-size.ts";
import { findInvalidCaptionLine } from "../model/markup/webvtt.ts";
import type { MediaEntry, ParsedSite, PictureProblem } from "../model/parsed-site.ts";
import {
  findUnreadablePictureCause,
  type PictureError,
} from "../model/picture-problems/picture-error.ts";
import {
  type FileEntry,
  type FileStore,
  type MaybePromise,
  mapMaybePromise,
} from "./files/file-store.ts";

/**
 * The number of bytes read of a picture. Its size is usually near the start, and megabytes of other
 * data may follow.
 */
const headerBytes = 256 * 1024;

/**
 * Lists the files of the media folder, checks its captions files, and provides the sizes of
 * pictures and files.
 */
export async function readMedia(
  files: FileStore,
  listed: readonly FileEntry[],
  broken: ReadonlyMap<string, PictureProblem> = new Map(),
): Promise<Pick<ParsedSite, "media" | "sizeOf" | "pictureFault" | "bytesOf">> {
  const found = listed.filter(({ path, link }) => path.startsWith("media/") && link !== "nowhere");
  const media = new Map(
    found.map(({ path, link }): [string, MediaEntry] => {
      const name = path.slice("media/".length);
      return [name, { outside: link === "outside", broken: broken.get(name) }];
    }),
  );
  const names = [...media.keys()];
  for (const name of names) await recordCaptionsFault(files, name, media);
  const bytesOf = await memoizePerFile(names, (name) => files.size(`media/${name}`));
  const pictureOf = await memoizePerFile(names, (name) =>
    readPictureSize(files, name, broken.get(name)),
  );
  const sizeOf = (name: string) => pictureOf(name)?.size;
  return { media, bytesOf, sizeOf, pictureFault: (name) => pictureOf(name)?.fault };
}

/**
 * Checks a captions file, and records its first invalid line. Such a file is small, so it is read
 * completely.
 */
async function recordCaptionsFault(files: FileStore, name: string, media: Map<string, MediaEntry>) {
  const entry = media.get(name);
  if (!entry || entry.outside || splitFileName(name)[1] !== captionsExtension) return;
  const bytes = await files.read(`media/${name}`);
  const line = bytes && findInvalidCaptionLine(new TextDecoder().decode(bytes));
  media.set(name, { ...entry, captionsFault: line });
}

/** The size of a picture, or the reason why it cannot be read. */
interface PictureSizeResult {
  size?: ImageInfo;
  fault?: PictureError;
}

function isDisplayable(broken: PictureProblem | undefined): boolean {
  return !broken || broken.fault === "heavy-animation";
}

/**
 * Returns a synchronous lookup by file name that remembers each result. It reads a file on first
 * access. Files of an asynchronous store are read beforehand.
 */
async function memoizePerFile<Value>(
  names: readonly string[],
  read: (name: string) => MaybePromise<Value | undefined>,
): Promise<(name: string) => Value | undefined> {
  const known = new Map<string, MaybePromise<Value | undefined>>();
  const ask = (name: string) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
  // Checks need sizes synchronously, so the files of asynchronous stores are read beforehand.
  const isLater = names.slice(0, 1).some((name) => ask(name) instanceof Promise);
  for (const name of isLater ? names : []) known.set(name, await ask(name));
  return (name) => {
    const value = ask(name);
    if (value instanceof Promise) throw new Error(`what is asked of ${name} is not there yet`);
    return value;
  };
}

function readPictureSize(
  files: FileStore,
  name: string,
  broken: PictureProblem | undefined,
): MaybePromise<PictureSizeResult | undefined> {
  const path = `media/${name}`;
  return mapMaybePromise(files.read(path, headerBytes), (head) => {
    if (!head) return undefined;
    const size = isDisplayable(broken) ? readImageSize(head) : undefined;
    if (size) return { size };
    const fault = findUnreadablePictureCause(head);
    if (!isDisplayable(broken) || head.length < headerBytes) return { fault };
    return mapMaybePromise(files.read(path), (whole) => ({
      size: whole && readImageSize(whole),
      fault,
    }));
  });
}
