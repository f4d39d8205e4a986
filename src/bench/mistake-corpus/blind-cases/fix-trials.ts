import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits } from "../../../yaml/edits.ts";
import { createPasteStep, type PastedText } from "../pasted/pasted-texts.ts";
import type { PlantedMistake } from "../planted-mistakes.ts";
import type { ContentCopy, ContentDiagnostic } from "./content-copy.ts";
import type { BlindCase, EditStep } from "./read-blind-set.ts";

/** A mistake whose suggested fixes are to be tried. */
export interface FixTrial {
  name: string;
  steps: readonly EditStep[];
  /** Texts that no fix may drop or change. */
  mustKeep: readonly string[];
  /**
   * Steps that turn the mistake into the intended content. Diagnostics that remain after them are
   * not problems of the fix.
   */
  fix?: readonly EditStep[];
  /**
   * Codes of new diagnostics that are allowed. A pasted text, for example, refers to images and
   * pages of another site.
   */
  allowedCodes?: readonly string[];
}

/** The result of one suggested fix, applied literally. */
export interface AppliedFix {
  trial: FixTrial;
  diagnostic: ContentDiagnostic;
  /** Problems with the fix; empty if it is correct. */
  faults: string[];
}

/** Returns trials from blind cases. The authors of the cases listed the texts to preserve. */
export function trialsFromBlindCases(cases: readonly BlindCase[]): FixTrial[] {
  return cases.map(({ id, steps, kept = [], fix }) => ({ name: id, steps, mustKeep: kept, fix }));
}

/** Returns trials from planted mistakes. Skips files with invalid bytes. */
export function trialsFromPlantedMistakes(planted: readonly PlantedMistake[]): FixTrial[] {
  return planted.flatMap(({ note, file, text }) =>
    typeof text === "string"
      ? [{ name: note, steps: [{ do: "create", file, text }], mustKeep: [] } satisfies FixTrial]
      : [],
  );
}

/** Returns trials from pasted texts. */
export function trialsFromPastedTexts(texts: readonly PastedText[]): FixTrial[] {
  const allowedCodes = ["unsafe-path", "missing-file", "broken-link"];
  return texts.map(({ id, text }) => ({
    name: id,
    steps: [createPasteStep(text)],
    mustKeep: [],
    allowedCodes,
  }));
}

/** Applies each suggested fix of each mistake, one at a time, and checks the results. */
export async function tryEachFix(
  copy: ContentCopy,
  trials: readonly FixTrial[],
): Promise<AppliedFix[]> {
  const obeyed: AppliedFix[] = [];
  for (const trial of trials) obeyed.push(...(await applyTrialFixes(copy, trial)));
  return obeyed;
}

async function applyTrialFixes(copy: ContentCopy, trial: FixTrial): Promise<AppliedFix[]> {
  const { steps, fix } = trial;
  const meant = fix ? await copy.withSteps([...steps, ...fix], () => copy.check()) : [];
  return copy.withSteps(steps, async () => {
    const before = await copy.check();
    const obeyed: AppliedFix[] = [];
    for (const told of before.filter(({ fix }) => fix && fix.edits.length > 0)) {
      obeyed.push({
        trial,
        diagnostic: told,
        faults: await tryFix(copy, trial, told, { before, meant }),
      });
    }
    return obeyed;
  });
}

async function tryFix(
  copy: ContentCopy,
  { mustKeep, allowedCodes = [] }: FixTrial,
  told: ContentDiagnostic,
  { before, meant }: Record<"before" | "meant", readonly ContentDiagnostic[]>,
): Promise<string[]> {
  const path = join(copy.directory, told.file);
  const written = await readFile(path, "utf8");
  // A byte order mark does not count in offsets.
  const mark = /^\ufeff/.exec(written)?.[0] ?? "";
  const text = written.slice(mark.length);
  const repaired = applyEdits(text, told.fix?.edits ?? []);
  try {
    await writeFile(path, mark + repaired);
    const after = (await copy.check()).filter(({ code }) => !allowedCodes.includes(code));
    return [
      ...findProblemsAfterFix(told, before, after, meant),
      ...findHintMismatches(told, repaired),
      ...mustKeep
        .filter((word) => text.includes(word) && !repaired.includes(word))
        .map(describeDroppedText),
    ];
  } finally {
    await writeFile(path, written);
  }
}

function findProblemsAfterFix(
  told: ContentDiagnostic,
  before: readonly ContentDiagnostic[],
  after: readonly ContentDiagnostic[],
  meant: readonly ContentDiagnostic[],
): string[] {
  const isSame = (each: ContentDiagnostic) =>
    each.code === told.code && each.path === told.path && each.file === told.file;
  const count = (list: readonly ContentDiagnostic[]) => list.filter(isSame).length;
  const known = [...before, ...meant].map(diagnosticKey);
  const news = after.filter((each) => !known.includes(diagnosticKey(each)) && !isSame(each));
  // The mistake changed the amount, so the amount in words beside it no longer matches.
  const isAmount = told.code === "thousands-point" || told.code === "number-expected";
  const fresh = news.filter(({ code }) => !(isAmount && code === "price-in-words"));
  return [
    ...(count(after) >= count(before) ? ["the mistake is still there"] : []),
    ...fresh.map(({ code, file, line, message }) => `new: ${file}:${line} ${code} ${message}`),
  ];
}

function diagnosticKey({ file, code, path }: ContentDiagnostic): string {
  return `${file} ${code} ${path}`;
}

/** Finds lines of the hint that do not occur in the fixed file. */
function findHintMismatches({ hint }: ContentDiagnostic, repaired: string): string[] {
  const lines = new Set(repaired.split(/\r\n|\n|\r/).map((line) => line.trimEnd()));
  const strange = (hint ?? "").split("\n").filter((line) => line !== "" && !lines.has(line));
  return strange.map((line) => `the line to copy is another one: ${JSON.stringify(line)}`);
}

function describeDroppedText(word: string): string {
  return `dropped: ${word}`;
}
