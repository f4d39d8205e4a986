import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { prefixStyles } from "../../../../builder/html/base-path.ts";
import type { OutputFile } from "../../../../builder/html/output-file.ts";
import { requiredFile } from "../../../../check/folder-structure/content-files.ts";
import { loadRules } from "../../../../load/load-folder.ts";
import {
  siteCodeFiles,
  siteCodeFolder,
  siteCodeHash,
} from "../../../../load/site-code/site-code-files.ts";
import { siteLanguage } from "../../../../model/countries/country-defaults.ts";
import { limitToLanguage } from "../../../../model/defaults/with-defaults.ts";
import { parseYaml } from "../../../../yaml/parse/parse.ts";
import type { FileVersionId } from "../../../backend-contract/files.ts";
import type { InitialMediaState } from "../../../preview-worker/messages.ts";
import type { BuildTimeMediaFile, SiteBuildData } from "../../../preview-worker/site-build-data.ts";
import { bundleStudio } from "../bundle-studio.ts";
import {
  createCachedAssetBuilder,
  prefixPictureAddresses,
  type SiteAssets,
} from "../site-assets.ts";
import { readLibheifFiles } from "./libheif-files.ts";
import { createHeadersFileText, renderStaticDocument } from "./static-documents.ts";

/** The folder of the site's pictures and fonts in the output. */
const siteFolder = "site";

/**
 * Builds the studio as static files for any server. The site's own blocks, schemas, formats and
 * style sheets are compiled in, but the content is not. The files work at any path. They should
 * have an origin of their own: otherwise a GitHub token is not stored
 * (`browser/exclusive-origin.ts`).
 *
 * @param content the content folder
 * @param date the date for which the site is shown; today by default
 * @throws SiteCodeError if the site's own code has an error
 */
export async function buildStaticStudio(content: string, date?: string): Promise<OutputFile[]> {
  const folder = resolve(content);
  const own = siteCodeFolder(folder);
  const rules = await loadRules(folder);
  const mark = siteCodeHash(own);
  const [bundle, look] = await Promise.all([
    bundleStudio(own, rules.schemas, "alone"),
    createCachedAssetBuilder(folder, date, () => ({ mark, rules }))(),
  ]);
  const files = [
    { path: "page.html", data: renderStaticDocument("page", "page", '<div id="_app"></div>') },
    { path: "site.css", data: prefixStyles(siteFolder, look.css) },
    ...bundle.map(({ path, data }) => ({ path: toOutputPath(path), data })),
    ...selectPicturesAndFonts(look),
  ];
  const site: Omit<SiteBuildData, "mark"> = {
    folder: basename(folder),
    collections: rules.book.collections,
    // The default words of the schemas are needed only in the language of the site.
    schemas: limitToLanguage(rules.schemas, await readSiteLanguage(folder)),
    code: mark,
    date,
    placed: prefixPictureAddresses(`${siteFolder}/`, look.initialMedia.placed),
    pictures: await addPictureHashes(folder, look.initialMedia),
    codeFiles: await hashSiteCodeFiles(own),
  };
  return [
    {
      path: "index.html",
      data: renderStaticDocument("shell", "beginning", '<div id="studio"></div>'),
    },
    { path: "_headers", data: createHeadersFileText() },
    {
      path: "brought.json",
      data: JSON.stringify({ ...site, mark: computeStudioVersionHash(site, files) }),
    },
    {
      path: "offline.json",
      data: JSON.stringify(["./", "brought.json", ...files.map(getOutputPath)]),
    },
    ...files,
    ...(await readLibheifFiles()),
  ];
}

/** Reads the language of the site; `undefined` if its settings cannot be read. */
async function readSiteLanguage(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, requiredFile), "utf8").catch(() => "");
  return siteLanguage(parseYaml(requiredFile, text).value);
}

const getOutputPath = ({ path }: OutputFile) => path;

/**
 * Returns the path of a file in the output. A service worker must be at the top of its scope (W3C,
 * "Service Workers", "scope").
 */
function toOutputPath(path: string): string {
  return path === "offline.js" ? path : `app/${path}`;
}

function computeStudioVersionHash(site: object, files: readonly OutputFile[]): string {
  const hash = createHash("sha256").update(JSON.stringify(site));
  for (const { path, data } of files) hash.update(path).update(data);
  return hash.digest("hex").slice(0, 16);
}

/**
 * Selects the pictures and fonts. Leaves out generated documents: they are made when the site is
 * built.
 */
function selectPicturesAndFonts({ files }: SiteAssets): OutputFile[] {
  const isShown = /^\/(?:media|fonts)\/.*\.(?:svg|png|jpe?g|webp|avif|gif|woff2)$/;
  return [...files.values()]
    .filter(({ path }) => isShown.test(`/${path}`))
    .map(({ path, data }) => ({ path: `${siteFolder}/${path}`, data }));
}

async function addPictureHashes(
  folder: string,
  { pictures }: InitialMediaState,
): Promise<Record<string, BuildTimeMediaFile>> {
  const known = Object.entries(pictures).map(async ([name, picture]) => {
    const bytes = await readFile(join(folder, "media", name)).catch(() => undefined);
    return [name, { ...picture, versions: bytes ? computeVersionIds(bytes) : [] }] as const;
  });
  return Object.fromEntries(await Promise.all(known));
}

async function hashSiteCodeFiles(own: string): Promise<Record<string, readonly FileVersionId[]>> {
  const files = siteCodeFiles(own).map(async (path) => {
    return [path, computeVersionIds(await readFile(join(own, path)))] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Computes both versions of bytes that backends may use: SHA-256 and the git blob id
 * (gitformat-pack: SHA-1 of "blob <size>\\0…").
 */
function computeVersionIds(bytes: Buffer): FileVersionId[] {
  const blob = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  return [createHash("sha256").update(bytes).digest("hex"), blob];
}
