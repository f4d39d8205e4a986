/**
 * Chooses the language in which Prelo speaks to the editors of a site: the requested one, else that
 * of the site; if Prelo does not speak that language or there is no site yet, that of the machine.
 * It is chosen before any other code is loaded, since each language is a separate program: all code
 * imports `strings.pt-br.ts`, and the English program is built with `strings.en.ts` in its place.
 * So this module only needs Node, and only reads the one line of the settings.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The source language of all messages. */
const first = "pt-br";

/** The supported languages, as file names contain them: `strings.pt-br.ts`. */
export const languages = /** @type {const} */ ([first, "en"]);

/** @typedef {(typeof languages)[number]} Language */

/**
 * The language for a command; English if none of the supported languages is requested.
 *
 * @param {readonly string[]} argv the name of a command and its arguments: `--language` overrides
 *   the settings of the folder that `--content` names
 * @returns {Language}
 */
export function requestedLanguage(argv) {
  return parseLanguageName(requestedLanguageName(argv)) ?? "en";
}

/**
 * Which English: "US" if the requested language is American English, else empty.
 *
 * @param {readonly string[]} argv as for `requestedLanguage`
 */
export function requestedEnglishVariant(argv) {
  const name = requestedLanguageName(argv);
  const country = flagValue(argv, "country") ?? "";
  return isAmericanEnglish(name) || (isBareEnglish(name) && country === "US") ? "US" : "";
}

/**
 * The requested language, as it was named.
 *
 * @param {readonly string[]} argv
 */
function requestedLanguageName(argv) {
  const told = supportedLanguageName(flagValue(argv, "language")) ?? explicitLanguageName();
  if (told !== undefined) return told;
  // A new site is independent of a site in the current folder.
  if (isCreateSiteCommand(argv)) return machineLanguageName();
  return contentLanguageName(flagValue(argv, "content") ?? "content");
}

/** @param {readonly string[]} argv */
function isCreateSiteCommand([command, part = ""]) {
  return command === "new" && !["page", "article", "block"].includes(part);
}

/** The explicitly requested language, by flag or environment. */
function explicitLanguageName() {
  return supportedLanguageName(process.env.PRELO_LANGUAGE);
}

/**
 * The language for a site, by its content folder. The check reports settings that are missing or
 * cannot be read.
 *
 * @param {string} folder
 * @returns {Language}
 */
export function contentLanguage(folder) {
  return parseLanguageName(contentLanguageName(folder)) ?? "en";
}

/** @param {string} folder */
function contentLanguageName(folder) {
  return explicitLanguageName() ?? settingsLanguageName(folder) ?? machineLanguageName();
}

/** @param {string} folder */
function settingsLanguageName(folder) {
  try {
    const text = readFileSync(join(folder, "site.yaml"), "utf8");
    const name = /^\ufeff?(["']?)language\1[ \t]*:[ \t]*["']?([\p{L}_-]+)/imu.exec(text)?.[2] ?? "";
    const isOfStates = isBareEnglish(name) && /^[ \t]+country[ \t]*:[ \t]*["']?US\b/m.test(text);
    return isOfStates ? "en-US" : supportedLanguageName(name);
  } catch {
    return undefined;
  }
}

/**
 * The language of the machine: Portuguese, or English for any other. Tests set it by a variable
 * that nothing else reads.
 */
function machineLanguageName() {
  const { PRELO_MACHINE_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
  // Systems without these variables provide it through `Intl`.
  const name = PRELO_MACHINE_LANGUAGE || LC_ALL || LC_MESSAGES || LANG || systemLocale();
  return supportedLanguageName(name) ?? "";
}

function systemLocale() {
  return Intl.DateTimeFormat().resolvedOptions().locale;
}

/**
 * @param {string} name in BCP 47, or as people call it: "en-GB" and "English" are English
 * @returns {Language | undefined} `undefined` for any other language
 */
function parseLanguageName(name) {
  if (/^(?:pt(?![a-z])|por(?![a-z])|portugu)/i.test(name)) return "pt-br";
  return /^(?:en(?![a-z])|eng(?![a-z])|english|ingl[eê]s)/i.test(name) ? "en" : undefined;
}

/**
 * The name of a supported language. `undefined` for any other.
 *
 * @param {string | undefined} name
 */
function supportedLanguageName(name = "") {
  return parseLanguageName(name) && name;
}

/** @param {string} name */
function isAmericanEnglish(name) {
  return /^en(?:g|glish)?[-_. (]*(?:us(?![a-z])|united states)|^american/i.test(name);
}

/** @param {string} name */
function isBareEnglish(name) {
  return /^(?:en|eng|english|ingl[eê]s)$/i.test(name);
}

/**
 * The last value of a flag, as in `--content site` or `--content=site`. `undefined` if it has none.
 *
 * @param {readonly string[]} argv
 * @param {string} flag
 */
function flagValue(argv, flag) {
  // Must also run in a Node that is too old for everything else.
  const at = argv.map((word) => word.split("=")[0]).lastIndexOf(`--${flag}`);
  const [, inside] = /=(.*)/s.exec(argv[at] ?? "") ?? [];
  const value = inside ?? argv[at + 1];
  return at < 0 || value?.startsWith("--") ? undefined : value;
}

/**
 * The subfolder of a language's programs. Those of the source language are in the folder itself.
 *
 * @param {Language} language
 */
export function programFolder(language) {
  return language === first ? "" : `${language}/`;
}

/**
 * esbuild plugin that swaps in the message catalogues of a language.
 *
 * @param {Language} language
 * @returns {import("esbuild").Plugin}
 */
export function createCataloguePlugin(language) {
  return {
    name: "words",
    setup: ({ onResolve }) =>
      onResolve({ filter: /\.pt-br\.\w+$/ }, ({ path, resolveDir, importer }) => {
        const name = basename(path).replace(`.${first}.`, `.${language}.`);
        const file = join(resolveDir, dirname(path), name);
        // A catalogue may import the one that it replaces.
        return file === importer || !existsSync(file) ? undefined : { path: file };
      }),
  };
}
