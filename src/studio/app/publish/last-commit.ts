import type { CommitInfo } from "../../backend-contract/history.ts";
import type { Session } from "../../session/session.ts";

/** A commit made in this window. */
export interface LastCommit {
  version: CommitInfo;
  /** The committed texts, by path. */
  texts: ReadonlyMap<string, string>;
}

/** Whether no text has changed since the last commit in this window. */
export function isUnchangedSinceLastCommit(
  kept: LastCommit | undefined,
  session: Pick<Session, "texts">,
): boolean {
  if (!kept) return false;
  const texts = session.texts("studio");
  if (kept.texts.size !== texts.size) return false;
  return [...texts].every(([file, text]) => kept.texts.get(file) === text);
}
