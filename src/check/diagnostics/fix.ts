import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { applyEdits, enclosingRange, originalOffset } from "../../yaml/edits.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { lineAt, linesOf } from "../../yaml/lines.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { isSafeRepair } from "../repair-safety/repair-guard.ts";
import type { CheckDiagnosticCode } from "./create-diagnostic.ts";
import { suppressCascades } from "./suppress-cascades.ts";

// Codes of mistakes in the quotes, spaces or notation of a single value. Their repair is
// unambiguous.
const safeRepairCodes = [
  "colon-in-text",
  "comment-in-text",
  "reserved-character",
  "leading-zero",
  "lost-number",
  "text-expected",
  "number-expected",
  "yes-no",
  "missing-space",
  "tab",
  "invisible-space",
  "pasted-fence",
] as const satisfies readonly CheckDiagnosticCode[];

/**
 * The code of the repaired diagnostic, or `schema-line` for an added comment that names the schema.
 */
export type RepairCode = (typeof safeRepairCodes)[number] | "schema-line";

/** A repair that was applied. */
export interface Repair {
  code: RepairCode;
  /** The line number in the repaired text, counted from 1. */
  line: number;
  /** The repaired line, without its indentation. */
  written: string;
}

export interface RepairResult {
  text: string;
  repairs: Repair[];
}

/** Returns the diagnostics for the value of a parsed file. */
export type ParsedFileChecker = (parsed: ParsedFile) => readonly Diagnostic[];

interface CheckedText {
  parsed: ParsedFile;
  /**
   * The diagnostics of the text and of its value, without those that are only consequences of
   * others.
   */
  found: readonly Diagnostic[];
}

// A repair may reveal further mistakes, which the next pass repairs. This limit bounds the work.
const maximumPasses = 10;

/**
 * Applies all safe repairs to a text and changes nothing else. Each repair is verified: the text is
 * parsed and checked again. The repaired diagnostic must be gone, no new one may appear, all other
 * values must be unchanged, and the text must stay as readable as before (`isSafeRepair`).
 *
 * @returns the repaired text, and the repairs sorted by line
 */
export function repairText(file: string, text: string, check: ParsedFileChecker): RepairResult {
  let reading = parseAndCheck(file, text, check);
  const made: { code: RepairCode; line: number }[] = [];
  for (let pass = 0; pass < maximumPasses; pass += 1) {
    const { repaired, next } = runRepairPass(reading, check);
    if (repaired.length === 0) break;
    made.push(...repaired.map((diagnostic) => repairLocation(reading, diagnostic)));
    reading = next;
  }
  const lines = linesOf(reading.parsed);
  const repairs = made
    .sort((a, b) => a.line - b.line)
    .map((repair) => ({ ...repair, written: lines[repair.line - 1]?.text.trim() ?? "" }));
  return { text: reading.parsed.text, repairs };
}

/**
 * Inserts the comment that names the schema for text editors as the first line, if the text has
 * none. Empty files stay empty.
 *
 * @param address the path of the schema, relative to the file
 */
export function addSchemaLine({ text, repairs }: RepairResult, address: string): RepairResult {
  if (text.trim() === "" || /^#[ \t]*yaml-language-server:/m.test(text)) return { text, repairs };
  const written = `# yaml-language-server: $schema=${address}`;
  const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
  const lower = repairs.map((repair) => ({ ...repair, line: repair.line + 1 }));
  return {
    text: written + lineEnd + text,
    repairs: [{ code: "schema-line", line: 1, written }, ...lower],
  };
}

function parseAndCheck(file: string, text: string, check: ParsedFileChecker): CheckedText {
  const parsed = parseYaml(file, text);
  return { parsed, found: suppressCascades(parsed, check(parsed)) };
}

// Applies all sound repairs together. If they conflict, applies only the first one: repairs may be
// sound in separate groups, but not together.
function runRepairPass(reading: CheckedText, check: ParsedFileChecker) {
  const candidates = dropOverlappingRepairs(reading.found.filter(isRepairable));
  const isSound = createSoundnessPredicate(reading, check);
  const sound = findSoundRepairs(candidates, isSound);
  for (const repaired of [sound, sound.slice(0, 1)]) {
    const next = tryRepairs(reading, repaired, check);
    if (next) return { repaired, next };
  }
  return { repaired: [], next: reading };
}

// Each attempt parses the whole text again. This limits the characters parsed in one pass.
const maximumCharactersRead = 1_000_000;

/**
 * Creates a function that returns whether repairs are sound together. It returns `false` once the
 * character budget is spent.
 */
function createSoundnessPredicate(reading: CheckedText, check: ParsedFileChecker) {
  let left = maximumCharactersRead;
  return (repaired: readonly Diagnostic[]): boolean => {
    left -= reading.parsed.text.length;
    return left >= 0 && tryRepairs(reading, repaired, check) !== undefined;
  };
}

/** Finds the sound repairs by bisection. Tries all of them together, then each half. */
function findSoundRepairs(
  candidates: readonly Diagnostic[],
  isSound: (repaired: readonly Diagnostic[]) => boolean,
): readonly Diagnostic[] {
  if (candidates.length === 0 || isSound(candidates)) return candidates;
  if (candidates.length === 1) return [];
  const middle = candidates.length >> 1;
  const halves = [candidates.slice(0, middle), candidates.slice(middle)];
  return halves.flatMap((half) => findSoundRepairs(half, isSound));
}

function isRepairable({ code, fix }: Diagnostic): boolean {
  return isSafeRepairCode(code) && fix !== undefined && fix.edits.length > 0;
}

function isSafeRepairCode(code: string): code is (typeof safeRepairCodes)[number] {
  return safeRepairCodes.some((safe) => safe === code);
}

/** Drops each diagnostic whose edits touch those of an earlier one. */
function dropOverlappingRepairs(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const kept: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const taken = combineEdits(kept);
    const isFree = combineEdits([diagnostic]).every(({ start, end }) =>
      taken.every((other) => end < other.start || other.end < start),
    );
    if (isFree) kept.push(diagnostic);
  }
  return kept;
}

