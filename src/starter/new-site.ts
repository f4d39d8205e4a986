import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dateIn } from "../content/dates.ts";
import { editorFiles } from "../help/editor-files.ts";
import { generateGuide } from "../help/generate-guide.ts";
import { loadRules } from "../site/load-folder.ts";
import { type Answers, slugOf } from "./answers.ts";
import { engineFor, siteLine, usualContent, withScripts } from "./site-scripts.ts";

const templates = join(import.meta.dirname, "pt-br");

/** Of the template; what is dated there is of the day that the site has. */
const timeZone = "America/Sao_Paulo";

/** Folders of the template whose names begin with a dot in a site: packages leave such names out. */
const dotted = /^(?=(?:vscode|github)\/|gitignore$)/;

/** The folder of the content where a folder has one already; nothing where a site can be made there. */
export function foundSite(folder: string, content = usualContent): string | undefined {
  const place = join(folder, content);
  return existsSync(place) && readdirSync(place).length > 0 ? content : undefined;
}

/** What of a new site is as usual unless told. */
interface NewSite {
  /** The name of the folder of its content, as `isContentName` lets it pass. */
  content?: string;
  now?: Date;
}

/**
 * Writes a small site that passes its check: its content, the guide of editors, what VS Code knows, the workflow of
 * GitHub, and the scripts of `package.json`. Files that are there stay as they are; of a manifest only scripts are
 * added that it does not have.
 *
 * @returns the paths of the new files, in order
 */
export async function writeSite(
  folder: string,
  answers: Answers,
  { content = usualContent, now = new Date() }: NewSite = {},
): Promise<string[]> {
  const today = dateIn(timeZone, now);
  const files = {
    ...(await templateFiles({ answers, today, content })),
    ...(await generatedFiles(content)),
  };
  const wanted = Object.entries(files).filter(([path]) => !existsSync(join(folder, path)));
  for (const [path, text] of wanted) await writeNew(join(folder, path), text);
  await addScripts(join(folder, "package.json"), slugOf(answers.name), content);
  return wanted.map(([path]) => path).sort();
}

async function templateFiles(facts: Facts): Promise<Record<string, string>> {
  const entries = await readdir(templates, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, string]> => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(templates.length + 1).replaceAll("\\", "/");
      const place = path.replace(dotted, ".").replace(/^content(?=\/)/, () => facts.content);
      return [place, filled(await readFile(file, "utf8"), placesOf(facts), isQuoted.test(path))];
    });
  return Object.fromEntries(await Promise.all(read));
}

/** In these files a place stands between quotation marks. */
const isQuoted = /\.(?:ya?ml|json)$/;

/** What the files of the template tell of a site. */
interface Facts {
  answers: Answers;
  today: string;
  content: string;
}

/** What stands at each place of the template, which are written like `{{name}}`. */
function placesOf({ answers, today, content }: Facts): Record<string, string> {
  const { name, trade } = answers;
  const whole = `${name}: ${trade.replace(/\.$/, "")}`;
  const lines = ["check", "dev", "start", "build"].map((each) => [each, siteLine(each, content)]);
  return {
    ...answers,
    slug: slugOf(name),
    title: whole.length <= longestTitle ? whole : name,
    year: today.slice(0, 4),
    today,
    content,
    ...Object.fromEntries(lines),
  };
}

function filled(text: string, places: Record<string, string>, quotes: boolean): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, word) => {
    const value = places[word] ?? place;
    return quotes ? quoted(value) : value;
  });
}

/** So much of a title search engines show. */
const longestTitle = 60;

/** As it stands between quotation marks in YAML. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** What comes from the schemas: the guide of all blocks and fields, and what VS Code knows of them. */
async function generatedFiles(content: string): Promise<Record<string, string>> {
  const { schemas, book } = await loadRules();
  const commands = { check: siteLine("check", content), types: siteLine("types", content) };
  const editor = Object.entries(editorFiles(schemas));
  return {
    [`${content}/GUIA.md`]: generateGuide(schemas, book.collections, commands),
    ...Object.fromEntries(editor.map(([path, text]) => [`.vscode/${path}`, text])),
  };
}

async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A program of Windows may stumble over lines that end otherwise.
  const lines = file.endsWith(".cmd") ? text.replace(/\r?\n/g, "\r\n") : text;
  await writeFile(file, lines, { flag: "wx" });
  if (/\.(?:sh|command)$/.test(file)) await chmod(file, 0o755);
}

/** A new manifest asks for the engine as that of the working directory does. */
async function addScripts(file: string, name: string, content: string): Promise<void> {
  const text = existsSync(file) ? await readFile(file, "utf8") : undefined;
  const here = await readFile("package.json", "utf8").catch(() => "{}");
  const engine = engineFor(here, { from: process.cwd(), to: dirname(file) });
  const changed = withScripts(text, name, { content, engine });
  if (changed !== text) await writeFile(file, changed);
}
