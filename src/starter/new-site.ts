import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dateIn } from "../content/dates.ts";
import { editorFiles } from "../help/editor-files.ts";
import { generateGuide } from "../help/generate-guide.ts";
import { loadRules } from "../site/load-folder.ts";
import { type Answers, slugOf } from "./answers.ts";
import { withScripts } from "./site-scripts.ts";

const templates = join(import.meta.dirname, "pt-br");

/** Of the template; what is dated there is of the day that the site has. */
const timeZone = "America/Sao_Paulo";

/** Folders of the template whose names begin with a dot in a site: packages leave such names out. */
const dotted = /^(?=(?:vscode|github)\/|gitignore$)/;

/** What of a new site stands in a folder already, as a path; nothing where one can be made there. */
export function foundSite(folder: string): string | undefined {
  const content = join(folder, "content");
  return existsSync(content) && readdirSync(content).length > 0 ? "content" : undefined;
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
  now = new Date(),
): Promise<string[]> {
  const files = {
    ...(await templateFiles(answers, dateIn(timeZone, now))),
    ...(await generatedFiles()),
  };
  const wanted = Object.entries(files).filter(([path]) => !existsSync(join(folder, path)));
  for (const [path, text] of wanted) await writeNew(join(folder, path), text);
  await addScripts(join(folder, "package.json"), slugOf(answers.name));
  return wanted.map(([path]) => path).sort();
}

async function templateFiles(answers: Answers, today: string): Promise<Record<string, string>> {
  const entries = await readdir(templates, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, string]> => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(templates.length + 1).replaceAll("\\", "/");
      return [path.replace(dotted, "."), filled(await readFile(file, "utf8"), { answers, today })];
    });
  return Object.fromEntries(await Promise.all(read));
}

/** Puts the answers into the places of a template, which stand between quotation marks. */
function filled(text: string, { answers, today }: { answers: Answers; today: string }): string {
  const { name, trade } = answers;
  const whole = `${name}: ${trade.replace(/\.$/, "")}`;
  const values: Record<string, string> = {
    ...answers,
    slug: slugOf(name),
    title: whole.length <= longestTitle ? whole : name,
    year: today.slice(0, 4),
    today,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (place, word) => quoted(values[word] ?? place));
}

/** So much of a title search engines show. */
const longestTitle = 60;

/** As it stands between quotation marks in YAML. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** What comes from the schemas: the guide of all blocks and fields, and what VS Code knows of them. */
async function generatedFiles(): Promise<Record<string, string>> {
  const { schemas, book } = await loadRules();
  const editor = Object.entries(editorFiles(schemas));
  return {
    "content/GUIA.md": generateGuide(schemas, book.collections),
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

async function addScripts(file: string, name: string): Promise<void> {
  const text = existsSync(file) ? await readFile(file, "utf8") : undefined;
  const changed = withScripts(text, name);
  if (changed !== text) await writeFile(file, changed);
}
