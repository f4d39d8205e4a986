import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { guideFile } from "#lang/codegen/guide/guide-file-name";
import { starterStrings as strings } from "#lang/scaffold/strings";
import { editorsLanguage } from "#lang/yaml/text-and-language/editors-language";
import { generateGuide } from "../codegen/generate-guide.ts";
import { vscodeFiles } from "../codegen/vscode-files.ts";
import { createMemoryFileStore } from "../load/files/memory-files.ts";
import { loadRules } from "../load/load-folder.ts";
import { checkFiles } from "../load/validate-content.ts";
import { dateInTimeZone } from "../model/content-schedule.ts";
import { privacyLaw } from "../model/countries/privacy/privacy-law.ts";
import { localizeSpelling } from "../yaml/text-and-language/localize-spelling.ts";
import { type NewSiteAnswers, normalizeLanguage, siteSlug } from "./answers.ts";
import { countrySamples, parseSupportedCountry } from "./country-samples.ts";
import {
  addScriptsAndEngine,
  createEngineSpecifier,
  defaultContentFolder,
  engineSpecifierFromManifest,
  siteCommandLine,
} from "./site-scripts.ts";

/** The folder with the templates of a new site, in the language of the tool. */
const templatesFolder = join(import.meta.dirname, editorsLanguage);

/**
 * Matches template files and folders whose names get a leading dot in the new site. npm packages
 * omit files with such names.
 */
const dottedNamePattern = /^(?=(?:vscode|github)\/|git(?:ignore|attributes)$)/;

/** Returns the name of the content folder if it exists and is not empty; `undefined` otherwise. */
export function findExistingContent(
  folder: string,
  content = defaultContentFolder,
): string | undefined {
  const place = join(folder, content);
  return existsSync(place) && readdirSync(place).length > 0 ? content : undefined;
}

/** Optional settings of a new site. */
interface NewSiteOptions {
  /** The name of the content folder. It must satisfy `isValidContentFolderName`. */
  content?: string;
  now?: Date;
  /**
   * The root folder of the engine. It is used only if the site is outside the working directory and
   * the manifest of the working directory does not name the engine.
   */
  engineFolder?: string;
}

/**
 * Writes a small site that passes the check: content, editors' guide, VS Code schemas, GitHub
 * workflow, and scripts in `package.json`. Leaves existing files unchanged, except that it adds
 * missing scripts and the engine to `package.json`. Writes nothing if `package.json` cannot be
 * parsed, or if an answer causes an error in the check.
 *
 * @returns the sorted paths of the new files; if nothing was written, a sentence that says why
 */
export async function writeSite(
  folder: string,
  answers: NewSiteAnswers,
  { content = defaultContentFolder, now = new Date(), engineFolder }: NewSiteOptions = {},
): Promise<string[] | { refusal: string }> {
  const manifest = join(folder, "package.json");
  const text = existsSync(manifest) ? await readFile(manifest, "utf8") : undefined;
  const engine = await resolveEngineSpecifier(resolve(folder), engineFolder);
  const changed = addScriptsAndEngine(text, siteSlug(answers.name), { content, engine });
  if (changed === undefined) return { refusal: strings.manifest };
  // Dates in the templates become today's date in the time zone of the site.
  const country = parseSupportedCountry(answers.country) ?? answers.country;
  const today = dateInTimeZone(countrySamples(country).timeZone, now);
  const language = normalizeLanguage(answers.language, country);
  const files = {
    ...(await readTemplateFiles({ answers: { ...answers, country, language }, today, content })),
    ...(await generatedFiles(content, { country, language })),
  };
  const wrong = await findFirstError(files, content);
  if (wrong !== undefined) return { refusal: strings.answersUnfit({ reason: wrong }) };
  const wanted = Object.entries(files).filter(([path]) => !existsSync(join(folder, path)));
  for (const [path, text] of wanted) await writeNewFile(join(folder, path), text);
  if (changed !== text) await writeFile(manifest, changed);
  return wanted.map(([path]) => path).sort();
}

/**
 * Checks the planned files and returns the message of the first error. Special characters in an
 * answer may cause one.
 */
async function findFirstError(
  files: Readonly<Record<string, string>>,
  content: string,
): Promise<string | undefined> {
  const inside = Object.entries(files).flatMap(([path, text]): [string, string][] =>
    path.startsWith(`${content}/`) ? [[path.slice(content.length + 1), text]] : [],
  );
  const { diagnostics } = await checkFiles(
    createMemoryFileStore(content, inside),
    await loadRules(),
  );
  return diagnostics.find(({ severity }) => severity === "error")?.message;
}

