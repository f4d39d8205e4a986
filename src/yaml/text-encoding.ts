import { createDiagnostic } from "./create-diagnostic.ts";
import type { Diagnostic, Edit } from "./diagnostic.ts";

/** Decoded text of a file, with its encoding problem if there is one. */
export interface DecodedText {
  text: string;
  problem?: { code: "encoding" | "byte-order"; offset: number };
}

const utf8 = new TextDecoder("utf-8");

/**
 * Decodes the bytes of a file as UTF-8. If they are UTF-16 or Windows-1252, decodes them as such
 * and reports it in `problem`. Other invalid bytes become U+FFFD, which `findHiddenAndLostCharacters`
 * reports. Never throws.
 */
export function decodeFileText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes, "utf-16be");
  if (first && second === 0) return decodeUtf16(bytes, "utf-16le");
  if (first === 0 && second) return decodeUtf16(bytes, "utf-16be");
  const text = utf8.decode(bytes);
  const broken = text.indexOf("\ufffd");
  const isLegacy = broken >= 0 && !/[^\p{ASCII}\ufffd]/u.test(text);
  if (!isLegacy) return { text };
  const legacy = new TextDecoder("windows-1252").decode(bytes);
  return { text: legacy, problem: { code: "encoding", offset: broken } };
}

function decodeUtf16(bytes: Uint8Array, encoding: string): DecodedText {
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, problem: { code: "byte-order", offset: 0 } };
}

// Matches control characters, bidi controls, line and paragraph separators, noncharacters, lone
// surrogates, and a byte order mark that is not the first character.
const hidden =
  /(?:(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]|(?<!^)\ufeff|\p{Surrogate})+/gu;

// A quick test, since most texts have none of these. It matches the characters above, any surrogate
// and U+FFFD.
const maybeHidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffd-\uffff]/;

const maximumHidden = 20;

/**
 * Reports invisible characters (at most 20 runs). The fix removes them, or replaces a line
 * separator between words with a space. Also reports the first U+FFFD, which replaces a letter that
 * could not be decoded.
 */
export function findHiddenAndLostCharacters(file: string, text: string): Diagnostic[] {
  if (!maybeHidden.test(text)) return [];
  const found = [...text.matchAll(hidden)].slice(0, maximumHidden).map((match) => {
    const range = { start: match.index, end: match.index + match[0].length };
    const isBreak = /[\u2028\u2029\x85]/.test(match[0]) && !isAtLineEdge(text, range);
    const edits = [{ ...range, text: isBreak ? " " : "" }];
    const character = formatCodePoint(match[0]);
    return createDiagnostic(
      "hidden-character",
      { character },
      createDiagnosticLocation(file, range, edits),
    );
  });
  const lost = text.indexOf("\ufffd");
  if (lost < 0) return found;
  return [
    ...found,
    createDiagnostic(
      "encoding",
      {},
      createDiagnosticLocation(file, { start: lost, end: lost + 1 }),
    ),
  ];
}

/**
 * Whether only whitespace separates a range from the start or the end of its line. A line separator
 * there does not separate words.
 */
function isAtLineEdge(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /(?:^|[\n\r])[ \t]{0,99}$/.test(text.slice(Math.max(0, start - 100), start)) ||
    /^[ \t]*(?:$|[\n\r])/.test(text.slice(end, end + 100))
  );
}

/** Returns the first hidden character of a text, as "U+0000", or `undefined` if there is none. */
export function firstHiddenCodePoint(text: string): string | undefined {
  const found = maybeHidden.test(text) ? text.match(hidden)?.[0] : undefined;
  return found && formatCodePoint(found);
}

function formatCodePoint(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function createDiagnosticLocation(
  file: string,
  range: { start: number; end: number },
  edits?: Edit[],
) {
  return { file, path: "", range, ...(edits && { fix: { edits } }) };
}

// The characters that the UTF-8 bytes 80 to BF become when they are decoded as Windows-1252.
const highBytes = Uint8Array.from({ length: 64 }, (_, index) => 0x80 + index);
const highLetters = [...new TextDecoder("windows-1252").decode(highBytes)];
const highLetterPattern = `[${highLetters.map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`).join("")}]`;
// After a capital letter, an "Ã" before a quote or a dash is correct: it ends a word such as
// AMANHÃ.
const afterCapital = "(?<=\\p{Lu})[ÃÂ][\\u00a0«»\\u2010-\\u203a]";
const mojibake = new RegExp(
  `(?!${afterCapital})(?:[ÃÂ]${highLetterPattern}|â${highLetterPattern}{2})`,
  "gu",
);
const maybeMojibake = new RegExp(`[ÃÂâ]${highLetterPattern}`, "u");

/**
 * Reports accented letters that were garbled because UTF-8 was decoded as Windows-1252. Creates one
 * diagnostic per file, whose fix repairs all of them.
 */
export function findMojibake(file: string, text: string): Diagnostic[] {
  if (!maybeMojibake.test(text)) return [];
  const edits = [...text.matchAll(mojibake)].flatMap((match) => {
    const meant = repairMojibake(match[0]);
    const range = { start: match.index, end: match.index + match[0].length };
    return meant === undefined ? [] : [{ ...range, text: meant }];
  });
  const first = edits[0];
  if (!first) return [];
  const start = first.start - (/\S*$/.exec(text.slice(0, first.start))?.[0].length ?? 0);
  const end = first.end + (/^\S*/.exec(text.slice(first.end))?.[0].length ?? 0);
  const written = text.slice(start, end);
  const meant = written.replace(mojibake, (part) => repairMojibake(part) ?? part);
  const details = { written, meant, others: edits.length - 1 };
  return [
    createDiagnostic(
      "garbled-accents",
      details,
      createDiagnosticLocation(file, { start, end }, edits),
    ),
  ];
}

const repairedMojibake = new Map<string, string | undefined>();

function repairMojibake(letters: string): string | undefined {
  if (!repairedMojibake.has(letters)) repairedMojibake.set(letters, decodeMojibake(letters));
  return repairedMojibake.get(letters);
}

function decodeMojibake(letters: string): string | undefined {
  const bytes = [...letters].map((letter) => {
    const index = highLetters.indexOf(letter);
    return index < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + index;
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
