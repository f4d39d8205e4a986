import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pageText } from "#lang/scaffold/site-part-templates";
import { starterStrings as strings } from "#lang/scaffold/strings";
import { checkContentFolder } from "../load/check-content-folder.ts";
import { createDiskFileStore } from "../load/files/disk-files.ts";
import { loadRules } from "../load/load-folder.ts";
import { SiteCodeError } from "../load/site-code/site-code-files.ts";
import { slugify, truncatedSlug } from "../yaml/text-and-language/text-normalization.ts";
import { blockFileTexts, findSameNamedBlock, registerBlock, tsconfigText } from "./block-files.ts";
import { planArticle } from "./new-article.ts";

/** What can be added to a site. */
export type SitePart = "page" | "article" | "block";

/** The paths of new and changed files; if nothing was written, a sentence that says why. */
export type NewPartResult = AddedPart | { refusal: string; why?: "no-name" | "no-site" };

interface AddedPart {
  /** The paths of the new files. */
  files: string[];
  /** The paths of the changed files. */
  changed: string[];
  /** The route of the article listing, if it is new. */
  blog?: string;
  /** The type of a new block. */
  type?: string;
}

/** New files, and new texts of existing ones, by path. */
interface PartPlan extends Omit<AddedPart, "files" | "changed"> {
  files: Record<string, string>;
  changed?: Record<string, string>;
}

/**
 * Adds a draft page, a draft article or a block with sample code to a site. Writes nothing if one
 * of the files already exists. If the check reports a new error afterwards, undoes all changes.
 *
 * @param name title of the page or article, or name of the block
 * @param content the content folder
 */
export async function createSitePart(
  part: SitePart,
  name: string,
  content: string,
): Promise<NewPartResult> {
  if (name.trim() === "") return { refusal: strings.nameMissing[part], why: "no-name" };
  if (!existsSync(join(content, "site.yaml")))
    return { refusal: strings.noSite({ content }), why: "no-site" };
  const plan = await partPlanners[part](name.trim(), content);
  return "refusal" in plan ? plan : applyPlan(plan, content);
}

type PartPlanResult = PartPlan | { refusal: string };

const partPlanners: Record<
  SitePart,
  (name: string, content: string) => PartPlanResult | Promise<PartPlanResult>
> = {
  page: (title, content) => {
    const slug = createFileName(title, strings.fileNames.page, join(content, "pages"));
    return { files: { [join(content, `pages/${slug}.yaml`)]: pageText(title, slug) } };
  },
  article: (title, content) =>
    planArticle(
      title,
      createFileName(title, strings.fileNames.article, join(content, "articles")),
      content,
    ),
  block: (title, content) => planBlock(title, slugify(title), content),
};

/** The maximum length of a file name, which is often also part of a URL. */
const maxSlugLength = 80;

/**
 * Converts a title to a file name that is not a device name of Windows. A title without usable
 * letters gets the name of its kind ("page"), with a number if that name is taken.
 */
function createFileName(title: string, kind: string, folder: string): string {
  const slug = truncatedSlug(title, maxSlugLength) || numberedFileName(kind, folder);
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(slug) ? `${slug}-${kind}` : slug;
}

function numberedFileName(kind: string, folder: string): string {
  let name = kind;
  for (let number = 2; existsSync(join(folder, `${name}.yaml`)); number += 1)
    name = `${kind}-${number}`;
  return name;
}

async function planBlock(title: string, type: string, content: string): Promise<PartPlanResult> {
  const { schemas } = await loadRules();
  if (Object.hasOwn(schemas, `blocks/${type}.json`))
    return { refusal: strings.blockTaken({ type }) };
  if (!/^[a-z]/.test(type)) return { refusal: strings.blockName({ name: title }) };
  const folder = join(content, "blocks");
  const registry = join(folder, "registry.ts");
  const text = existsSync(registry) ? await readFile(registry, "utf8") : undefined;
  const other = findSameNamedBlock(text ?? "", type);
  if (other !== undefined && other !== type)
    return { refusal: strings.blockAlike({ type, other }) };
  const changed = registerBlock(text, type);
  if (changed === undefined) return { refusal: strings.registry({ file: registry }) };
  const compiler = join(dirname(resolve(content)), "tsconfig.json");
  const files = {
    ...prefixPaths(join(folder, type), blockFileTexts(title, type)),
    ...(!existsSync(compiler) && { [compiler]: tsconfigText(basename(resolve(content))) }),
  };
  const register = { [registry]: changed };
  return text === undefined
    ? { files: { ...files, ...register }, type }
    : { files, changed: register, type };
}

function prefixPaths(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [join(folder, name), text]),
  );
}

/** Writes the files of a plan. Undoes that if the check then reports a new error. */
async function applyPlan(plan: PartPlan, content: string): Promise<NewPartResult> {
  const { files, changed = {}, ...rest } = plan;
  const found = Object.keys(files).find((file) => existsSync(file));
  if (found !== undefined) return { refusal: strings.fileThere({ file: found }) };
  const before = await listErrorMessages(content);
  const undo = await writePlanFiles(files, changed);
  const after = await listErrorMessages(content).catch(messagesOrRethrow);
  const added = [...after].find((error) => !before.has(error));
  if (added === undefined)
    return { files: Object.keys(files), changed: Object.keys(changed), ...rest };
  await undo();
  return { refusal: strings.unfit({ reason: added }) };
}

/** Returns the messages of all errors that the check reports. */
async function listErrorMessages(content: string): Promise<Set<string>> {
  const { diagnostics } = await checkContentFolder(content);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return new Set(errors.map(({ message }) => message));
}

function messagesOrRethrow(error: unknown): Set<string> {
  if (error instanceof SiteCodeError) return new Set([error.message]);
  throw error;
}

/**
 * Writes the files of a plan. Throws if a new file exists already.
 *
 * @returns a function that restores the changed files, and removes the new files and folders
 */
async function writePlanFiles(
  files: Record<string, string>,
  changed: Record<string, string>,
): Promise<() => Promise<void>> {
  const folders: (string | undefined)[] = [];
  const old = new Map<string, Buffer>();
  for (const file of Object.keys(changed)) old.set(file, await readFile(file));
  for (const [file, text] of Object.entries(files)) {
    folders.push(await mkdir(dirname(file), { recursive: true }));
    await writeFile(file, text, { flag: "wx" });
  }
  for (const [file, text] of Object.entries(changed)) await replaceFile(file, Buffer.from(text));
  return async () => {
    for (const [file, bytes] of old) await replaceFile(file, bytes);
    for (const file of Object.keys(files)) await rm(file, { force: true });
    for (const folder of folders) if (folder) await rm(folder, { recursive: true, force: true });
  };
}

function replaceFile(file: string, bytes: Buffer) {
  return createDiskFileStore(dirname(file)).write?.(basename(file), bytes);
}
