import { historyRefusal } from "../../../git/words.pt-br.ts";
import type { Keeping } from "../../contract/host-history.ts";
import type { Refusal } from "../../contract/refusal.ts";
import { type ApiFault, isFault } from "../api/api-fault.ts";
import { refusalOf } from "../api/fault-refusal.ts";
import type { Commit, TreeLine } from "../api/git-calls.ts";
import { draftMessage } from "../draft/draft-sign.ts";
import { moveDraft, type Workplace } from "../draft/write-commit.ts";
import type { Snapshot } from "../reading/commit-reader.ts";

interface Kept {
  keeping: Keeping;
  /** The last commit below the draft. */
  kept: Snapshot;
  head: Snapshot;
  /** All changes are committed. */
  isAll: boolean;
}

/**
 * Commits a draft with the user's message: on the last commit below, with the draft as second
 * parent. So the branch only moves forward, and `git log --first-parent` shows no drafts. Changes
 * that are not selected become a new draft on top.
 */
export async function keepDraft(place: Workplace, kept: Kept): Promise<Commit | Refusal> {
  const commit = await makeVersion(place, kept);
  if (isFault(commit)) return refusalOf(commit);
  const top = kept.isAll ? commit : await goOn(place, kept.head, commit);
  if (isFault(top)) return refusalOf(top);
  const moved = await moveDraft(place, top.id);
  if (isFault(moved)) return refusalOf(moved);
  return moved.kind === "moved" ? commit : historyRefusal("outdated");
}

async function makeVersion(place: Workplace, { keeping, kept, head, isAll }: Kept) {
  const lines = keeping.files.map(({ path, version }): TreeLine => {
    const mode = (head.files.get(path) ?? kept.files.get(path))?.mode ?? "100644";
    return { path: `${place.prefix}${path}`, mode, type: "blob", sha: version };
  });
  const tree = isAll ? head.tree : await place.git.makeTree(kept.tree, lines);
  if (isFault(tree)) return tree;
  const parents = [...new Set([kept.commit, head.commit])];
  return place.git.makeCommit({ message: messageOf(keeping), tree, parents });
}

function goOn(place: Workplace, head: Snapshot, below: Commit): Promise<Commit | ApiFault> {
  return place.git.makeCommit({ message: draftMessage, tree: head.tree, parents: [below.id] });
}

function messageOf({ summary, details }: Keeping): string {
  const line = summary.replace(/\s+/g, " ").trim();
  return `${[line, details.trim()].filter(Boolean).join("\n\n")}\n`;
}
