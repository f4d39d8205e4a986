import type { Diagnostic, Edit } from "./diagnostic.ts";
import { applyEdits, offsetBefore } from "./edits.ts";
import { indentation, invisibleSpace, severalDocuments, tab } from "./syntax/layout.ts";
import { backslash, brackets, innerQuote, openQuote, reservedCharacter } from "./syntax/quotes.ts";
import {
  createPage,
  explain,
  type Page,
  type Rule,
  type Source,
  type Spot,
  spotAt,
} from "./syntax/spot.ts";
import {
  blockText,
  directive,
  missingBlockSign,
  strayBranch,
  strayText,
  unreadable,
} from "./syntax/stray.ts";
import { maximumDepth, readTree, type Stop } from "./syntax/tree.ts";
import {
  belongsToText,
  colonInLongText,
  colonInText,
  commentInText,
  missingColon,
  missingSpace,
  straySign,
  twoFields,
} from "./syntax/words.ts";

// In this order: a rule that knows more about the line stands before one that knows less.
const rules: readonly Rule[] = [
  severalDocuments,
  directive,
  invisibleSpace,
  tab,
  straySign,
  backslash,
  innerQuote,
  openQuote,
  commentInText,
  brackets,
  reservedCharacter,
  missingSpace,
  missingColon,
  blockText,
  twoFields,
  colonInText,
  (spot) => (belongsToText(spot) ? colonInLongText(spot) : []),
  missingBlockSign,
  indentation,
  colonInLongText,
  strayText,
  strayBranch,
  unreadable,
];

/**
 * Says why reading a text stopped. Each rule proposes repairs, and only one with which the text
 * reads on is believed: the one that leads furthest, with the fewest changes.
 */
export function explainStop(source: Source, stop: Stop): Diagnostic {
  const page = createPage(source);
  const spot = spotAt(page, stop.offset);
  if (stop.tooDeep) return tooDeep(page, stop);
  for (const rule of rules) {
    const believed = best(spot, rule(spot));
    if (believed) return believed;
  }
  return hopeless(spot);
}

function best(spot: Spot, proposals: readonly Diagnostic[]): Diagnostic | undefined {
  return proposals
    .map((diagnostic) => ({ diagnostic, reach: reachOf(spot, diagnostic) }))
    .filter(({ reach }) => reach >= 0)
    .sort((a, b) => compare(b.reach, a.reach) || effort(a.diagnostic) - effort(b.diagnostic))
    .at(0)?.diagnostic;
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function effort({ fix }: Diagnostic): number {
  return fix?.edits.length ?? 0;
}

/** How far a text reads with a repair; -1 when not past the place where reading stopped. */
function reachOf(spot: Spot, diagnostic: Diagnostic): number {
  const edits = diagnostic.fix?.edits ?? [];
  const reading = readTree(applyEdits(spot.text, edits));
  if (!("offset" in reading)) return Number.POSITIVE_INFINITY;
  const stop = offsetBefore(edits, reading.offset);
  const passed = spot.shapes[spot.index]?.line.end ?? spot.offset;
  // What never closes swallows what follows: there, getting past its own line is progress.
  const swallows = diagnostic.code === "open-quote" || diagnostic.code === "open-bracket";
  return stop > (swallows ? endOfLine(spot, edits) : Math.max(spot.offset, passed)) ? stop : -1;
}

function endOfLine(page: Page, edits: readonly Edit[]): number {
  const last = Math.max(...edits.map((edit) => edit.end));
  return page.shapes.find(({ line }) => line.end >= last)?.line.end ?? last;
}

function tooDeep(page: Page, { offset }: Stop): Diagnostic {
  const range = { start: offset, end: Math.min(offset + 1, page.text.length) };
  return explain(page, "too-deep", { limit: maximumDepth }, { range });
}

function hopeless(spot: Spot): Diagnostic {
  const line = spot.shapes[spot.index]?.line ?? { start: 0, end: 0, text: "" };
  const start = line.start + Math.max(0, line.text.search(/\S/));
  return explain(spot, "unreadable-line", {}, { range: { start, end: line.end } });
}
