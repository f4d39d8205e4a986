import type { KeptFile, KeptVersion } from "../../hosts/contract/host-history.ts";
import type { Turn } from "./turns.ts";

/** A revision of a file, or a commit of it. */
export interface KeptTurn extends Turn {
  kept?: KeptVersion;
}

/** The text of a file at a point in time. */
interface Sight {
  time: number;
  text: string | null;
  kept?: KeptVersion;
}

/**
 * Merges the revisions from the journal with the commits of a file, in order and without
 * duplicates. A commit of a text that the journal already has only adds the commit to it.
 *
 * @param turns revisions from the journal, oldest first
 * @param versions commits, newest first
 * @param present the current text
 */
export function turnsWithKept(
  turns: readonly Turn[],
  versions: KeptFile["versions"],
  { present, now }: { present: string | null; now: number },
): KeptTurn[] {
  const kept = sightsOf(versions);
  // The sort is stable: at equal times the journal comes first.
  const seen = [...begun(turns, kept), ...turns.map(seenAfter), ...kept.toReversed()];
  seen.sort((a, b) => a.time - b.time);
  return turnsOfSights([...seen, { time: now, text: present }]);
}

/**
 * The commits in their order. Their times may be out of order, after a wrong clock or a later
 * merge.
 */
function sightsOf(versions: KeptFile["versions"]): Sight[] {
  let latest = Number.POSITIVE_INFINITY;
  return versions.map(({ text, ...kept }) => {
    latest = Math.min(latest, kept.time);
    return { time: latest, text, kept };
  });
}

function seenAfter({ time, after }: Turn): Sight {
  return { time, text: after };
}

/**
 * The text before the first revision of the journal, unless a commit has it: the commit knows the
 * time better.
 */
function begun([first]: readonly Turn[], kept: readonly Sight[]): Sight[] {
  if (!first) return [];
  const isKnown = kept.some(({ time, text }) => time <= first.time && isSame(text, first.before));
  return isKnown ? [] : [{ time: first.time, text: first.before }];
}

function turnsOfSights([first, ...others]: readonly Sight[]): KeptTurn[] {
  const turns: KeptTurn[] = [];
  let last = first?.text ?? null;
  if (first?.kept) turns.push({ time: first.time, before: last, after: last, kept: first.kept });
  for (const { time, text, kept } of others) {
    const after = isSame(last, text) ? last : text;
    if (after !== last || kept) turns.push({ time, before: last, after, kept });
    last = after;
  }
  return turns;
}

/** Git may have changed the line ends. */
function isSame(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && unified(a) === unified(b));
}

function unified(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
