import { readFile } from "node:fs/promises";
import { basename, extname, relative, resolve } from "node:path";
import { type ImageSize, readImageSize } from "../content/image-size.ts";
import type { Theme } from "../content/types.ts";
import { cached, hashOf } from "./cache.ts";
import { painting, paintSvg, svgSize, type Tone } from "./svg.ts";

/** A picture that some page shows. */
export interface UsedImage {
  /** The path of its file below the media folder. */
  src: string;
  /** The ground that it stands on; `paper` unless told. */
  tone?: Tone;
}

/** A file to publish below the root of the site. */
export interface MediaFile {
  /** `media/hero-1a2b3c4d5e.svg`: new content has a new name. */
  name: string;
  data: Buffer;
}

/** What a page needs to know of a picture. */
export interface PublishedImage extends ImageSize {
  /** The address of the file. */
  src: string;
}

export interface Media {
  files: MediaFile[];
  /** The published picture; throws for one that was not among the used. */
  url(src: string, tone?: Tone): PublishedImage;
}

interface MediaOptions {
  /** Where painted drawings are kept from one build to the next. */
  cache?: string;
}

/** A file and what pages know of it. */
interface Publication {
  file: MediaFile;
  size: ImageSize;
}

/**
 * The pictures that the site uses, ready to be published: drawings in the theme's colours, photos
 * as they are.
 *
 * @param directory the media folder of the content
 * @param used pictures with their grounds; repeated ones are made once, those of other sites skipped
 * @throws Error naming the file that is missing, outside the folder, or not a picture
 */
export async function buildMedia(
  directory: string,
  used: readonly UsedImage[],
  theme: Theme,
  { cache = ".cache/media" }: MediaOptions = {},
): Promise<Media> {
  const wanted = new Map(used.filter(isOwn).map((image) => [keyOf(image), image]));
  const made = await Promise.all(
    [...wanted].map(async ([key, image]): Promise<[string, Publication]> => {
      return [key, await publish({ directory, image, theme, cache })];
    }),
  );
  return toMedia(new Map(made));
}

function toMedia(publications: ReadonlyMap<string, Publication>): Media {
  const files = new Map([...publications.values()].map(({ file }) => [file.name, file]));
  return {
    files: [...files.values()],
    url(src, tone) {
      const publication = publications.get(keyOf({ src, tone }));
      if (!publication) throw new Error(`The picture ${src} was not prepared.`);
      return { src: `/${publication.file.name}`, ...publication.size };
    },
  };
}

interface Task {
  directory: string;
  image: UsedImage;
  theme: Theme;
  cache: string;
}

function publish(task: Task): Promise<Publication> {
  const drawn = extname(task.image.src).toLowerCase() === ".svg";
  return drawn ? publishDrawing(task) : publishPhoto(task);
}

async function publishDrawing({ directory, image, theme, cache }: Task): Promise<Publication> {
  const { src, tone = "paper" } = image;
  const source = await read(directory, src);
  const key = [source, tone, JSON.stringify(theme.colors), painting];
  const data = await cached(cache, key, async () => {
    try {
      return Buffer.from(paintSvg(source.toString("utf8"), { theme, tone }));
    } catch (cause) {
      throw new Error(`The drawing ${src} cannot be read.`, { cause });
    }
  });
  const name = nameOf(tone === "paper" ? src : `${stem(src)}-${tone}.svg`, data);
  return { file: { name, data }, size: svgSize(data.toString("utf8")) };
}

/** The one place that knows what becomes of a photo: variants in other formats belong here. */
async function publishPhoto({ directory, image: { src } }: Task): Promise<Publication> {
  const data = await read(directory, src);
  const size = readImageSize(data);
  if (!size) throw new Error(`The file ${src} is not a picture that browsers show.`);
  return { file: { name: nameOf(src, data), data }, size };
}

async function read(directory: string, src: string): Promise<Buffer> {
  const path = resolve(directory, src);
  if (relative(directory, path).startsWith("..")) {
    throw new Error(`The picture ${src} is outside the media folder.`);
  }
  return readFile(path);
}

function isOwn({ src }: UsedImage): boolean {
  return !/^https?:/.test(src);
}

function keyOf({ src, tone = "paper" }: UsedImage): string {
  // Only drawings know of grounds: a photo is the same file on each.
  return src.toLowerCase().endsWith(".svg") ? `${tone} ${src}` : src;
}

/** `media/` + the file's name in plain letters + what stands for its content. */
function nameOf(src: string, data: Buffer): string {
  const plain = stem(src).normalize("NFD").toLowerCase();
  const slug = plain.replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-");
  return `media/${slug.replace(/^-|-$/g, "")}-${hashOf(data)}${extname(src).toLowerCase()}`;
}

function stem(src: string): string {
  return basename(src, extname(src));
}
