import type { CommitInfo, FileHistory } from "../../backend-contract/history.ts";
import type { FileRevision } from "./file-revisions.ts";

/** A revision of a file, or a commit of it. */
export interface RevisionOrCommit extends FileRevision {
  kept?: CommitInfo;
}

/** The text of a file at a point in time. */
interface TextSnapshot {
  time: number;
  text: string | null;
  kept?: CommitInfo;
}

/**
 * Merges the revisions from the journal with the commits of a file, in order and without
 * duplicates. If a commit has the same text as the entry before it, it becomes an entry without a
 * change.
 *
 * @param revisions revisions from the journal, oldest first
 * @param versions commits, newest first
 * @param present the current text
 */
export function addCommitsToRevisions(
  revisions: readonly FileRevision[],
  versions: FileHistory["versions"],
  { present, now }: { present: string | null; now: number },
): RevisionOrCommit[] {
  const kept = snapshotsFromCommits(versions);
  // The sort is stable: at equal times the journal comes first.
  const seen = [
    ...snapshotBeforeRevisions(revisions, kept),
    ...revisions.map(toSnapshot),
    ...kept.toReversed(),
  ];
  seen.sort((a, b) => a.time - b.time);
  return toRevisions([...seen, { time: now, text: present }]);
}

/**
 * Returns the commits as observations, in their order. Their times may be out of order after a
 * wrong clock or a later merge, so each time is at most that of the newer commit.
 */
function snapshotsFromCommits(versions: FileHistory["versions"]): TextSnapshot[] {
  let latest = Number.POSITIVE_INFINITY;
  return versions.map(({ text, ...kept }) => {
    latest = Math.min(latest, kept.time);
    return { time: latest, text, kept };
  });
}

function toSnapshot({ time, after }: FileRevision): TextSnapshot {
  return { time, text: after };
}

/**
 * Returns the text before the first revision of the journal. It is left out if an earlier commit
 * has this text, because the time of the commit is more exact.
 */
function snapshotBeforeRevisions(
  [first]: readonly FileRevision[],
  kept: readonly TextSnapshot[],
): TextSnapshot[] {
  if (!first) return [];
  const isKnown = kept.some(
    ({ time, text }) => time <= first.time && isSameIgnoringLineEnds(text, first.before),
  );
  return isKnown ? [] : [{ time: first.time, text: first.before }];
}

function toRevisions([first, ...others]: readonly TextSnapshot[]): RevisionOrCommit[] {
  const turns: RevisionOrCommit[] = [];
  let last = first?.text ?? null;
  if (first?.kept) turns.push({ time: first.time, before: last, after: last, kept: first.kept });
  for (const { time, text, kept } of others) {
    const after = isSameIgnoringLineEnds(last, text) ? last : text;
    if (after !== last || kept) turns.push({ time, before: last, after, kept });
    last = after;
  }
  return turns;
}

/** Whether two texts are equal except for line ends, which git may have changed. */
function isSameIgnoringLineEnds(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && normalizeLineEnds(a) === normalizeLineEnds(b));
}

function normalizeLineEnds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
