import { findConflictMarkersAndFences } from "../conflict-markers-and-fences.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import type { DiagnosticAttributes } from "../diagnostic.ts";
import { explainSyntaxError, type SyntaxErrorExplanation } from "../errors/explain-syntax-error.ts";
import { findInvisibleSpaces } from "../errors/invisible-spaces/invisible-spaces.ts";
import { findFieldBullets } from "../errors/pitfalls/field-bullets.ts";
import { findPitfalls } from "../errors/pitfalls/find-pitfalls.ts";
import { decodeFileText, findHiddenAndLostCharacters, findMojibake } from "../text-encoding.ts";
import type { YamlTree } from "./entries.ts";
import type { ParsedFile } from "./parsed-file.ts";
import { RecoveringParse } from "./recovering-parse.ts";
import { readTree, type SyntaxFailure } from "./tree.ts";

/** Largest file that is read, in bytes. A text is measured in UTF-16 units. */
const maximumSize = 1_000_000;

// The maximum number of diagnostics. Parsing then stops. Further mistakes are reported once the
// first ones are fixed.
const maximumDiagnostics = 200;
const maximumParses = 40;
const minimumParses = 2;
// The maximum number of characters that are parsed for one text. Each syntax error needs several
// more parses to prove its repair.
const maximumCharactersParsed = 2_000_000;

/**
 * Checks of the raw text. Their repairs are applied before the parse. Each group checks the text as
 * the previous group repaired it. No repair changes the number of lines.
 */
const preParseChecks = [
  [findHiddenAndLostCharacters, findMojibake],
  [findInvisibleSpaces],
  [findConflictMarkersAndFences, findFieldBullets],
];

/**
 * Parses YAML text. Never throws: each mistake is a diagnostic of the result. After a mistake,
 * parsing continues as if it were repaired, so that one run can find several mistakes.
 */
export function parseYaml(file: string, text: string): ParsedFile {
  if (text.length > maximumSize) return rejectOversizedFile(file, text);
  const reading = new RecoveringParse(file, text);
  for (const group of preParseChecks)
    reading.applyRepairs(group.flatMap((find) => find(file, reading.text)));
  const tree = parseWithRecovery(reading);
  const isEmpty = tree?.value === null && reading.found === 0;
  return isEmpty
    ? reading.fail(createDiagnostic("empty-file", {}, fileStartLocation(file)))
    : reading.finish(tree);
}

/**
 * Creates the result for a symbolic link that is not followed, because it is broken or leaves the
 * content folder. It has one diagnostic and no value.
 */
export function createRejectedSymlinkFile(file: string, to: "outside" | "nowhere"): ParsedFile {
  return new RecoveringParse(file, "").fail(
    createDiagnostic("linked-file", { to }, fileStartLocation(file)),
  );
}

function rejectOversizedFile(file: string, text: string): ParsedFile {
  const reason = createDiagnostic("too-big", { limit: "1 MB" }, fileStartLocation(file));
  return new RecoveringParse(file, text).fail(reason);
}

function fileStartLocation(file: string): DiagnosticAttributes {
  return { file, path: "", range: { start: 0, end: 0 } };
}

/** Like `parseYaml`, but for the bytes of a file. Also reports a wrong encoding. */
export function parseBytes(file: string, bytes: Uint8Array): ParsedFile {
  const { text, problem } = decodeFileText(bytes);
  const parsed =
    bytes.length > maximumSize ? rejectOversizedFile(file, text) : parseYaml(file, text);
  if (!problem) return parsed;
  const range = { start: problem.offset, end: Math.min(problem.offset + 1, text.length) };
  const diagnostic = createDiagnostic(problem.code, {}, { file, path: "", range });
  // In the wrong encoding, the hidden characters are wrongly decoded letters.
  const others = parsed.diagnostics.filter(({ code }) => code !== "hidden-character");
  return { ...parsed, diagnostics: [diagnostic, ...others] };
}

function parseWithRecovery(reading: RecoveringParse): YamlTree | undefined {
  const affordable = Math.max(
    minimumParses,
    Math.floor(maximumCharactersParsed / reading.text.length),
  );
  const readings = Math.min(maximumParses, affordable);
  let known: SyntaxErrorExplanation["repaired"];
  for (let count = 0; count < readings; count += 1) {
    // The proof of a repair has already parsed the repaired text.
    const result = known?.text === reading.text ? known.result : readTree(reading.text);
    const { diagnostics, tree, proof } = diagnoseParse(reading, result);
    known = proof;
    const isRepaired = reading.applyRepairs(diagnostics);
    const isEnd = !isRepaired || reading.isIncomplete || reading.found >= maximumDiagnostics;
    if (isEnd) return tree;
  }
  return undefined;
}

/**
 * Returns the diagnostics of one parse. If it succeeded, also returns its tree, otherwise the proof
 * of the repair.
 */
function diagnoseParse(reading: RecoveringParse, result: YamlTree | SyntaxFailure) {
  if (!("offset" in result)) return { diagnostics: findPitfalls(reading, result), tree: result };
  const { diagnostic, repaired } = explainSyntaxError(reading, result);
  return { diagnostics: [diagnostic], proof: repaired };
}
