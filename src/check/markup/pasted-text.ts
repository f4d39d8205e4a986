import type {
  CheckDiagnosticCode,
  CheckDiagnosticDetails,
} from "../diagnostics/create-diagnostic.ts";
import {
  createFinding,
  type FieldSourceText,
  type Finding,
  findPatternMatches,
  groupLineRuns,
} from "./findings.ts";

/** Creates a finding for each match of a pattern. */
function* createFindingsForMatches<Code extends CheckDiagnosticCode>(
  written: FieldSourceText,
  code: Code,
  pattern: RegExp,
  {
    details,
    instead,
  }: { details: (text: string) => CheckDiagnosticDetails<Code>; instead?: string },
): Generator<Finding> {
  for (const { words, range } of findPatternMatches(written, pattern)) {
    const edits = instead === undefined ? undefined : [{ ...range, text: instead }];
    yield createFinding(written, code, details(words), { range, edits });
  }
}

const chatMarkPattern =
  /(?<![\p{L}\p{N}_~/=?&.\\-])(_{1,2}|~{1,2})(?=[^\s_~])([^_~\n]{0,80}[^\s_~])\1(?![\p{L}\p{N}_~/])/gu;

/** Finds emphasis in the notation of chat programs. */
export function* findChatMarkup(written: FieldSourceText): Generator<Finding> {
  if (!/[_~]/.test(written.text)) return;
  const takesStars = written.subject.node(written.path).markup !== undefined;
  for (const { found, words, range } of findPatternMatches(written, chatMarkPattern)) {
    const [, sign = "", inner = ""] = found;
    const stars = sign === "_" ? "*" : "**";
    const isMendable = takesStars && sign.startsWith("_");
    const edits = isMendable ? [{ ...range, text: stars + inner + stars }] : undefined;
    yield createFinding(written, "chat-marks", { text: words }, { range, edits });
  }
}

/** Finds heading marks in a text that cannot have headings. */
export function* findHeadingMarkup(written: FieldSourceText): Generator<Finding> {
  if (!written.text.includes("##")) return;
  const pattern = /#{2,6}(?<=^["']?[ \t]*#{2,6}) +(?=\S)/gm;
  const details = (text: string) => ({ marks: text.trim() });
  yield* createFindingsForMatches(written, "heading-in-line", pattern, { details, instead: "" });
}

const textDetails = { details: (text: string) => ({ text }) };

/**
 * Finds the texts that a spreadsheet shows if a formula fails, or if a number is wider than its
 * column.
 */
export function* findSpreadsheetErrors(written: FieldSourceText): Generator<Finding> {
  const pattern =
    /#(?:REF!|N\/[DA]\b|VALOR!|VALUE!|DIV\/0!|NOME\?|NAME\?|N[ÚU]M!|NULO!)|(?<=\S[ \t|]{1,20})#{5,}(?=[ \t]*(?:["'|\n\r]|$))/g;
  if (written.text.includes("#"))
    yield* createFindingsForMatches(written, "excel-error", pattern, textDetails);
}

/**
 * Finds addresses in angle brackets, as mail programs write them after a name. Searches each word
 * only up to its last bracket. Without a bracket, each match attempt would scan to the end of the
 * word.
 */
export function* findAngleAddresses(written: FieldSourceText): Generator<Finding> {
  const { text, start, subject, path } = written;
  if (!text.includes("<")) return;
  const takesLinks = subject.node(path).markup !== undefined;
  for (const word of text.matchAll(/\S+/g)) {
    const closed = word[0].slice(0, word[0].lastIndexOf(">") + 1);
    const place = { text: closed, start: start + word.index };
    for (const { words, range } of findPatternMatches(place, anglePattern)) {
      const instead = takesLinks ? toMarkdownLink(words.slice(1, -1)) : undefined;
      const edits = instead === undefined ? undefined : [{ ...range, text: instead }];
      yield createFinding(written, "angle-address", { text: words }, { range, edits });
    }
  }
}

const anglePattern = /<(?:mailto:|https?:\/\/|tel:)[^>\s]+>|<[\w.+-]{1,64}@[\w-][\w.-]{0,250}>/gi;

