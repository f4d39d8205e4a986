import type { KeptFile, KeptVersion } from "../../hosts/contract/host-history.ts";
import type { Turn } from "./turns.ts";

/** A turn, or a moment in which what was there was kept as a version. */
export interface KeptTurn extends Turn {
  kept?: KeptVersion;
}

/** What a file was seen to say. */
interface Sight {
  time: number;
  text: string | null;
  kept?: KeptVersion;
}

/**
 * Puts together what the journal and the versions know of a file, in order and nothing twice: where a version has what
 * the journal tells already, it only says that this was kept.
 *
 * @param turns what the journal knows, from old to new
 * @param versions what was kept, the newest first
 * @param present what the file says now
 */
export function turnsWithKept(
  turns: readonly Turn[],
  versions: KeptFile["versions"],
  { present, now }: { present: string | null; now: number },
): KeptTurn[] {
  const kept = sightsOf(versions);
  // The sort is stable: of one moment the journal's comes first.
  const seen = [...begun(turns, kept), ...turns.map(seenAfter), ...kept.toReversed()];
  seen.sort((a, b) => a.time - b.time);
  return turnsOfSights([...seen, { time: now, text: present }]);
}

/** What was kept, in the order of the versions: their moments may be others, where a clock was wrong or they were put together later. */
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

/** What stood there before all that the journal tells, unless a version has it: that knows better when it came. */
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

/** Git may have the ends of lines otherwise. */
function isSame(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && unified(a) === unified(b));
}

function unified(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
