/**
 * Chooses the language of Prelo's messages to the editors of a site. It is the requested language,
 * or else that of the site. If there is no site, or Prelo does not support its language, it is the
 * language of the machine. Each language is a separate program: code imports `#lang/…/strings`, which
 * is `strings.pt-br.ts` or `strings.en.ts`. So the language is chosen before any other code is
 * loaded. This module needs only Node, and reads the
 * settings without a YAML parser.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The source language of all messages. */
const first = "pt-br";

/** The supported languages, as in file names such as `strings.pt-br.ts`. */
export const languages = /** @type {const} */ ([first, "en"]);

/** @typedef {(typeof languages)[number]} Language */

/**
 * Returns the language for a command. It is English if no supported language is found.
 *
 * @param {readonly string[]} argv the name of a command and its arguments: `--language` overrides
 * the settings of the folder that `--content` names
 * @returns {Language}
 */
export function requestedLanguage(argv) {
  return parseLanguageName(requestedLanguageName(argv)) ?? "en";
}

/**
 * Returns the variant of English: "US" if the language of a command is American English, or else
 * "".
 *
 * @param {readonly string[]} argv as for `requestedLanguage`
 */
export function requestedEnglishVariant(argv) {
  const name = requestedLanguageName(argv);
  const country = flagValue(argv, "country") ?? "";
  return isAmericanEnglish(name) || (isBareEnglish(name) && country === "US") ? "US" : "";
}

/**
 * Returns the name of the language of a command; empty if no supported language is found.
 *
 * @param {readonly string[]} argv
 */
function requestedLanguageName(argv) {
  const told = supportedLanguageName(flagValue(argv, "language")) ?? environmentLanguageName();
  if (told !== undefined) return told;
  // For a new site, the settings of a site in the current folder do not matter.
  if (isCreateSiteCommand(argv)) return machineLanguageName();
  return contentLanguageName(flagValue(argv, "content") ?? "content");
}

/** @param {readonly string[]} argv */
function isCreateSiteCommand([command, part = ""]) {
  return command === "new" && !["page", "article", "block"].includes(part);
}

/** Returns the language that the environment variable `PRELO_LANGUAGE` requests. */
function environmentLanguageName() {
  return supportedLanguageName(process.env.PRELO_LANGUAGE);
}

/**
 * Returns the language for a site, given its content folder. Ignores settings that are missing or
 * cannot be read, because the check reports them.
 *
 * @param {string} folder
 * @returns {Language}
 */
export function contentLanguage(folder) {
  return parseLanguageName(contentLanguageName(folder)) ?? "en";
}

/** @param {string} folder */
function contentLanguageName(folder) {
  return environmentLanguageName() ?? settingsLanguageName(folder) ?? machineLanguageName();
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
 * Returns the name of the machine's language; empty if Prelo does not support it. Tests set the
 * language with the variable `PRELO_MACHINE_LANGUAGE`.
 */
function machineLanguageName() {
  const { PRELO_MACHINE_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
  // Systems without these variables still report their language to `Intl`.
  const name = PRELO_MACHINE_LANGUAGE || LC_ALL || LC_MESSAGES || LANG || systemLocale();
  return supportedLanguageName(name) ?? "";
}

function systemLocale() {
  return Intl.DateTimeFormat().resolvedOptions().locale;
}

/**
 * Finds the supported language that a name means.
 *
 * @param {string} name in BCP 47, or as people call it: "en-GB" and "English" are English
 * @returns {Language | undefined} `undefined` for any other language
 */
function parseLanguageName(name) {
  if (/^(?:pt(?![a-z])|por(?![a-z])|portugu)/i.test(name)) return "pt-br";
  return /^(?:en(?![a-z])|eng(?![a-z])|english|ingl[eê]s)/i.test(name) ? "en" : undefined;
}

/**
 * Returns the name if it means a supported language, or else `undefined`.
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
 * Returns the last value of a flag, as in `--content site` or `--content=site`; `undefined` if it
 * has none.
 *
 * @param {readonly string[]} argv
 * @param {string} flag
 */
function flagValue(argv, flag) {
  // This file must also run in versions of Node that are too old for all other code.
  const at = argv.map((word) => word.split("=")[0]).lastIndexOf(`--${flag}`);
  const [, inside] = /=(.*)/s.exec(argv[at] ?? "") ?? [];
  const value = inside ?? argv[at + 1];
  return at < 0 || value?.startsWith("--") ? undefined : value;
}

/**
 * Returns the subfolder with the programs of a language, with a slash at the end. It is empty for
 * the source language, whose programs are in the main folder.
 *
 * @param {Language} language
 */
export function programFolder(language) {
  return language === first ? "" : `${language}/`;
}

/**
 * Returns the import condition that selects the catalogues of a language. The imports of
 * `package.json` say which file each language has.
 *
 * @param {Language} language
 */
export function catalogueCondition(language) {
  return `prelo-${language}`;
}
