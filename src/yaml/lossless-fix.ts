import { suggestionPattern } from "#lang/yaml/phrases";
import type { Diagnostic, Edit } from "./diagnostic.ts";
import { applyEditsWithin, enclosingRange } from "./edits.ts";
import { foldLetters } from "./text-and-language/text-normalization.ts";

/**
 * Whether a fix may be offered. Applied literally, it must keep every letter and digit that the
 * author typed, except those that the message names as wrong. Every fix and every line to copy must
 * pass this check.
 */
export function isAcceptableFix(text: string, edits: readonly Edit[], message: string): boolean {
  const span = enclosingRange(edits);
  const written = text.slice(span.start, span.end);
  const advised = applyEditsWithin(text, edits, span);
  if (keepsLettersAndDigits(written, advised)) return true;
  const removed = edits.map(({ start, end }) => stripQuotes(text.slice(start, end)));
  return isLossExplained({ written, advised, removed, edits }, message);
}

/** Returns the diagnostic without its fix and hint if the fix would lose what the author typed. */
export function withoutUnacceptableFix(text: string, diagnostic: Diagnostic): Diagnostic {
  const { fix, hint, ...told } = diagnostic;
  if (!fix || fix.edits.length === 0 || isAcceptableFix(text, fix.edits, told.message))
    return diagnostic;
  return told;
}

/** Whether all letters and digits recur in the same order, or all runs of them in any order. */
function keepsLettersAndDigits(written: string, advised: string): boolean {
  return (
    isSubsequence(lettersAndDigits(written), lettersAndDigits(advised)) ||
    hasAllCharacterRuns(advised, letterAndDigitRuns(written))
  );
}

function lettersAndDigits(text: string): string {
  return foldLetters(text).replace(/[^\p{L}\p{N}]/gu, "");
}

function letterAndDigitRuns(text: string): string[] {
  return foldLetters(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

function isSubsequence(less: string, more: string): boolean {
  let at = 0;
  for (const sign of more) if (sign === less.charAt(at)) at += 1;
  return at >= less.length;
}

// A date keeps its numbers in another order: 5/1/2024, 2024-01-05.
function hasAllCharacterRuns(advised: string, wanted: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const run of letterAndDigitRuns(advised).map(stripLeadingZeros))
    left.set(run, (left.get(run) ?? 0) + 1);
  return wanted.map(stripLeadingZeros).every((run) => {
    const count = left.get(run) ?? 0;
    left.set(run, count - 1);
    return count > 0;
  });
}

function stripLeadingZeros(run: string): string {
  return run.replace(/^0+(?=\d)/, "");
}

/** A text and the replacement that a fix offers for it. */
interface ProposedReplacement {
  written: string;
  advised: string;
  /** The text that each edit replaces, without the quotes around it. */
  removed: readonly string[];
  edits: readonly Edit[];
}

function isLossExplained(
  { written, advised, removed, edits }: ProposedReplacement,
  message: string,
): boolean {
  if (suggestionPattern.test(message)) return true;
  if (mentionsWords(message, written) && mentionsWords(message, advised)) return true;
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, words = ""]) => words);
  const named = quoted.filter((words) => words !== written && !removed.includes(words));
  const rest = named.reduce((left, words) => left.replace(words, " "), written);
  if (keepsLettersAndDigits(rest, advised)) return true;
  // The message may name a whole word as wrong. Even then its digits must stay, unless the fix is
  // true or false, and no letter of it may resemble a digit.
  const isWhole = removed.some((words) => quoted.includes(words.replace(/\s+/g, " ")));
  const isSwitch = edits.every((edit) => /^(?:true|false)$/.test(edit.text));
  const keepsDigits =
    isSubsequence(significantDigits(written), significantDigits(advised)) || isSwitch;
  return isWhole && keepsDigits && digitLookAlikes(written).length === 0;
}

/** Whether a message contains these words on their own, not as part of longer ones. */
function mentionsWords(message: string, words: string): boolean {
  const sought = stripQuotes(words);
  // A deletion has no words to mention.
  if (sought === "") return true;
  for (let at = message.indexOf(sought); at >= 0; at = message.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    const isBegun = /[\p{L}\p{N}.,]$/u.test(message.slice(Math.max(0, at - 2), at));
    const goesOn = /^[\p{L}\p{N}]/u.test(message.slice(end, end + 2));
    if (!isBegun && !goesOn) return true;
  }
  return false;
}

function stripQuotes(text: string): string {
  return text.trim().replace(/^["']|["']$/g, "");
}

function significantDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
}

/** Finds letters next to a digit that may be typos for digits: 59O, l99. */
export function digitLookAlikes(text: string): string[] {
  return text.match(/(?<=\d)[OoQDlIiSsBZz]+|[OoQDlIiSsBZz]+(?=\d)/g) ?? [];
}
