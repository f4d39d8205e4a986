import { readFile } from "node:fs/promises";
import { basename, extname, relative, resolve } from "node:path";
import type { ImageSize } from "../model/image-size.ts";
import type { PictureProblem } from "../model/parsed-site.ts";
import { countingVersion, isTooComplexSvg } from "../model/svg/element-count.ts";
import type { Theme } from "../model/types.ts";
import { slugify } from "../yaml/text-and-language/text-normalization.ts";
import { getOrCreateUserCached, shortHash } from "./cache.ts";
import { isOpaqueDrawing } from "./opaque-drawing.ts";
import { buildPhoto, type PictureSourceAttributes, readPhotoInfo } from "./photos/build-photo.ts";
import { encodeAnimation } from "./photos/encode-animation.ts";
import {
  type ColorSchemeSource,
  findRenditions,
  type Rendition,
  type SmallRenditionUrls,
  toRenditionSources,
} from "./renditions.ts";
import {
  type BackgroundTone,
  hasFixedColors,
  isWellFormed,
  recolorVersion,
  sanitizeAndRecolorSvg,
  svgSize,
} from "./svg.ts";

/** A picture that a page shows. */
export interface UsedImage {
  /** The path of the file below the media folder. */
  src: string;
  /** The background behind the picture. Default: `paper`. */
  tone?: BackgroundTone;
}

/** A file to publish below the root of the site. */
interface PublishedMediaFile {
  /**
   * The path, such as `media/hero-1a2b3c4d5e.svg`. It contains a content hash, so new content gets
   * a new name.
   */
  name: string;
  data: Buffer;
}

/** A published picture, as pages use it. */
interface PublishedImage extends ImageSize {
  /** The address of the file. */
  src: string;
  /** For a photograph: further formats and widths. For a drawing: its dark rendition. */
  sources?: (PictureSourceAttributes | ColorSchemeSource)[];
  /** For a drawing: its rendition for small slots. */
  small?: SmallRenditionUrls;
  /** The classes of the picture in style sheets. */
  classes?: string;
}

export interface PublishedMedia {
  files: PublishedMediaFile[];
  /** Returns the published picture. Throws if the picture was not in the list of used pictures. */
  url(src: string, tone?: BackgroundTone): PublishedImage;
}

interface MediaOptions {
  /** The folder that caches encoded photographs. */
  cache?: string;
}

const defaultCache = ".cache/media";
/** The cache of drawings. SVG can contain scripts, so it is in the user's own cache folder. */
const drawingCache = "drawings";

/** The files of a picture, and the data with which pages show it. */
interface PublishedImageWithFiles {
  files: PublishedMediaFile[];
  image: PublishedImage;
}

/**
 * Builds the pictures of the site: drawings in the theme's colours, photographs in several formats
 * and widths.
 *
 * @param directory the media folder of the content
 * @param used pictures with their backgrounds; duplicates are built once
 * @throws Error naming a file that is missing, outside the folder, or not a picture
 */
export async function buildPictures(
  directory: string,
  used: readonly UsedImage[],
  theme: Theme,
  { cache = defaultCache }: MediaOptions = {},
): Promise<PublishedMedia> {
  const wanted = new Map(used.map((image) => [imageKey(image), image]));
  const made = new Map<string, PublishedImageWithFiles>();
  // Sequential, because each photograph uses all processors and much memory.
  for (const [key, image] of wanted) {
    made.set(key, await buildImage({ directory, image, theme, cache }));
  }
  return toPublishedMedia(made);
}

/**
 * Finds pictures that are corrupt or truncated, drawings with circular references, and animations
 * that are too large or too long. Pages show only the first frame of such animations. Names the
 * faulty file, which may be a rendition next to the drawing. Skips missing files, since listing the
 * folder reports them.
 *
 * @param directory the media folder of the content
 */
export async function findPictureProblems(
  directory: string,
  used: readonly UsedImage[],
  { cache = defaultCache }: MediaOptions = {},
): Promise<Map<string, PictureProblem>> {
  const broken = new Map<string, PictureProblem>();
  for (const src of new Set(used.map((image) => image.src))) {
    const fault = await findPictureProblem(
      src,
      (path) => readMediaFile(directory, path),
      cache,
    ).catch(ignoreMissingFile);
    if (fault !== undefined) broken.set(src, fault);
  }
  return broken;
}

/** Ignores a file that was deleted between listing the folder and reading it. */
function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

type ReadMediaFile = (path: string) => Promise<Buffer>;