async function readTemplateFiles(facts: TemplateData): Promise<Record<string, string>> {
  const entries = await readdir(templatesFolder, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, string]> => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(templatesFolder.length + 1).replaceAll("\\", "/");
      const place = path
        .replace(dottedNamePattern, ".")
        .replace(/^content(?=\/)/, () => facts.content);
      return [
        place,
        fillTemplate(
          await readTemplate(file),
          placeholderValues(facts),
          quotedFilePattern.test(path),
        ),
      ];
    });
  return Object.fromEntries(await Promise.all(read));
}

async function readTemplate(file: string): Promise<string> {
  const text = await readFile(file, "utf8");
  return editorsLanguage === "en" ? localizeSpelling(text) : text;
}

/** Placeholders whose values are inserted without escaping for double quotes. */
const unquotedPlaceholders = ["address", "seat", "rights", "language"];

/** In the templates of these files, most placeholders are between double quotes. */
const quotedFilePattern = /\.(?:ya?ml|json)$/;

/** The data that the templates need. */
interface TemplateData {
  answers: NewSiteAnswers;
  today: string;
  content: string;
}

/** Returns the value of each placeholder. Templates contain placeholders as `{{name}}`. */
function placeholderValues({ answers, today, content }: TemplateData): Record<string, string> {
  const { name, trade, country } = answers;
  const { address, currency, timeZone } = countrySamples(country);
  const whole = `${name}: ${trade.replace(/\.$/, "")}`;
  const lines = ["check", "dev", "start", "build"].map((each) => [
    each,
    siteCommandLine(each, content),
  ]);
  return {
    ...answers,
    slug: siteSlug(name),
    title: whole.length <= maxTitleLength ? whole : name,
    year: today.slice(0, 4),
    today,
    content,
    currency,
    timeZone,
    address: [...address, `country: ${country}`].join("\n    "),
    seat: addressTokenLines(address),
    rights: dataProtectionSentence(country),
    ...Object.fromEntries(lines),
  };
}

/**
 * Returns the sentence about the data protection law of the country and its authority; an empty
 * string if either is unknown.
 */
function dataProtectionSentence(country: string): string {
  const law = privacyLaw(country)?.name;
  const authority = strings.authorities[country];
  return law && authority ? `\n\n      ${strings.rights({ law, authority })}` : "";
}

/**
 * Returns the lines of the firm's address, as fact tokens for a multi-line text. Includes the
 * district if the address has one.
 */
function addressTokenLines(address: readonly string[]): string {
  const has = (name: string) => address.some((line) => line.startsWith(`${name}:`));
  const names = ["street", ...(has("district") ? ["district"] : [])];
  const first = names.map((name) => `\${firm.address.${name}}`).join(", ");
  return `${first},\n      \${firm.address.city}`;
}

function fillTemplate(text: string, places: Record<string, string>, quotes: boolean): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, word) => {
    const value = places[word] ?? place;
    return quotes && !unquotedPlaceholders.includes(word) ? escapeForQuotes(value) : value;
  });
}

/** The number of characters of a title that search engines show. */
const maxTitleLength = 60;

/** Escapes a text for double quotes in YAML. */
function escapeForQuotes(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/**
 * Generates the files that depend on the schemas: the guide to all blocks and fields, and the files
 * for VS Code.
 */
async function generatedFiles(
  content: string,
  home: { country: string; language: string },
): Promise<Record<string, string>> {
  const { schemas, book } = await loadRules();
  const commands = {
    check: siteCommandLine("check", content),
    types: siteCommandLine("types", content),
  };
  const editor = Object.entries(vscodeFiles(schemas, {}, home));
  return {
    [`${content}/${guideFile}`]: generateGuide(schemas, book.collections, commands),
    ...Object.fromEntries(editor.map(([path, text]) => [`.vscode/${path}`, text])),
  };
}

async function writeNewFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Windows batch files need "\r\n".
  const lines = file.endsWith(".cmd") ? text.replace(/\r?\n/g, "\r\n") : text;
  await writeFile(file, lines, { flag: "wx" });
  if (/\.(?:sh|command)$/.test(file)) await chmod(file, 0o755);
}

/**
 * Returns the dependency specifier for the engine: that of the manifest in the working directory.
 * If that manifest has none, a site in another folder gets the path of the engine.
 */
async function resolveEngineSpecifier(
  folder: string,
  engineFolder?: string,
): Promise<string | undefined> {
  const here = await readFile("package.json", "utf8").catch(() => "");
  const asked = engineSpecifierFromManifest(here, { from: process.cwd(), to: folder });
  if (asked !== undefined || engineFolder === undefined || folder === process.cwd()) return asked;
  return createEngineSpecifier(engineFolder, folder);
}
