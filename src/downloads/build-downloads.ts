import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "../load/load.ts";
import { type CacheKey, getOrCreateCached } from "../media/cache.ts";
import { siteFontsHash } from "../media/fonts/face-files.ts";
import { downloadPath, splitFileName } from "../model/download-names.ts";
import type { Document, Spreadsheet } from "../model/types.ts";
import type { DownloadContext } from "./download-context.ts";

/** A file to download. `name` is its path relative to the root of the site. */
export interface DownloadFile {
  /**
   * The path, such as `downloads/fluxo.xlsx`. It contains no hash, so that links in e-mails stay
   * valid.
   */
  name: string;
  data: Buffer;
}

/** The part of a site that is needed to make downloads. */
export type DownloadSource = Pick<
  Site,
  "documents" | "spreadsheets" | "media" | "theme" | "labels" | "settings"
>;

interface DownloadOptions {
  /** The folder that caches generated files. */
  cache?: string;
}

/**
 * Builds the downloads of a site. Each is either generated from a document or a spreadsheet, or
 * copied from the media folder.
 *
 * @param addresses root-relative, such as "/downloads/fluxo.xlsx"; each is built once
 * @throws Error naming a file that has no source
 */
export async function buildDownloads(
  source: DownloadSource,
  addresses: readonly string[],
  { cache = ".cache/downloads" }: DownloadOptions = {},
): Promise<DownloadFile[]> {
  const names = [...new Set(addresses)].sort();
  return Promise.all(
    names.map(async (address) => ({
      name: address.slice(1),
      data: await buildDownload(source, address, cache),
    })),
  );
}

async function buildDownload(
  source: DownloadSource,
  address: string,
  cache: string,
): Promise<Buffer> {
  const [id, ending] = splitFileName(address.replace(/.*\//, ""));
  const origin = findSource(source, id, ending);
  if (!origin) return readMediaDownload(source.media, address);
  const house = { theme: source.theme, labels: source.labels.downloads, settings: source.settings };
  const { display, text } = source.theme.fonts;
  const mark = siteFontsHash([display, text]);
  const key = [ending, JSON.stringify([origin, house]) + mark, ...generatorSources()];
  return getOrCreateCached(cache, key, async () =>
    Buffer.from(await generateFile(ending, origin, house)),
  );
}

type GeneratorInput = { document: Document } | { spreadsheet: Spreadsheet };

function findSource(
  source: DownloadSource,
  id: string,
  ending: string,
): GeneratorInput | undefined {
  const document = source.documents.find((each) => each.id === id);
  if (document && /^(docx|pdf)$/.test(ending)) return { document };
  const spreadsheet = source.spreadsheets.find((each) => each.id === id);
  return spreadsheet && /^(xlsx|csv)$/.test(ending) ? { spreadsheet } : undefined;
}

/** Generates a file. Each generator is loaded when its format is first needed. */
async function generateFile(
  ending: string,
  origin: GeneratorInput,
  context: DownloadContext,
): Promise<Uint8Array> {
  if ("document" in origin) {
    const { document } = origin;
    if (ending === "pdf") return (await import("./pdf.ts")).makePdf(document, context);
    return (await import("./word.ts")).makeWord(document, context);
  }
  const { spreadsheet } = origin;
  if (ending === "csv") {
    return (await import("./csv.ts")).makeCsv(spreadsheet, context.settings.language);
  }
  return (await import("./excel.ts")).makeExcel(spreadsheet, context);
}

/**
 * Reads a file of the media folder. It is published unchanged. Throws if there is none at this
 * address.
 */
async function readMediaDownload(folder: string, address: string): Promise<Buffer> {
  const listed = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const path = listed.find((each) => downloadPath(each.replaceAll("\\", "/")) === address);
  if (path === undefined) throw new Error(`There is nothing to download at ${address}.`);
  return readFile(join(folder, path));
}

/**
 * Returns the source code of the generators and of the formulas, as part of the cache key. A change
 * to it invalidates the cached files.
 */
function generatorSources(): CacheKey {
  const folders = [import.meta.dirname, join(import.meta.dirname, "../model/formulas")];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .sort()
      .map((name) => readFileSync(join(folder, name))),
  );
}
