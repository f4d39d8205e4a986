import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits } from "../../../yaml/edits.ts";
import { type PastedText, pasteStep } from "../pasted/pasted-texts.ts";
import type { Planted } from "../planted.ts";
import type { ContentCopy, Told } from "./content-copy.ts";
import type { BlindCase, Step } from "./read-set.ts";

/** A slip whose advice is obeyed. */
export interface Trial {
  name: string;
  steps: readonly Step[];
  /** What no advice may drop or change. */
  kept: readonly string[];
  /** On top of the slip: what was meant. What is still told then is no fault of the advice. */
  fix?: readonly Step[];
  /** Codes of what may come to light: a pasted text names pictures and pages of another place. */
  brings?: readonly string[];
}

/** What came of one piece of advice that somebody obeyed to the letter. */
export interface Obeyed {
  trial: Trial;
  told: Told;
  /** What is wrong with the advice: nothing, if all is well. */
  faults: string[];
}

/** Whoever wrote a blind case said what must survive. */
export function blindTrials(cases: readonly BlindCase[]): Trial[] {
  return cases.map(({ id, steps, kept = [], fix }) => ({ name: id, steps, kept, fix }));
}

/** A planted mistake is a whole file with other words; bytes that are no text are left out. */
export function plantedTrials(planted: readonly Planted[]): Trial[] {
  return planted.flatMap(({ note, file, text }) =>
    typeof text === "string"
      ? [{ name: note, steps: [{ do: "create", file, text }], kept: [] } satisfies Trial]
      : [],
  );
}

/** Pasted texts: what is written there instead of a mark is for the advice to say. */
export function pastedTrials(texts: readonly PastedText[]): Trial[] {
  const brings = ["unsafe-path", "missing-file", "broken-link"];
  return texts.map(({ id, text }) => ({ name: id, steps: [pasteStep(text)], kept: [], brings }));
}

/** Obeys each piece of advice of each slip, one at a time, and looks at what came of it. */
export async function obeyAll(copy: ContentCopy, trials: readonly Trial[]): Promise<Obeyed[]> {
  const obeyed: Obeyed[] = [];
  for (const trial of trials) obeyed.push(...(await obeyTrial(copy, trial)));
  return obeyed;
}

async function obeyTrial(copy: ContentCopy, trial: Trial): Promise<Obeyed[]> {
  const { steps, fix } = trial;
  const meant = fix ? await copy.within([...steps, ...fix], () => copy.check()) : [];
  return copy.within(steps, async () => {
    const before = await copy.check();
    const obeyed: Obeyed[] = [];
    for (const told of before.filter(({ fix }) => fix && fix.edits.length > 0)) {
      obeyed.push({ trial, told, faults: await obeyOne(copy, trial, told, { before, meant }) });
    }
    return obeyed;
  });
}

async function obeyOne(
  copy: ContentCopy,
  { kept, brings = [] }: Trial,
  told: Told,
  { before, meant }: Record<"before" | "meant", readonly Told[]>,
): Promise<string[]> {
  const path = join(copy.directory, told.file);
  const written = await readFile(path, "utf8");
  // A sign before the first letter of a file is no part of its text.
  const mark = /^\ufeff/.exec(written)?.[0] ?? "";
  const text = written.slice(mark.length);
  const repaired = applyEdits(text, told.fix?.edits ?? []);
  try {
    await writeFile(path, mark + repaired);
    const after = (await copy.check()).filter(({ code }) => !brings.includes(code));
    return [
      ...faultsOf(told, before, after, meant),
      ...notCopied(told, repaired),
      ...kept.filter((word) => text.includes(word) && !repaired.includes(word)).map(dropped),
    ];
  } finally {
    await writeFile(path, written);
  }
}

function faultsOf(
  told: Told,
  before: readonly Told[],
  after: readonly Told[],
  meant: readonly Told[],
): string[] {
  const isSame = (each: Told) =>
    each.code === told.code && each.path === told.path && each.file === told.file;
  const count = (list: readonly Told[]) => list.filter(isSame).length;
  const known = [...before, ...meant].map(nameOf);
  const news = after.filter((each) => !known.includes(nameOf(each)) && !isSame(each));
  // An amount that is written oddly is planted in place of another one: the words beside it stay.
  const isAmount = told.code === "thousands-point" || told.code === "number-expected";
  const fresh = news.filter(({ code }) => !(isAmount && code === "price-in-words"));
  return [
    ...(count(after) >= count(before) ? ["the mistake is still there"] : []),
    ...fresh.map(({ code, file, line, message }) => `new: ${file}:${line} ${code} ${message}`),
  ];
}

function nameOf({ file, code, path }: Told): string {
  return `${file} ${code} ${path}`;
}

/** A line to copy stands in the repaired file as it is, to the last space. */
function notCopied({ hint }: Told, repaired: string): string[] {
  const lines = new Set(repaired.split(/\r\n|\n|\r/).map((line) => line.trimEnd()));
  const strange = (hint ?? "").split("\n").filter((line) => line !== "" && !lines.has(line));
  return strange.map((line) => `the line to copy is another one: ${JSON.stringify(line)}`);
}

function dropped(word: string): string {
  return `dropped: ${word}`;
}
