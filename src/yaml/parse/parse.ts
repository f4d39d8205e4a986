import { decode, garbledAccents, hiddenCharacters } from "../characters.ts";
import { diagnose } from "../diagnose.ts";
import type { Place } from "../diagnostic.ts";
import { type Explanation, explainStop } from "../errors/explain-stop.ts";
import { invisibleSpaces } from "../errors/spaces/invisible-spaces.ts";
import { fieldBullets } from "../errors/traps/field-bullets.ts";
import { findTraps } from "../errors/traps/find-traps.ts";
import { foreignLines } from "../foreign-lines.ts";
import type { Tree } from "./entries.ts";
import type { ParsedFile } from "./parsed-file.ts";
import { Reading } from "./reading.ts";
import { readTree, type Stop } from "./tree.ts";

/** Largest file that is read, in bytes. */
const maximumSize = 1_000_000;

// Whoever has more mistakes than this in one file meets the rest after mending the first ones.
const maximumFound = 200;
const maximumReadings = 40;
const minimumReadings = 2;
// Each reading of a stop reads the text some times more, to prove what is said of it.
const maximumRead = 2_000_000;

/**
 * What is wrong with a text whatever its parts mean; mended before it is read. Each group reads the
 * text as the one before it mended it. None of them changes how many lines there are.
 */
const finders = [
  [hiddenCharacters, garbledAccents],
  [invisibleSpaces],
  [foreignLines, fieldBullets],
];

/**
 * Reads YAML text. Never fails: every mistake is a diagnostic of the result. After a mistake it
 * reads on as if that had been repaired, so that one run finds them all.
 */
export function parseYaml(file: string, text: string): ParsedFile {
  if (text.length > maximumSize) return tooBig(file, text);
  const reading = new Reading(file, text);
  for (const group of finders) reading.take(group.flatMap((find) => find(file, reading.text)));
  const tree = readOn(reading);
  const isEmpty = tree?.value === null && reading.found === 0;
  return isEmpty ? reading.refuse(diagnose("empty-file", {}, wholeOf(file))) : reading.finish(tree);
}

/** A file that is not read, since it is a link out of the folder or to nowhere: one mistake, and no value. */
export function refuseLink(file: string, to: "outside" | "nowhere"): ParsedFile {
  return new Reading(file, "").refuse(diagnose("linked-file", { to }, wholeOf(file)));
}

function tooBig(file: string, text: string): ParsedFile {
  const reason = diagnose("too-big", { limit: "1 MB" }, wholeOf(file));
  return new Reading(file, text).refuse(reason);
}

function wholeOf(file: string): Place {
  return { file, path: "", range: { start: 0, end: 0 } };
}

/** Like `parseYaml`, from the bytes on disk: also finds a wrong encoding. */
export function parseBytes(file: string, bytes: Uint8Array): ParsedFile {
  const { text, problem } = decode(bytes);
  const parsed = bytes.length > maximumSize ? tooBig(file, text) : parseYaml(file, text);
  if (!problem) return parsed;
  const range = { start: problem.offset, end: Math.min(problem.offset + 1, text.length) };
  const diagnostic = diagnose(problem.code, {}, { file, path: "", range });
  // Signs that nobody sees are letters that were read wrong.
  const others = parsed.diagnostics.filter(({ code }) => code !== "hidden-character");
  return { ...parsed, diagnostics: [diagnostic, ...others] };
}

function readOn(reading: Reading): Tree | undefined {
  const affordable = Math.max(minimumReadings, Math.floor(maximumRead / reading.text.length));
  const readings = Math.min(maximumReadings, affordable);
  let known: Explanation["repaired"];
  for (let count = 0; count < readings; count += 1) {
    // The proof of a repair has read the repaired text already.
    const result = known?.text === reading.text ? known.result : readTree(reading.text);
    const { diagnostics, tree, proof } = judge(reading, result);
    known = proof;
    const isRepaired = reading.take(diagnostics);
    const isEnd = !isRepaired || reading.isPatchy || reading.found >= maximumFound;
    if (isEnd) return tree;
  }
  return undefined;
}

/** What is wrong with a text as it was read; its tree if it was read to its end, else the proof of the repair. */
function judge(reading: Reading, result: Tree | Stop) {
  if (!("offset" in result)) return { diagnostics: findTraps(reading, result), tree: result };
  const { diagnostic, repaired } = explainStop(reading, result);
  return { diagnostics: [diagnostic], proof: repaired };
}
