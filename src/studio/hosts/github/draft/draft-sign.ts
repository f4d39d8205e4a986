import type { Commit } from "../api/git-calls.ts";

/** Tells the commits of a draft from versions: a line at the end, as git's own trailers are written. */
const sign = "Prelo-Draft: 1";

/** What a commit of a draft says. */
export const draftMessage = `Rascunho\n\n${sign}\n`;

/** Whether a commit only saves: nobody has said what it is for. */
export function isDraft({ message }: Pick<Commit, "message">): boolean {
  return message.trimEnd().endsWith(sign);
}
