import type { Schema } from "../../content/schema/schemas.ts";
import type { Diagnostic, Edit } from "../../text/diagnostic.ts";
import { chatHead } from "../../text/rules/chat-head.ts";
import { isProse } from "../prose/is-prose.ts";
import type { Subject } from "../shape/subject.ts";
import { tableRows } from "./body-tables.ts";
import { linesWithin } from "./lines-within.ts";
import { lostBreaks } from "./lost-breaks.ts";
import {
  code,
  invisibleSign,
  linkMarks,
  marksInPlain,
  openBlank,
  openStars,
  picture,
} from "./odd-marks.ts";
import {
  angleAddress,
  bareAddress,
  chatMarks,
  excelError,
  fillerText,
  headingInLine,
  oddAmount,
  partedWord,
  pastedNumbers,
} from "./pasted-marks.ts";
import type { Written } from "./written-text.ts";

type Finder = (written: Written) => Diagnostic | undefined;

// A text without any of these signs is passed quickly.
const maybeOdd =
  /[[\]*`#•●▪◦‣–\uf000-\uf0ff➢➤✓✔☑☐■□|\\\n\t\u00ad\u200b\u200c\u2060_~<]|\d[:h]\d|:\/\/|X{4}|ipsum|\d,\d{3}/;

/**
 * Signs that a visitor would read and that nobody meant: a remark inside of a text, bullets, tabs and
 * invisible signs of other programs, marks that miss their partner, marks in a text that takes none.
 */
export function visibleSigns(subject: Subject, path: string): Diagnostic | undefined {
  const range = subject.parsed.rangeAt(path);
  const text = subject.parsed.text.slice(range.start, range.end);
  if (!maybeOdd.test(text)) return undefined;
  const node = subject.node(path);
  if (!isProse(node) || /^["']?=/.test(text)) return undefined;
  const before = subject.parsed.text.slice(Math.max(0, range.start - 200), range.start);
  const isBlock = /[|>][-+\d]*[ \t]*(?:#.*)?[\r\n]\s*$/.test(before);
  const written = { subject, path, text, start: range.start, isBlock };
  for (const find of findersFor(node)) {
    const found = find(written);
    if (found) return found;
  }
  return undefined;
}

function findersFor({ markup }: Schema): readonly Finder[] {
  const pasted = [excelError, angleAddress, chatMarks, fillerText, oddAmount, partedWord];
  if (markup === undefined) {
    return [invisibleSign, pastedChat, pastedBullets, marksInPlain, headingInLine, ...pasted];
  }
  const lines =
    markup === "body" ? [gluedHeading, pastedTable, tableRows, pastedNumbers] : [headingInLine];
  return [
    invisibleSign,
    lostBreaks,
    pastedChat,
    remark,
    ...lines,
    pastedBullets,
    openBlank,
    linkMarks,
    picture,
    code,
    openStars,
    ...pasted,
    bareAddress,
  ];
}

/** The hour and the name that a chat program puts before a message. */
function pastedChat({ subject, path, text, start }: Written): Diagnostic | undefined {
  const found = chatHead(text);
  if (!found) return undefined;
  const range = { start: start + found.start, end: start + found.end };
  const head = text.slice(found.start, found.end).trim();
  const edits = [{ ...range, text: "" }];
  return subject.diagnose("pasted-chat", path, { head }, { range, edits, severity: "warning" });
}

/** Remarks have no place below a | or >: there "#" is a letter like any other. */
function remark({ subject, path, text, start, isBlock }: Written): Diagnostic | undefined {
  if (!isBlock || !/^[ \t]*# *[^\s#]/m.test(text)) return undefined;
  const line = linesWithin(text, start).find((each) => /^\s*# *[^\s#]/.test(each.text));
  const isBody = subject.node(path).markup === "body";
  if (!line || (isBody && !/^\s*# /.test(line.text))) return undefined;
  const from = line.start + line.text.search(/#/);
  const range = { start: from, end: line.end };
  const details = { text: line.text.trim(), isBody };
  return subject.diagnose("remark-in-text", path, details, { range, severity: "warning" });
}

/** A heading whose marks have no space behind them. */
function gluedHeading({ subject, path, text, start }: Written): Diagnostic | undefined {
  if (!/^[ \t]*#{2,6}[^\s#]/m.test(text)) return undefined;
  const line = linesWithin(text, start).find((each) => /^\s*#{2,6}[^\s#]/.test(each.text));
  if (!line) return undefined;
  const [marks = ""] = /^\s*#+/.exec(line.text) ?? [];
  const end = line.start + marks.length;
  const edits = [{ start: end, end, text: " " }];
  const range = { start: end - marks.trim().length, end };
  const details = { marks: marks.trim() };
  return subject.diagnose("glued-heading", path, details, { range, edits, severity: "warning" });
}

// In order: of any program, of the fonts of word processors, of a text beside a tab.
const bullet = /^(\s*)([•●▪◦‣]|[\uf000-\uf0ff]|[➢➤✓✔☑☐■□](?=[ \t])|[·o§](?=\t))[ \t\u00a0]*(?=\S)/;
const enDash = /^(\s*)(–)[ \t\u00a0]+(?=\S)/;
const anyDash = /^(\s*)([–-])[ \t\u00a0]+(?=\S)/;

const maybeBullet = /[•●▪◦‣–\uf000-\uf0ff➢➤✓✔☑☐■□]|^[^\S\n\r]*[·o§]\t/m;
const maybeDash = /^[^\S\n\r]*-/m;

/** Signs of a list as word processors write them. */
function pastedBullets({ subject, path, text, start, isBlock }: Written): Diagnostic | undefined {
  const isBody = subject.node(path).markup === "body";
  if (!maybeBullet.test(text) && (isBody || !maybeDash.test(text))) return undefined;
  const lines = linesWithin(text, start);
  const dash = isBody ? enDash : anyDash;
  const dashed = lines.filter((line) => dash.test(line.text));
  const found = [
    ...lines.filter((line) => bullet.test(line.text)),
    ...(dashed.length > 1 ? dashed : []),
  ];
  const [first] = found;
  if (!first) return undefined;
  const places = found.map((line) => {
    const [all = "", space = "", sign = ""] = bullet.exec(line.text) ?? dash.exec(line.text) ?? [];
    return { start: line.start + space.length, end: line.start + all.length, sign };
  });
  const isList = isBlock && isBody;
  const edits = isList ? places.map(({ start, end }) => ({ start, end, text: "- " })) : undefined;
  const [{ sign, ...range } = { sign: "", start, end: start }] = places;
  // A letter of another font has no shape of its own.
  const details = { sign: /[\uf000-\uf0ff]/.test(sign) ? "▯" : sign, isList };
  return subject.diagnose("pasted-bullet", path, details, { range, edits, severity: "warning" });
}

/** Rows of a spreadsheet: their tabs would be spaces. */
function pastedTable({ subject, path, text, start }: Written): Diagnostic | undefined {
  if (!text.includes("\t")) return undefined;
  const lines = linesWithin(text, start);
  const at = lines.findIndex(
    (line, index) => isRow(line.text) && isRow(lines[index + 1]?.text ?? ""),
  );
  const first = lines[at];
  if (!first) return undefined;
  const end = lines.findIndex((line, index) => index > at && !isRow(line.text));
  const rows = lines.slice(at, end < 0 ? undefined : end);
  const edits = rows.map((row, index) => rowEdit(row, index === 0));
  const range = { start: first.start + first.text.search(/\S/), end: first.end };
  return subject.diagnose("pasted-table", path, {}, { range, edits, severity: "warning" });
}

// A number or a sign before the first tab begins an item of a list.
function isRow(text: string): boolean {
  return /\S\t+\S/.test(text) && !/^\s*(?:\w{1,2}[.)]|[-*•●▪◦‣·§])\t+[^\t]*$/.test(text);
}

function rowEdit(
  { start, end, text }: { start: number; end: number; text: string },
  isHead: boolean,
): Edit {
  const indent = /^\s*/.exec(text)?.[0] ?? "";
  const cells = text
    .trim()
    .split(/\t/)
    .map((cell) => cell.trim());
  const marks = isHead ? `\n${indent}|${cells.map(() => "---|").join("")}` : "";
  return { start: start + indent.length, end, text: `| ${cells.join(" | ")} |${marks}` };
}
