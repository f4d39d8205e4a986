import { locationStrings } from "#lang/check/diagnostics/strings";
import { isProseField } from "../../model/schema/is-prose.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import type { Diagnostic, Edit } from "../../yaml/diagnostic.ts";
import { findPastedChatPrefix } from "../../yaml/errors/pasted-chat-prefix.ts";
import type { Line } from "../../yaml/lines.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { maximumPerKind } from "../diagnostics/group-similar-warnings.ts";
import {
  findBrokenLinkMarkup,
  findInlineCode,
  findInvisibleCharacters,
  findMarkupInPlainText,
  findMisplacedPictures,
  findUnbalancedPlaceholders,
  findUnpairedStarMarkup,
} from "./broken-markup.ts";
import { findBrokenTableRows } from "./broken-tables.ts";
import { ClaimedRanges } from "./claimed-ranges.ts";
import { findForeignMarkup, findWikiTables } from "./find-foreign-markup.ts";
import {
  createFinding,
  createLazyLineSplitter,
  type FieldSourceText,
  type Finding,
  type FindingScanner,
  groupLineRuns,
} from "./findings.ts";
import { findFoldedLines } from "./folded-lines.ts";
import {
  findContainerBlocks,
  findFencedCode,
  findForeignLineMarkup,
  findFormulaBlocks,
  findMultiLineMarkup,
} from "./foreign-block-markup.ts";
import { findHtmlComments, findHtmlEntities, findHtmlTags } from "./html/html-markup.ts";
import {
  findAngleAddresses,
  findBareUrls,
  findChatMarkup,
  findEnglishNotationReais,
  findFillerText,
  findHeadingMarkup,
  findPastedListNumbers,
  findSpreadsheetErrors,
  findWordsSplitAcrossLines,
} from "./pasted-text.ts";