/**
 * Returns a link with the address as its label. Returns `undefined` if the address has characters
 * that break a link.
 */
function toMarkdownLink(address: string): string | undefined {
  if (/[()[\]\\<"']/.test(address)) return undefined;
  const words = address.replace(/^(?:mailto:|tel:|https?:\/\/)|\/$/gi, "");
  return `[${words}](${/^[\w.+-]+@/.test(address) ? "mailto:" : ""}${address})`;
}

const fillerPattern =
  /[Ll]orem [Ii]psum|LOREM IPSUM|(?<![\p{L}\p{N}])(?:X{4,}(?:-X+)?|x{4,12}(?:-x+)?)(?![\p{L}\p{N}])/gu;

/** Finds filler text, except in placeholders and examples of form fields. */
export function* findFillerText(written: FieldSourceText): Generator<Finding> {
  if (!/ipsum|XXXX/i.test(written.text) || /\/(?:placeholder|example)$/.test(written.path)) return;
  yield* createFindingsForMatches(written, "filler-text", fillerPattern, textDetails);
}

/** Finds amounts in reais in English notation: "R$ 1,234.50". */
export function findEnglishNotationReais(written: FieldSourceText): Iterable<Finding> {
  return createFindingsForMatches(
    written,
    "odd-amount",
    /R\$ ?\d{1,3}(?:,\d{3})+\.\d{2}(?!\d)/g,
    textDetails,
  );
}

/**
 * Finds URLs outside of links. Documents and spreadsheets may have them, since they are printed.
 */
export function* findBareUrls(written: FieldSourceText): Generator<Finding> {
  const { text, subject } = written;
  if (!text.includes("://") || /^(?:document|spreadsheet)\.json$/.test(subject.schemaId)) return;
  const pattern = /(?<![([<"'\w/:])https?:\/\/[^\s)\]>"']*[^\s)\]>"'.,;:!?]/g;
  for (const { found, words, range } of findPatternMatches(written, pattern)) {
    // Link labels are short, so 500 characters are enough.
    const isLabel = /^[^\n[]*\]\(/.test(text.slice(found.index, found.index + 500));
    if (!isLabel) yield createFinding(written, "bare-address", { address: words }, { range });
  }
}

/** Finds words that were hyphenated at the end of a printed line. "pré- e pós-venda" is correct. */
export function* findWordsSplitAcrossLines(written: FieldSourceText): Generator<Finding> {
  if (!/-[ \t]*\r?\n/.test(written.text)) return;
  const pattern = /(?<!\p{L})\p{L}+\p{Ll}-[ \t]*\r?\n[ \t]*(?!(?:e|ou|a|à)\s)\p{Ll}+/gu;
  const details = (text: string) => ({ shown: text.replace(/\s+/g, " ") });
  yield* createFindingsForMatches(written, "parted-word", pattern, { details });
}

const numberedItem = /^(\s*)(?:(\d{1,2}) ?[-–]|[a-h]\))[ \t]+(?=\S)/;

/** Finds list numbers of word processors. A list is one finding. */
export function* findPastedListNumbers(written: FieldSourceText): Generator<Finding> {
  const { text, isBlock } = written;
  if (!isBlock || !/^[^\S\n]*(?:\d{1,2} ?[-–]|[a-h]\)) /m.test(text)) return;
  for (const { run } of groupLineRuns(written.lines(), (line) => numberedItem.test(line.text))) {
    if (run.length < 2) continue;
    const places = run.map((line) => {
      const [all = "", space = "", number] = numberedItem.exec(line.text) ?? [];
      const sign = all.trim();
      return { start: line.start + space.length, end: line.start + all.length, number, sign };
    });
    const [first] = places;
    if (!first) continue;
    const isMendable = places.every(({ number }) => number !== undefined);
    const edits = isMendable
      ? places.map(({ start, end, number }) => ({ start, end, text: `${number}. ` }))
      : undefined;
    const range = { start: first.start, end: first.end };
    const details = { sign: first.sign, isMendable };
    yield createFinding(written, "pasted-numbers", details, { range, edits, claims: places });
  }
}
