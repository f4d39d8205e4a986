import type { Commit } from "../api/git-calls.ts";

/** A git trailer that marks draft commits. */
const sign = "Prelo-Draft: 1";

/** The message of a draft commit. */
export const draftMessage = `Rascunho\n\n${sign}\n`;

/** Whether a commit is an automatic save without a message by the user. */
export function isDraft({ message }: Pick<Commit, "message">): boolean {
  return message.trimEnd().endsWith(sign);
}