// A quick test: a text that does not match has no findings.
const quickTest =
  /[[\]*`#•●▪◦‣–\uf000-\uf0ff➢➤✓✔☑☐■□|\\\n\t\u00ad\u200b\u200c\u2060_~<&{$^【\ue200%\ufffc\u2800´¨˜ˆ¸\ud835]|Erro|\d[:h]\d|:\/\/|X{4}|ipsum|\d,\d{3}|==|'''|:[a-z]|turn\d|''|\.{5}/;

// A value of one word is written in the file as it is read, so the file need not be searched for it.
const oneWord = /^[A-Za-z\d-]+$/;

/**
 * Finds characters that visitors would see although the author did not intend them: markup of other
 * programs, comments inside a text, tabs, invisible characters, unpaired marks, and markup in a
 * plain-text field.
 *
 * @param path the JSON Pointer to the text
 * @param value the text as YAML reads it
 * @returns the diagnostics in text order
 */
export function checkUnintendedMarkup(
  subject: FileWithSchema,
  path: string,
  value: string,
): Diagnostic[] {
  if (oneWord.test(value) && !quickTest.test(value)) return [];
  const range = subject.parsed.rangeAt(path);
  const text = subject.parsed.text.slice(range.start, range.end);
  if (!quickTest.test(text)) return [];
  const node = subject.node(path);
  if (!isProseField(node) || /^["']?=(?!=)/.test(text)) return [];
  const before = subject.parsed.text.slice(Math.max(0, range.start - 200), range.start);
  const isBlock = /[|>][-+\d]*[ \t]*(?:#.*)?[\r\n]\s*$/.test(before);
  const isBody = node.markup === "body";
  const lines = createLazyLineSplitter(text, range.start);
  const written = { subject, path, text, start: range.start, isBlock, isBody, lines };
  return runScanners(written, selectScanners(node)).sort((a, b) => a.range.start - b.range.start);
}

/** Runs the scanners in order. Drops each finding that overlaps an earlier one. */
function runScanners(written: FieldSourceText, finders: readonly FindingScanner[]): Diagnostic[] {
  const { start, text } = written;
  const claimed = new ClaimedRanges(start, text.length);
  const kinds = new Map<string, Finding[]>();
  for (const found of finders.flatMap((find) => [...find(written)])) {
    if (!claimed.claim(found.claims)) continue;
    const alike = kinds.get(found.kind);
    if (alike) alike.push(found);
    else kinds.set(found.kind, [found]);
  }
  return [...kinds.values()].flatMap(diagnoseFirstFindings);
}

/**
 * Returns diagnostics for the first `maximumPerKind` findings of a kind. The last message gives the
 * number of further ones.
 */
function diagnoseFirstFindings(alike: readonly Finding[]): Diagnostic[] {
  const told = alike.slice(0, maximumPerKind).map((each) => each.diagnose());
  const last = told.at(-1);
  const others = alike.length - told.length;
  if (last && others > 0) last.message += ` ${locationStrings.more(others)}`;
  return told;
}

function selectScanners({ markup }: Schema): readonly FindingScanner[] {
  const first = [
    findInvisibleCharacters,
    findFoldedLines,
    findPastedChatPrefixes,
    findHtmlComments,
    findFencedCode,
    findAngleAddresses,
    findHtmlTags,
  ];
  const last = [
    findSpreadsheetErrors,
    findChatMarkup,
    findFillerText,
    findEnglishNotationReais,
    findWordsSplitAcrossLines,
    findHtmlEntities,
  ];
  if (markup === undefined) {
    return [
      ...first,
      findPastedBullets,
      findMarkupInPlainText,
      findHeadingMarkup,
      findForeignMarkup,
      ...last,
    ];
  }
  const lines =
    markup === "body"
      ? [
          findWikiTables,
          findContainerBlocks,
          findFormulaBlocks,
          findMultiLineMarkup,
          findHeadingsWithoutSpace,
          findPastedTables,
          findBrokenTableRows,
          findPastedListNumbers,
        ]
      : [findHeadingMarkup];
  return [
    ...first,
    findYamlCommentsInText,
    ...lines,
    findForeignLineMarkup,
    findPastedBullets,
    findUnbalancedPlaceholders,
    findBrokenLinkMarkup,
    findMisplacedPictures,
    findForeignMarkup,
    findInlineCode,
    findUnpairedStarMarkup,
    ...last,
    findBareUrls,
  ];
}

/** Finds the time and the name that a chat program puts before each message. */
function* findPastedChatPrefixes(written: FieldSourceText): Generator<Finding> {
  const { text, start } = written;
  if (!findPastedChatPrefix(text)) return;
  for (const line of written.lines()) {
    const found = findPastedChatPrefix(line.text);
    if (!found) continue;
    const range = { start: line.start + found.start, end: line.start + found.end };
    const head = text.slice(range.start - start, range.end - start).trim();
    yield createFinding(
      written,
      "pasted-chat",
      { head },
      { range, edits: [{ ...range, text: "" }] },
    );
  }
}

/**
 * Finds lines that were meant as YAML comments but are inside a block scalar ("|" or ">"), where
 * "#" is an ordinary character.
 */
function* findYamlCommentsInText(written: FieldSourceText): Generator<Finding> {
  const { text, isBlock, isBody } = written;
  if (!isBlock || !/^[ \t]*# *[^\s#]/m.test(text)) return;
  const pattern = isBody ? /^\s*# +[^\s#]/ : /^\s*# *[^\s#]/;
  for (const line of written.lines()) {
    if (!pattern.test(line.text)) continue;
    const range = { start: line.start + line.text.search(/#/), end: line.end };
    const claims = [{ start: range.start, end: range.start + 1 }];
    yield createFinding(
      written,
      "remark-in-text",
      { text: line.text.trim(), isBody },
      { range, claims },
    );
  }
}

/** Finds headings without a space after their marks. */
function* findHeadingsWithoutSpace(written: FieldSourceText): Generator<Finding> {
  if (!/^[ \t]*#{2,6}[^\s#]/m.test(written.text)) return;
  for (const line of written.lines()) {
    const [marks = ""] = /^\s*#{2,6}(?=[^\s#])/.exec(line.text) ?? [];
    if (marks === "") continue;
    const end = line.start + marks.length;
    const range = { start: end - marks.trim().length, end };
    const edits = [{ start: end, end, text: " " }];
    yield createFinding(written, "glued-heading", { marks: marks.trim() }, { range, edits });
  }
}

// In order: common bullets, characters of symbol fonts, dingbats before a space, letters before a
// tab.
const bulletPattern =
  /^(\s*)([•●▪◦‣]|[\uf000-\uf0ff]|[➢➤✓✔☑☐■□](?=[ \t])|[·o§](?=\t))[ \t\u00a0]*(?=\S)/;
const enDashPattern = /^(\s*)(–)[ \t\u00a0]+(?=\S)/;
const dashPattern = /^(\s*)([–-])[ \t\u00a0]+(?=\S)/;

const bulletQuickTest = /[•●▪◦‣–\uf000-\uf0ff➢➤✓✔☑☐■□]|^[^\S\n\r]*[·o§]\t/m;
const dashQuickTest = /^[^\S\n\r]*-/m;

/** Finds list bullets of word processors. A list is one finding. */
function* findPastedBullets(written: FieldSourceText): Generator<Finding> {
  const { text, isBody, isBlock } = written;
  if (!bulletQuickTest.test(text) && (isBody || !dashQuickTest.test(text))) return;
  const dash = isBody ? enDashPattern : dashPattern;
  const lines = written.lines();
  const dashes = lines.filter((line) => dash.test(line.text)).length;
  const isItem = ({ text: line }: Line) =>
    bulletPattern.test(line) || (dashes > 1 && dash.test(line));
  for (const run of groupItemRuns(lines, isItem)) {
    const places = run.map((line) => {
      const [all = "", space = "", sign = ""] =
        bulletPattern.exec(line.text) ?? dash.exec(line.text) ?? [];
      return { start: line.start + space.length, end: line.start + all.length, sign };
    });
    const [first] = places;
    if (!first) continue;
    const isList = isBlock && isBody;
    const edits = isList ? places.map(({ start, end }) => ({ start, end, text: "- " })) : undefined;
    const range = { start: first.start, end: first.end };
    // Private-use characters have glyphs only in their own font.
    const details = { sign: /[\uf000-\uf0ff]/.test(first.sign) ? "▯" : first.sign, isList };
    yield createFinding(written, "pasted-bullet", details, { range, edits, claims: places });
  }
}

/** Groups consecutive list items. Blank lines between them do not end a list. */
function* groupItemRuns(
  lines: readonly Line[],
  isItem: (line: Line) => boolean,
): Generator<Line[]> {
  let run: Line[] = [];
  for (const line of lines) {
    if (isItem(line)) run.push(line);
    else if (line.text.trim() !== "" && run.length > 0) {
      yield run;
      run = [];
    }
  }
  if (run.length > 0) yield run;
}

/** Finds rows of a spreadsheet. Their tabs would become spaces. */
function* findPastedTables(written: FieldSourceText): Generator<Finding> {
  if (!written.text.includes("\t")) return;
  for (const { run } of groupLineRuns(written.lines(), ({ text }) => isTabbedRow(text))) {
    if (run.length < 2) continue;
    const [first, second = first] = run;
    // The first line of a text may lack the indentation that all other lines have.
    const indent = /^\s*/.exec(second.text)?.[0] ?? "";
    const edits = run.map((row, index) =>
      createTableRowEdit(row, index === 0 ? indent : undefined),
    );
    const range = { start: first.start + first.text.search(/\S/), end: first.end };
    // Claims only the tabs, since cells may have findings of their own.
    const claims = run.flatMap(({ text, start }) =>
      [...text.matchAll(/\t+/g)].map((tabs) => {
        const from = start + tabs.index;
        return { start: from, end: from + tabs[0].length };
      }),
    );
    yield createFinding(written, "pasted-table", {}, { range, edits, claims });
  }
}

// If a number or a bullet precedes the only tab, the line is a list item.
function isTabbedRow(text: string): boolean {
  return /\S\t+\S/.test(text) && !/^\s*(?:\w{1,2}[.)]|[-*•●▪◦‣·§o])\t+[^\t]*$/.test(text);
}

/**
 * Creates the edit that converts a line with tabs to a table row.
 *
 * @param below the indentation of the separator line; only given for the header row
 */
function createTableRowEdit({ start, end, text }: Line, below?: string): Edit {
  const indent = /^\s*/.exec(text)?.[0] ?? "";
  const cells = text
    .trim()
    .split(/\t/)
    .map((cell) => cell.trim());
  const marks = below === undefined ? "" : `\n${below}|${cells.map(() => "---|").join("")}`;
  return { start: start + indent.length, end, text: `| ${cells.join(" | ")} |${marks}` };
}