async function findPictureProblem(
  src: string,
  readFile: ReadMediaFile,
  cache: string,
): Promise<PictureProblem | undefined> {
  if (!isDrawing(src)) {
    const data = await readFile(src);
    const facts = await readPhotoInfo(data, cache);
    if (!facts) return { file: src, fault: "unreadable" };
    const isHeavy = facts.frames && !(await encodeAnimation({ data, cache }));
    return isHeavy ? { file: src, fault: "heavy-animation" } : undefined;
  }
  for (const cut of await findRenditions({ src }, readFile)) {
    const answer = await getOrCreateUserCached(
      drawingCache,
      [cut.source, "fault", recolorVersion, countingVersion],
      async () => Buffer.from(await classifyDrawingFault(cut.source.toString("utf8"))),
    );
    const fault = answer.toString() as PictureProblem["fault"] | "none";
    if (fault !== "none") return { file: cut.src, fault };
  }
}

async function classifyDrawingFault(source: string): Promise<PictureProblem["fault"] | "none"> {
  if (isTooComplexSvg(source)) return "endless";
  return (await isWellFormed(source)) ? "none" : "unreadable";
}

function toPublishedMedia(
  publications: ReadonlyMap<string, PublishedImageWithFiles>,
): PublishedMedia {
  const files = [...publications.values()].flatMap((publication) => publication.files);
  return {
    files: [...new Map(files.map((file) => [file.name, file])).values()],
    url(src, tone) {
      const publication = publications.get(imageKey({ src, tone }));
      if (!publication) throw new Error(`The picture ${src} was not prepared.`);
      return publication.image;
    },
  };
}

interface ImageTask {
  directory: string;
  image: UsedImage;
  theme: Theme;
  cache: string;
}

function buildImage(task: ImageTask): Promise<PublishedImageWithFiles> {
  return isDrawing(task.image.src) ? buildDrawing(task) : buildRaster(task);
}

function isDrawing(src: string): boolean {
  return extname(src).toLowerCase() === ".svg";
}

/**
 * Recolours a drawing and its renditions for publication: `hero.svg`, `hero-dark.svg`,
 * `hero-small.svg`.
 */
async function buildDrawing(task: ImageTask): Promise<PublishedImageWithFiles> {
  const cuts = await findRenditions(task.image, (src) => readMediaFile(task.directory, src));
  const prints = await Promise.all(
    cuts.map(async (cut) => ({ name: cut.name, file: await buildRendition(task, cut) })),
  );
  const files = prints.map(({ file }) => file);
  const address = new Map(prints.map(({ name, file }) => [name, `/${file.name}`]));
  const { data } = files[0] as PublishedMediaFile;
  const size = svgSize(data.toString("utf8"));
  // A drawing with fixed colours may fill its slot. A drawing in theme colours needs a background.
  const colored = cuts.every(({ source }) => hasFixedColors(source.toString("utf8")));
  const kinds = { colored, field: await isOpaqueDrawing(data, task.cache) };
  const classes = Object.entries(kinds).flatMap(([name, has]) => (has ? [name] : []));
  const image = { src: address.get("whole") ?? "", ...size };
  const marked = classes.length > 0 && { classes: classes.join(" ") };
  return { files, image: { ...image, ...toRenditionSources(address), ...marked } };
}

async function buildRendition(
  { image, theme }: ImageTask,
  cut: Rendition,
): Promise<PublishedMediaFile> {
  const { tone = "paper" } = image;
  const { src, source, scheme } = cut;
  const key = [source, tone, scheme, JSON.stringify(theme.colors), recolorVersion];
  const data = await getOrCreateUserCached(drawingCache, key, async () => {
    try {
      return Buffer.from(
        await sanitizeAndRecolorSvg(source.toString("utf8"), { theme, tone, scheme }),
      );
    } catch (cause) {
      throw new Error(`The drawing ${src} cannot be read.`, { cause });
    }
  });
  return {
    name: publishedPath(tone === "paper" ? src : `${fileStem(src)}-${tone}.svg`, data),
    data,
  };
}

async function buildRaster({
  directory,
  image,
  theme,
  cache,
}: ImageTask): Promise<PublishedImageWithFiles> {
  const { src, tone = "paper" } = image;
  const data = await readMediaFile(directory, src);
  const name = `media/${slugify(fileStem(src))}`;
  const { files, ...published } = await buildPhoto({ src, data, name, theme, tone, cache });
  return { files, image: published };
}

async function readMediaFile(directory: string, src: string): Promise<Buffer> {
  const path = resolve(directory, src);
  if (relative(directory, path).startsWith("..")) {
    throw new Error(`The picture ${src} is outside the media folder.`);
  }
  return readFile(path);
}

function imageKey({ src, tone = "paper" }: UsedImage): string {
  return `${tone} ${src}`;
}

/** Returns the published path: `media/`, the file name in ASCII, and a content hash. */
function publishedPath(src: string, data: Buffer): string {
  return `media/${slugify(fileStem(src))}-${shortHash(data)}${extname(src).toLowerCase()}`;
}

function fileStem(src: string): string {
  return basename(src, extname(src));
}
