import { useCallback, useEffect, useState } from "react";
import { historyStrings } from "#lang/studio/app/history/strings";
import { publishStrings as strings } from "#lang/studio/app/publish/strings";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { CommitInfo } from "../../backend-contract/history.ts";
import type { ChangeItem } from "../history/change-items.ts";
import { revertChange } from "../history/revert.ts";
import type { StudioModel } from "../studio-model.ts";
import { addPublishedAddresses } from "./add-published-addresses.ts";
import { formatCommitBody } from "./commit-message.ts";
import { pushAndFollow } from "./push-and-follow.ts";
import { saveAndLoadChanges, type UncommittedChanges } from "./uncommitted-changes.ts";

/** The input of the commit form. */
export interface CommitInput {
  summary: string;
  name?: string;
}

/**
 * Returns the state of the publish dialog: the uncommitted changes, the status message, the number
 * of reverts (`round`), the new commit, and functions that commit the changes or revert one of
 * them.
 */
export function useCommit(model: StudioModel) {
  const [unkept, setUnkept] = useState<UncommittedChanges | BackendFailure>();
  const [said, setSaid] = useState("");
  const [kept, setKept] = useState<CommitInfo>();
  const [round, setRound] = useState(0);
  const look = useCallback(() => saveAndLoadChanges(model).then(setUnkept), [model]);
  useEffect(() => void look(), [look]);
  const keep = async (wanted: CommitInput) => {
    if (!unkept || "code" in unkept) return;
    setSaid(strings.keeping);
    const noted = await addPublishedAddresses(model, unkept);
    const answer = await commitListedChanges(model, noted.unkept, wanted);
    if (answer.kind === "refused") {
      await noted.revert();
      setSaid(answer.message);
      // The list of changes is outdated, so load it again.
      if (answer.code === "outdated") await look();
      return;
    }
    model.set({ lastCommit: { version: answer.version, texts: noted.unkept.texts } });
    setSaid("");
    setKept(answer.version);
    if (unkept.state.unsent !== undefined) void pushAndFollow(model);
  };
  const back = async (change: ChangeItem) => {
    const texts = unkept && !("code" in unkept) ? unkept.texts : new Map();
    setSaid(
      revertChange(model.session, change, texts)
        ? historyStrings.takenBack(change)
        : historyStrings.notTaken,
    );
    await look();
    setRound((count) => count + 1);
  };
  return { unkept, said, round, kept, keep, back };
}

/** Commits exactly the files of the snapshot, including the list of published addresses. */
async function commitListedChanges(
  { host }: StudioModel,
  { state, changes }: UncommittedChanges,
  { summary, name }: CommitInput,
) {
  const files = state.unkept.map(({ path, version }) => ({ path, version }));
  const details = formatCommitBody(changes);
  const asked = { base: state.base, files, summary, details, name };
  const answer = await host.history?.commit(asked);
  return answer ?? ({ kind: "refused", code: "no-repository", message: "" } as const);
}
