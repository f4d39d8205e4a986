/**
 * Prints the comment on a pull request with the results of the check and the comparison:
 * `node comment.mjs FOLDER`. With `--number` it prints the number of the pull request. The folder
 * may come from a stranger, so nothing in it is run or used as markup.
 */
import { readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The largest file that is read, in bytes. */
const mostBytes = 5_000_000;
/** The most lines that are shown of each list, and the most characters of a line. */
const [mostLines, longest] = [50, 400];

const words = {
  changes: "O que muda para o visitante",
  noChanges: "Nada muda para o visitante.",
  found: "O que a conferência encontrou",
  right: "A conferência não encontrou nenhum erro.",
  fault: "A conferência não chegou ao fim: veja a página desta execução.",
  kinds: { error: "erro", warning: "aviso", note: "nota" },
  more: (/** @type {number} */ count) => `… e mais ${count}.`,
  preview: (/** @type {string} */ address) =>
    `O site desta proposta, em um arquivo para abrir no navegador: <a href="${address}">página da execução</a>, em Artifacts, previa.`,
};

/**
 * The number of the pull request; `undefined` if the text is not a number.
 *
 * @param {string} text of the file `number`
 */
export function parsePullRequestNumber(text) {
  return /^([1-9]\d{0,8})\r?\n?$/.exec(text)?.[1];
}

/**
 * The comment. Each sentence is in `<code>`, so GitHub turns no part of it into a link, a picture
 * or a mention.
 *
 * @param {{ check?: unknown; changes?: unknown; runPage?: string }} said the parsed answers of
 *   `--json`, which may be anything
 */
export function formatComment({ check, changes, runPage = "" }) {
  const sentences = getListField(changes, "changes").flatMap((each) =>
    getListField(each, "sentences"),
  );
  const parts = ["<!-- prelo -->"];
  if (changes !== undefined)
    parts.push(
      ...(sentences.length > 0 ? formatSection(words.changes, sentences) : [words.noChanges]),
    );
  const found = getListField(check, "diagnostics").map(formatDiagnostic);
  parts.push(...formatCheckResult(check, found));
  if (/^https:\/\/github\.com\/[\w./-]+$/.test(runPage)) parts.push(words.preview(runPage));
  return `${parts.join("\n\n")}\n`;
}

/** @param {unknown} check @param {string[]} found */
function formatCheckResult(check, found) {
  if (found.length > 0) return formatSection(words.found, found);
  return [getField(check, "ok") === true ? words.right : words.fault];
}

/** @param {unknown} found */
function formatDiagnostic(found) {
  const text = (/** @type {string} */ name) => String(getField(found, name) ?? "");
  const kind = words.kinds[/** @type {"error"} */ (text("severity"))] ?? words.kinds.error;
  return `${text("file")}:${text("line")} (${kind}) ${text("message")}`;
}

/** @param {string} title @param {unknown[]} lines */
function formatSection(title, lines) {
  const shown = lines
    .slice(0, mostLines)
    .map((line) => `<li><code>${escapeLine(line)}</code></li>`);
  const more = lines.length - shown.length;
  if (more > 0) shown.push(`<li>${words.more(more)}</li>`);
  return [`### ${title}`, `<ul>\n${shown.join("\n")}\n</ul>`];
}

/**
 * Escapes a text for HTML and puts it on one line, without control characters. Cuts it after
 * `longest` characters.
 *
 * @param {unknown} text
 */
function escapeLine(text) {
  const line = String(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const signs = [...line];
  const shown = signs.length > longest ? `${signs.slice(0, longest).join("")}…` : line;
  return shown.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** @param {unknown} value @param {string} name @returns {unknown[]} */
function getListField(value, name) {
  const list = getField(value, name);
  return Array.isArray(list) ? list : [];
}

/** @param {unknown} value @param {string} name @returns {unknown} */
function getField(value, name) {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? /** @type {Record<string, unknown>} */ (value)[name]
    : undefined;
}

/** @param {string} folder @param {string} name */
function readSmallFile(folder, name) {
  const file = join(folder, name);
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= mostBytes ? readFileSync(file, "utf8") : undefined;
}

/** @param {string} folder @param {string} name @returns {unknown} */
function readJsonFile(folder, name) {
  try {
    const text = readSmallFile(folder, name);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} folder @param {string} [flag] */
function main(folder, flag) {
  if (flag === "--number") {
    const number = parsePullRequestNumber(readSmallFile(folder, "number") ?? "");
    if (number === undefined) process.exitCode = 1;
    else process.stdout.write(number);
    return;
  }
  const [check, changes] = [
    readJsonFile(folder, "check.json"),
    readJsonFile(folder, "changes.json"),
  ];
  process.stdout.write(formatComment({ check, changes, runPage: process.env.RUN_PAGE }));
}

const [, started = "", folder = "", flag] = process.argv;
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) main(folder, flag);
