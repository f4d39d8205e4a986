import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadRules } from "../site/load-folder.ts";
import { slugOf } from "./answers.ts";
import { blockFiles, pageText, withBlock } from "./part-texts.pt-br.ts";
import { starterWords as words } from "./words.pt-br.ts";

/** What a site can be given besides itself. */
export type Part = "page" | "article" | "block";

/** What came of it: the new or changed files, or a sentence that says why there are none. */
export type MadePart = { files: string[] } | { refusal: string };

/**
 * Gives a site a page, which is a draft, or a block of its own, whose files already say what all blocks say. Nothing
 * is written over; where one file cannot be new, none is written.
 *
 * @param name the title of the page, or what the block is called
 * @param content the folder of the content
 */
export async function newPart(part: Part, name: string, content: string): Promise<MadePart> {
  if (part === "article") return { refusal: words.articleInStudio };
  if (name.trim() === "") return { refusal: words.nameMissing[part] };
  if (!existsSync(join(content, "site.yaml"))) return { refusal: words.noSite({ content }) };
  const slug = slugOf(name);
  return part === "page" ? newPage(name, slug, content) : newBlock(name, slug, content);
}

async function newPage(title: string, slug: string, content: string): Promise<MadePart> {
  return writeAll({ [join(content, `pages/${slug}.yaml`)]: pageText(title, slug) });
}

async function newBlock(title: string, type: string, content: string): Promise<MadePart> {
  const { schemas } = await loadRules();
  if (Object.hasOwn(schemas, `blocks/${type}.json`)) return { refusal: words.blockTaken({ type }) };
  if (/^\d/.test(type)) return { refusal: words.blockName({ type }) };
  const folder = join(content, "blocks");
  const registry = join(folder, "registry.ts");
  const text = existsSync(registry) ? await readFile(registry, "utf8") : undefined;
  const changed = withBlock(text, type);
  if (changed === undefined) return { refusal: words.registry({ file: registry }) };
  const made = await writeAll(prefixed(join(folder, type), blockFiles(title, type)));
  if ("refusal" in made) return made;
  await writeFile(registry, changed);
  return { files: [...made.files, registry] };
}

function prefixed(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [join(folder, name), text]),
  );
}

async function writeAll(files: Record<string, string>): Promise<MadePart> {
  const found = Object.keys(files).find((file) => existsSync(file));
  if (found !== undefined) return { refusal: words.fileThere({ file: found }) };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: "wx" });
  }
  return { files: Object.keys(files) };
}
