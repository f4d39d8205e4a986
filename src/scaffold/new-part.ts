import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { diskFiles } from "../load/files/disk-files.ts";
import { checkContent } from "../load/load-checked.ts";
import { loadRules } from "../load/load-folder.ts";
import { OwnCodeFault } from "../load/site-code/own-files.ts";
import { shortSlugOf, slugOf } from "../yaml/language/plain-letters.ts";
import { blockAlike, blockFiles, compilerText, withBlock } from "./block-files.ts";
import { planArticle } from "./new-article.ts";
import { pageText } from "./part-texts.pt-br.ts";
import { starterWords as words } from "./words.pt-br.ts";

/** What a site can be given besides itself. */
export type Part = "page" | "article" | "block";

/** What came of it, as paths, or a sentence that says why nothing did. */
export type MadePart = Done | { refusal: string; why?: "no-name" | "no-site" };

interface Done {
  /** The new files. */
  files: string[];
  /** Files that were there and say more now. */
  changed: string[];
  /** The page of articles, where that is new. */
  blog?: string;
  /** What a new block is called in a page. */
  type?: string;
}

/** New files and whole new texts of others, by their paths. */
interface Plan extends Omit<Done, "files" | "changed"> {
  files: Record<string, string>;
  changed?: Record<string, string>;
}

/**
 * Gives a site a page or an article, which are drafts, or a block of its own, whose files already say what all blocks
 * say. Nothing is written over. Where one file cannot be new, or the check would find a mistake that it did not find
 * before, all stays as it was.
 *
 * @param name the title of the page or the article, or what the block is called
 * @param content the folder of the content
 */
export async function newPart(part: Part, name: string, content: string): Promise<MadePart> {
  if (name.trim() === "") return { refusal: words.nameMissing[part], why: "no-name" };
  if (!existsSync(join(content, "site.yaml")))
    return { refusal: words.noSite({ content }), why: "no-site" };
  const plan = await planOf[part](name.trim(), content);
  return "refusal" in plan ? plan : carryOut(plan, content);
}

type Planned = Plan | { refusal: string };

const planOf: Record<Part, (name: string, content: string) => Planned | Promise<Planned>> = {
  page: (title, content) => {
    const slug = fileName(title, words.fileNames.page, join(content, "pages"));
    return { files: { [join(content, `pages/${slug}.yaml`)]: pageText(title, slug) } };
  },
  article: (title, content) =>
    planArticle(
      title,
      fileName(title, words.fileNames.article, join(content, "articles")),
      content,
    ),
  block: (title, content) => planBlock(title, slugOf(title), content),
};

/** No disk has names of any length, and nobody reads an address of so many letters. */
const longestSlug = 80;

/**
 * A title as the name of a file: on Windows some names are devices. A title without letters that an address can have
 * gets the name of its kind, and a number if there is such a file.
 */
function fileName(title: string, kind: string, folder: string): string {
  const slug = shortSlugOf(title, longestSlug) || numbered(kind, folder);
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(slug) ? `${slug}-${kind}` : slug;
}

function numbered(kind: string, folder: string): string {
  let name = kind;
  for (let number = 2; existsSync(join(folder, `${name}.yaml`)); number += 1)
    name = `${kind}-${number}`;
  return name;
}

async function planBlock(title: string, type: string, content: string): Promise<Planned> {
  const { schemas } = await loadRules();
  if (Object.hasOwn(schemas, `blocks/${type}.json`)) return { refusal: words.blockTaken({ type }) };
  if (!/^[a-z]/.test(type)) return { refusal: words.blockName({ name: title }) };
  const folder = join(content, "blocks");
  const registry = join(folder, "registry.ts");
  const text = existsSync(registry) ? await readFile(registry, "utf8") : undefined;
  const other = blockAlike(text ?? "", type);
  if (other !== undefined && other !== type) return { refusal: words.blockAlike({ type, other }) };
  const changed = withBlock(text, type);
  if (changed === undefined) return { refusal: words.registry({ file: registry }) };
  const compiler = join(dirname(resolve(content)), "tsconfig.json");
  const files = {
    ...prefixed(join(folder, type), blockFiles(title, type)),
    ...(!existsSync(compiler) && { [compiler]: compilerText(basename(resolve(content))) }),
  };
  const register = { [registry]: changed };
  return text === undefined
    ? { files: { ...files, ...register }, type }
    : { files, changed: register, type };
}

function prefixed(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [join(folder, name), text]),
  );
}

/** Writes what was planned, and takes it back where the site has a mistake by it. */
async function carryOut(plan: Plan, content: string): Promise<MadePart> {
  const { files, changed = {}, ...rest } = plan;
  const found = Object.keys(files).find((file) => existsSync(file));
  if (found !== undefined) return { refusal: words.fileThere({ file: found }) };
  const before = await errorsIn(content);
  const undo = await writeAll(files, changed);
  const after = await errorsIn(content).catch(faultAsError);
  const added = [...after].find((error) => !before.has(error));
  if (added === undefined)
    return { files: Object.keys(files), changed: Object.keys(changed), ...rest };
  await undo();
  return { refusal: words.unfit({ reason: added }) };
}

/** What the check calls mistakes. */
async function errorsIn(content: string): Promise<Set<string>> {
  const { diagnostics } = await checkContent(content);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return new Set(errors.map(({ message }) => message));
}

function faultAsError(error: unknown): Set<string> {
  if (error instanceof OwnCodeFault) return new Set([error.message]);
  throw error;
}

/** @returns what takes it back, folders that are empty then too */
async function writeAll(
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
  for (const [file, text] of Object.entries(changed)) await replace(file, Buffer.from(text));
  return async () => {
    for (const [file, bytes] of old) await replace(file, bytes);
    for (const file of Object.keys(files)) await rm(file, { force: true });
    for (const folder of folders) if (folder) await rm(folder, { recursive: true, force: true });
  };
}

function replace(file: string, bytes: Buffer) {
  return diskFiles(dirname(file)).write?.(basename(file), bytes);
}
