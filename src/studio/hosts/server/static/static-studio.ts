import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { placeStyles } from "../../../../builder/html/base-path.ts";
import type { OutputFile } from "../../../../builder/html/output-file.ts";
import { requiredFile } from "../../../../check/site-index/content-files.ts";
import { loadRules } from "../../../../load/load-folder.ts";
import { ownFiles, ownFolder, ownMark } from "../../../../load/site-code/own-files.ts";
import { languageOf } from "../../../../model/countries/visitor-defaults.ts";
import { inLanguage } from "../../../../model/defaults/with-defaults.ts";
import { parseYaml } from "../../../../yaml/parse/parse.ts";
import type { BroughtLook } from "../../../preview-worker/core-messages.ts";
import type { CompiledPicture, CompiledSite } from "../../../welcome/compiled-site.ts";
import type { Version } from "../../contract/host-files.ts";
import { bundleStudio } from "../bundle-studio.ts";
import { createSiteLook, placedBelow, type SiteLook } from "../site-look.ts";
import { readHeif } from "./heif-files.ts";
import { headersFile, staticDocument } from "./static-documents.ts";

/** The folder of the site's own pictures and letters, among the files of the studio. */
const shown = "site";

/**
 * Makes the studio as files that any server can have. What the site's own blocks, schemas, formats and style sheets are
 * is compiled in as it stands now. Content is not among them. The files work at any path, but they should lie at the root
 * of an origin of their own: below another path a token of GitHub is not stored (`browser/own-origin.ts`).
 *
 * @param content the content folder
 * @param date the day as of which the site is shown; today unless told
 * @throws OwnCodeFault where the site's own code is faulty
 */
export async function makeStaticStudio(content: string, date?: string): Promise<OutputFile[]> {
  const folder = resolve(content);
  const own = ownFolder(folder);
  const rules = await loadRules(folder);
  const mark = ownMark(own);
  const [bundle, look] = await Promise.all([
    bundleStudio(own, rules.schemas, "alone"),
    createSiteLook(folder, date, () => ({ mark, rules }))(),
  ]);
  const files = [
    { path: "page.html", data: staticDocument("page", "page", '<div id="_app"></div>') },
    { path: "site.css", data: placeStyles(shown, look.css) },
    ...bundle.map(({ path, data }) => ({ path: placeOfScript(path), data })),
    ...shownFiles(look),
  ];
  const site: Omit<CompiledSite, "mark"> = {
    folder: basename(folder),
    collections: rules.book.collections,
    // Who edits this site gets the words of its visitors, and of no others.
    schemas: inLanguage(rules.schemas, await languageIn(folder)),
    code: mark,
    date,
    placed: placedBelow(`${shown}/`, look.brought.placed),
    pictures: await picturesOf(folder, look.brought),
    codeFiles: await codeOf(own),
  };
  return [
    { path: "index.html", data: staticDocument("shell", "beginning", '<div id="studio"></div>') },
    { path: "_headers", data: headersFile() },
    { path: "brought.json", data: JSON.stringify({ ...site, mark: markOf(site, files) }) },
    { path: "offline.json", data: JSON.stringify(["./", "brought.json", ...files.map(pathOf)]) },
    ...files,
    ...(await readHeif()),
  ];
}

/** The language of the site's visitors; nothing where its settings cannot be read. */
async function languageIn(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, requiredFile), "utf8").catch(() => "");
  return languageOf(parseYaml(requiredFile, text).value);
}

const pathOf = ({ path }: OutputFile) => path;

/** What answers for the whole folder lies in it, not below (W3C, "Service Workers", "scope"). */
function placeOfScript(path: string): string {
  return path === "offline.js" ? path : `app/${path}`;
}

function markOf(site: object, files: readonly OutputFile[]): string {
  const hash = createHash("sha256").update(JSON.stringify(site));
  for (const { path, data } of files) hash.update(path).update(data);
  return hash.digest("hex").slice(0, 16);
}

/** Pictures and letters; documents are made where the site is built. */
function shownFiles({ files }: SiteLook): OutputFile[] {
  const isShown = /^\/(?:media|fonts)\/.*\.(?:svg|png|jpe?g|webp|avif|gif|woff2)$/;
  return [...files.values()]
    .filter(({ path }) => isShown.test(`/${path}`))
    .map(({ path, data }) => ({ path: `${shown}/${path}`, data }));
}

async function picturesOf(
  folder: string,
  { pictures }: BroughtLook,
): Promise<Record<string, CompiledPicture>> {
  const known = Object.entries(pictures).map(async ([name, picture]) => {
    const bytes = await readFile(join(folder, "media", name)).catch(() => undefined);
    return [name, { ...picture, versions: bytes ? versionsOf(bytes) : [] }] as const;
  });
  return Object.fromEntries(await Promise.all(known));
}

async function codeOf(own: string): Promise<Record<string, readonly Version[]>> {
  const files = ownFiles(own).map(async (path) => {
    return [path, versionsOf(await readFile(join(own, path)))] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** What hosts call bytes: their SHA-256, or their name as a blob of git (gitformat-pack: SHA-1 of "blob <size>\0…"). */
function versionsOf(bytes: Buffer): Version[] {
  const blob = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  return [createHash("sha256").update(bytes).digest("hex"), blob];
}
