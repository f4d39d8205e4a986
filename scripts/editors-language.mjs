/**
 * In which language Prelo speaks to the editors of a site: the one that they ask for, else that of the site, or, where it
 * is another than those two or there is no site yet, that of the machine. It is decided before any other code is
 * loaded, since each language is a program of its own: beside `words.pt-br.ts` stands `words.en.ts`, all code
 * asks for the first, and a program for English is made with the second in its place. So this needs nothing but Node,
 * and reads of the settings no more than the one line.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The language in which all words are written first. */
const first = "pt-br";

/** The languages that Prelo speaks to editors, as they stand in the names of files. */
export const languages = /** @type {const} */ ([first, "en"]);

/** @typedef {(typeof languages)[number]} Language */

/**
 * @param {readonly string[]} argv the name of a command and what follows: `--language` counts before the settings of the
 * folder that `--content` names
 * @returns {Language}
 */
export function languageAsked(argv) {
  return languageNamed(nameAsked(argv)) ?? "en";
}

/**
 * Whose English it is: "US" where the language that is asked for is that of the United States, nothing for any other.
 *
 * @param {readonly string[]} argv as of `languageAsked`
 */
export function englishAsked(argv) {
  const name = nameAsked(argv);
  const country = flagValue(argv, "country") ?? "";
  return isAmerican(name) || (isBareEnglish(name) && country === "US") ? "US" : "";
}

/**
 * The language as it is named where it is asked for.
 *
 * @param {readonly string[]} argv
 */
function nameAsked(argv) {
  const told = nameSpoken(flagValue(argv, "language")) ?? nameWanted();
  if (told !== undefined) return told;
  // A new site has nothing to do with the one that lies where it is begun.
  if (beginsSite(argv)) return nameOfMachine();
  return nameOfContent(flagValue(argv, "content") ?? "content");
}

/** @param {readonly string[]} argv */
function beginsSite([command, part = ""]) {
  return command === "new" && !["page", "article", "block"].includes(part);
}

/** What people ask for, whatever site it is and whatever other programs speak. */
function nameWanted() {
  return nameSpoken(process.env.PRELO_LANGUAGE);
}

/**
 * The language for a site whose content lies in a folder. Settings that are missing or cannot be read are the check's to tell.
 *
 * @param {string} folder
 * @returns {Language}
 */
export function languageOfContent(folder) {
  return languageNamed(nameOfContent(folder)) ?? "en";
}

/** @param {string} folder */
function nameOfContent(folder) {
  return nameWanted() ?? nameInSettings(folder) ?? nameOfMachine();
}

/** @param {string} folder */
function nameInSettings(folder) {
  try {
    const text = readFileSync(join(folder, "site.yaml"), "utf8");
    const name = /^\ufeff?(["']?)language\1[ \t]*:[ \t]*["']?([\p{L}_-]+)/imu.exec(text)?.[2] ?? "";
    const isOfStates = isBareEnglish(name) && /^[ \t]+country[ \t]*:[ \t]*["']?US\b/m.test(text);
    return isOfStates ? "en-US" : nameSpoken(name);
  } catch {
    return undefined;
  }
}

/**
 * What people chose for their machine, Portuguese or, whatever else it is, English. Tests name it by a variable that
 * nothing else reads.
 */
function nameOfMachine() {
  const { PRELO_MACHINE_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
  // Systems that have none of these tell it themselves.
  const name = PRELO_MACHINE_LANGUAGE || LC_ALL || LC_MESSAGES || LANG || systemLocale();
  return nameSpoken(name) ?? "";
}

function systemLocale() {
  return Intl.DateTimeFormat().resolvedOptions().locale;
}

/**
 * @param {string} name as in BCP 47, or as people call it: "en-GB" and "English" are English
 * @returns {Language | undefined} nothing for any other language
 */
function languageNamed(name) {
  if (/^(?:pt(?![a-z])|por(?![a-z])|portugu)/i.test(name)) return "pt-br";
  return /^(?:en(?![a-z])|eng(?![a-z])|english|ingl[eê]s)/i.test(name) ? "en" : undefined;
}

/**
 * A name of a language that Prelo speaks; nothing for any other.
 *
 * @param {string | undefined} name
 */
function nameSpoken(name = "") {
  return languageNamed(name) && name;
}

/** @param {string} name */
function isAmerican(name) {
  return /^en(?:g|glish)?[-_. (]*(?:us(?![a-z])|united states)|^american/i.test(name);
}

/** @param {string} name */
function isBareEnglish(name) {
  return /^(?:en|eng|english|ingl[eê]s)$/i.test(name);
}

/**
 * The last value of a flag, as in `--content site` or `--content=site`; nothing where it has none.
 *
 * @param {readonly string[]} argv
 * @param {string} flag
 */
function flagValue(argv, flag) {
  // Read by a Node that is too old for everything else, too.
  const at = argv.map((word) => word.split("=")[0]).lastIndexOf(`--${flag}`);
  const [, inside] = /=(.*)/s.exec(argv[at] ?? "") ?? [];
  const value = inside ?? argv[at + 1];
  return at < 0 || value?.startsWith("--") ? undefined : value;
}

/**
 * Where the programs of a language lie: those of the first in the folder itself, of each other in one of its own.
 *
 * @param {Language} language
 */
export function programFolder(language) {
  return language === first ? "" : `${language}/`;
}

/**
 * The words in a language, in the place of the first: a part of a program that esbuild makes.
 *
 * @param {Language} language
 * @returns {import("esbuild").Plugin}
 */
export function wordsIn(language) {
  return {
    name: "words",
    setup: ({ onResolve }) =>
      onResolve({ filter: /\.pt-br\.\w+$/ }, ({ path, resolveDir, importer }) => {
        const name = basename(path).replace(`.${first}.`, `.${language}.`);
        const file = join(resolveDir, dirname(path), name);
        // Words may ask for those whose place they take.
        return file === importer || !existsSync(file) ? undefined : { path: file };
      }),
  };
}