function combineEdits(diagnostics: readonly Diagnostic[]) {
  return diagnostics.flatMap(({ fix }) => fix?.edits ?? []);
}

/** Applies repairs and checks the text again. Returns `undefined` if they are not sound. */
function tryRepairs(
  before: CheckedText,
  repaired: readonly Diagnostic[],
  check: ParsedFileChecker,
): CheckedText | undefined {
  if (repaired.length === 0) return undefined;
  const { file, text } = before.parsed;
  const after = parseAndCheck(file, applyEdits(text, combineEdits(repaired)), check);
  const isSound =
    fixesWithoutNewDiagnostics(before, after, repaired) &&
    preservesValues(before, after, repaired) &&
    isSafeRepair(before.parsed, after.parsed);
  return isSound ? after : undefined;
}

/**
 * Whether the repaired diagnostics are gone and no new ones appeared. If the parser gave up on the
 * text before, new diagnostics after its last one are allowed.
 */
function fixesWithoutNewDiagnostics(
  before: CheckedText,
  after: CheckedText,
  repaired: readonly Diagnostic[],
): boolean {
  // The parser gives up on a text with very many mistakes. Later mistakes appear only after
  // repairs.
  const wasReadOn = before.parsed.value !== undefined;
  const last = Math.max(...before.parsed.diagnostics.map(({ range }) => range.start));
  const edits = combineEdits(repaired);
  const left = before.found.map(diagnosticKey);
  for (const diagnostic of repaired) left.splice(left.indexOf(diagnosticKey(diagnostic)), 1);
  return (wasReadOn ? after.found : after.parsed.diagnostics).every((diagnostic) => {
    const index = left.indexOf(diagnosticKey(diagnostic));
    if (index >= 0) return left.splice(index, 1).length > 0;
    return !wasReadOn && originalOffset(edits, diagnostic.range.start) > last;
  });
}

function diagnosticKey({ code, path }: Diagnostic): string {
  return `${code} ${path}`;
}

/**
 * Whether all values are unchanged, except those that a check of values repaired. Repairs of syntax
 * change no value, since the parser had already applied them.
 */
function preservesValues(
  before: CheckedText,
  after: CheckedText,
  repaired: readonly Diagnostic[],
): boolean {
  if (before.parsed.value === undefined) return true;
  const ofText = new Set(before.parsed.diagnostics);
  const changed = repaired.filter((diagnostic) => !ofText.has(diagnostic));
  const paths = new Set(changed.map(({ path }) => path));
  const [was, is] = [before, after].map(({ parsed }) => maskValuesAtPaths(parsed.value, paths));
  return JSON.stringify(was) === JSON.stringify(is);
}

function maskValuesAtPaths(value: unknown, paths: ReadonlySet<string>, path = ""): unknown {
  if (paths.has(path)) return null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, index) => maskValuesAtPaths(item, paths, pointer(path, index)));
  const fields = Object.entries(value);
  return fields.map(([name, inner]) => [
    name,
    maskValuesAtPaths(inner, paths, pointer(path, name)),
  ]);
}

function repairLocation({ parsed }: CheckedText, { code, fix, range }: Diagnostic) {
  const { start } = enclosingRange(fix?.edits ?? [range]);
  if (!isSafeRepairCode(code)) throw new Error(`${code} is not repaired`);
  return { code, line: lineAt(linesOf(parsed), start).number };
}
