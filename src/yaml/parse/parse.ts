import { decode, findHiddenCharacters, findMojibake } from "../characters.ts";
import { diagnose } from "../diagnose.ts";
import type { DiagnosticLocation } from "../diagnostic.ts";
import { type Explanation, explainSyntaxError } from "../errors/explain-syntax-error.ts";
import { findFieldBullets } from "../errors/pitfalls/field-bullets.ts";
import { findPitfalls } from "../errors/pitfalls/find-pitfalls.ts";
import { findInvisibleSpaces } from "../errors/spaces/invisible-spaces.ts";
import { findForeignLines } from "../foreign-lines.ts";
import type { YamlTree } from "./entries.ts";
import type { ParsedFile } from "./parsed-file.ts";
import { RecoveringParse } from "./recovering-parse.ts";
import { readTree, type SyntaxStop } from "./tree.ts";

/** Largest file that is read, in bytes. */
const maximumSize = 1_000_000;

// Whoever has more mistakes than this in one file meets the rest after mending the first ones.
const maximumDiagnostics = 200;
const maximumParses = 40;
const minimumParses = 2;
// Each reading of a stop reads the text some times more, to prove what is said of it.
const maximumCharactersParsed = 2_000_000;

/**
 * What is wrong with a text whatever its parts mean; mended before it is read. Each group reads the
 * text as the one before it mended it. None of them changes how many lines there are.
 */
const preParseChecks = [
  [findHiddenCharacters, findMojibake],
  [findInvisibleSpaces],
  [findForeignLines, findFieldBullets],
];

/**
 * Reads YAML text. Never fails: every mistake is a diagnostic of the result. After a mistake it
 * reads on as if that had been repaired, so that one run finds them all.
 */
export function parseYaml(file: string, text: string): ParsedFile {
  if (text.length > maximumSize) return rejectTooBig(file, text);
  const reading = new RecoveringParse(file, text);
  for (const group of preParseChecks)
    reading.applyRepairs(group.flatMap((find) => find(file, reading.text)));
  const tree = parseWithRecovery(reading);
  const isEmpty = tree?.value === null && reading.found === 0;
  return isEmpty ? reading.fail(diagnose("empty-file", {}, wholeFile(file))) : reading.finish(tree);
}

/** A file that is not read, since it is a link out of the folder or to nowhere: one mistake, and no value. */
export function rejectLink(file: string, to: "outside" | "nowhere"): ParsedFile {
  return new RecoveringParse(file, "").fail(diagnose("linked-file", { to }, wholeFile(file)));
}

function rejectTooBig(file: string, text: string): ParsedFile {
  const reason = diagnose("too-big", { limit: "1 MB" }, wholeFile(file));
  return new RecoveringParse(file, text).fail(reason);
}

function wholeFile(file: string): DiagnosticLocation {
  return { file, path: "", range: { start: 0, end: 0 } };
}

/** Like `parseYaml`, from the bytes on disk: also finds a wrong encoding. */
export function parseBytes(file: string, bytes: Uint8Array): ParsedFile {
  const { text, problem } = decode(bytes);
  const parsed = bytes.length > maximumSize ? rejectTooBig(file, text) : parseYaml(file, text);
  if (!problem) return parsed;
  const range = { start: problem.offset, end: Math.min(problem.offset + 1, text.length) };
  const diagnostic = diagnose(problem.code, {}, { file, path: "", range });
  // Signs that nobody sees are letters that were read wrong.
  const others = parsed.diagnostics.filter(({ code }) => code !== "hidden-character");
  return { ...parsed, diagnostics: [diagnostic, ...others] };
}

function parseWithRecovery(reading: RecoveringParse): YamlTree | undefined {
  const affordable = Math.max(
    minimumParses,
    Math.floor(maximumCharactersParsed / reading.text.length),
  );
  const readings = Math.min(maximumParses, affordable);
  let known: Explanation["repaired"];
  for (let count = 0; count < readings; count += 1) {
    // The proof of a repair has read the repaired text already.
    const result = known?.text === reading.text ? known.result : readTree(reading.text);
    const { diagnostics, tree, proof } = diagnoseParse(reading, result);
    known = proof;
    const isRepaired = reading.applyRepairs(diagnostics);
    const isEnd = !isRepaired || reading.isIncomplete || reading.found >= maximumDiagnostics;
    if (isEnd) return tree;
  }
  return undefined;
}

/** What is wrong with a text as it was read; its tree if it was read to its end, else the proof of the repair. */
function diagnoseParse(reading: RecoveringParse, result: YamlTree | SyntaxStop) {
  if (!("offset" in result)) return { diagnostics: findPitfalls(reading, result), tree: result };
  const { diagnostic, repaired } = explainSyntaxError(reading, result);
  return { diagnostics: [diagnostic], proof: repaired };
}
