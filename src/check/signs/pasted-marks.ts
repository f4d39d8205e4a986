import type { Diagnostic } from "../../text/diagnostic.ts";
import type { CheckCode, DetailsOf } from "../diagnose.ts";
import { linesWithin } from "./lines-within.ts";
import type { Written } from "./written-text.ts";

const warning = { severity: "warning" } as const;

/** Tells of the first part of a text that a pattern finds. */
function tellPart<Code extends CheckCode>(
  { subject, path, start }: Written,
  code: Code,
  found: RegExpExecArray | null,
  showing: { details: (text: string) => DetailsOf<Code>; instead?: string },
): Diagnostic | undefined {
  if (!found) return undefined;
  const range = { start: start + found.index, end: start + found.index + found[0].length };
  const { details, instead } = showing;
  const edits = instead === undefined ? undefined : [{ ...range, text: instead }];
  return subject.diagnose(code, path, details(found[0]), { ...warning, range, edits });
}

const chatMark =
  /(?<![\p{L}\p{N}_~/=?&.-])(_{1,2}|~{1,2})(?=[^\s_~])([^_~\n]{0,80}[^\s_~])\1(?![\p{L}\p{N}_~/])/u;

/** Emphasis as chat programs write it. */
export function chatMarks(written: Written): Diagnostic | undefined {
  const found = /[_~]/.test(written.text) ? chatMark.exec(written.text) : null;
  const [, sign = "", words = ""] = found ?? [];
  const stars = sign === "_" ? "*" : "**";
  const takesStars = written.subject.node(written.path).markup !== undefined;
  const instead = takesStars && sign.startsWith("_") ? stars + words + stars : undefined;
  return tellPart(written, "chat-marks", found, { details: (text) => ({ text }), instead });
}

/** The marks of a heading in a text that has none. */
export function headingInLine(written: Written): Diagnostic | undefined {
  const found = written.text.includes("##")
    ? /#{2,6}(?<=^["']?[ \t]*#{2,6}) +(?=\S)/m.exec(written.text)
    : null;
  const details = (text: string) => ({ marks: text.trim() });
  return tellPart(written, "heading-in-line", found, { details, instead: "" });
}

/** What a spreadsheet shows where a formula failed. */
export function excelError(written: Written): Diagnostic | undefined {
  const pattern = /#(?:REF!|N\/[DA]\b|VALOR!|VALUE!|DIV\/0!|NOME\?|NAME\?|N[ÚU]M!|NULO!)/;
  const found = written.text.includes("#") ? pattern.exec(written.text) : null;
  return tellPart(written, "excel-error", found, { details: (text) => ({ text }) });
}

/** An address as mail programs put it behind its words. */
export function angleAddress(written: Written): Diagnostic | undefined {
  const found = written.text.includes("<") ? angleAddressIn(written.text) : null;
  return tellPart(written, "angle-address", found, { details: (text) => ({ text }) });
}

/** The first one. Only up to the last bracket of a word: without one, each beginning would read to the end of the word. */
function angleAddressIn(text: string): RegExpExecArray | null {
  for (const word of text.matchAll(/\S+/g)) {
    const closed = word[0].slice(0, word[0].lastIndexOf(">") + 1);
    const found = /<(?:mailto:|https?:\/\/|tel:)[^>\s]+>/i.exec(closed);
    if (found) return Object.assign(found, { index: word.index + found.index });
  }
  return null;
}

const filler = /lorem ipsum|(?<![\p{L}\p{N}])X{4,}(?:-X+)?(?![\p{L}\p{N}])/iu;

/** Words that hold the place of others; what shows how a field is filled in may be one. */
export function fillerText(written: Written): Diagnostic | undefined {
  if (!/ipsum|XXXX/i.test(written.text) || /\/(?:placeholder|example)$/.test(written.path))
    return undefined;
  return tellPart(written, "filler-text", filler.exec(written.text), {
    details: (text) => ({ text }),
  });
}

/** An amount as spreadsheets in English write it. */
export function oddAmount(written: Written): Diagnostic | undefined {
  const found = /R\$ ?\d{1,3}(?:,\d{3})+\.\d{2}(?!\d)/.exec(written.text);
  return tellPart(written, "odd-amount", found, { details: (text) => ({ text }) });
}

/** An address that stands in a text by itself; a document is printed, and may well have it. */
export function bareAddress(written: Written): Diagnostic | undefined {
  const { text, subject } = written;
  if (!text.includes("://") || /^(?:document|spreadsheet)\.json$/.test(subject.schemaId))
    return undefined;
  const found = /(?<![([<"'\w/:])https?:\/\/[^\s)\]>"']*[^\s)\]>"'.,;:!?]/.exec(text);
  const isLabel = found && /^[^\n[]*\]\(/.test(text.slice(found.index));
  return tellPart(written, "bare-address", isLabel ? null : found, {
    details: (address) => ({ address }),
  });
}

/** A word that parted at the end of a printed line. "pré- e pós-venda" is right. */
export function partedWord(written: Written): Diagnostic | undefined {
  const found = /-[ \t]*\r?\n/.test(written.text)
    ? /(?<!\p{L})\p{L}+\p{Ll}-[ \t]*\r?\n[ \t]*(?!(?:e|ou|a|à)\s)\p{Ll}+/u.exec(written.text)
    : null;
  return tellPart(written, "parted-word", found, {
    details: (text) => ({ shown: text.replace(/\s+/g, " ") }),
  });
}

const numbered = /^(\s*)(?:(\d{1,2}) ?[-–]|[a-h]\))[ \t]+(?=\S)/;

/** Items as word processors number them. */
export function pastedNumbers({
  subject,
  path,
  text,
  start,
  isBlock,
}: Written): Diagnostic | undefined {
  if (!isBlock || !/^[^\S\n]*(?:\d{1,2} ?[-–]|[a-h]\)) /m.test(text)) return undefined;
  const lines = linesWithin(text, start);
  const at = lines.findIndex(
    (line, index) => numbered.test(line.text) && numbered.test(lines[index + 1]?.text ?? ""),
  );
  if (at < 0) return undefined;
  const end = lines.findIndex((line, index) => index > at && !numbered.test(line.text));
  const places = lines.slice(at, end < 0 ? undefined : end).map((line) => {
    const [all = "", space = "", number] = numbered.exec(line.text) ?? [];
    return { start: line.start + space.length, end: line.start + all.length, number };
  });
  const isMendable = places.every(({ number }) => number !== undefined);
  const edits = isMendable
    ? places.map(({ start: from, end: to, number }) => ({
        start: from,
        end: to,
        text: `${number}. `,
      }))
    : undefined;
  const [{ number: _, ...range } = { start, end: start, number: undefined }] = places;
  const sign = text.slice(range.start - start, range.end - start).trim();
  return subject.diagnose(
    "pasted-numbers",
    path,
    { sign, isMendable },
    { ...warning, range, edits },
  );
}
