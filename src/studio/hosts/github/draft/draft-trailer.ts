import type { GitCommit } from "../api/git-client.ts";

/** A git trailer that marks draft commits. */
const draftTrailer = "Prelo-Draft: 1";

/** The message of a draft commit. */
export const draftMessage = `Rascunho\n\n${draftTrailer}\n`;

/** Whether a commit is an automatic save without a message by the user. */
export function isDraftCommit({ message }: Pick<GitCommit, "message">): boolean {
  return message.trimEnd().endsWith(draftTrailer);
}
