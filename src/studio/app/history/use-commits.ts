import { useEffect, useState } from "react";
import { historyStrings as strings } from "#lang/studio/app/history/strings";
import { createHistoryFailure } from "#lang/studio/git/strings";
import type { CommitInfo } from "../../backend-contract/history.ts";
import type { StudioModel } from "../studio-model.ts";

/** The list of commits, with a note or an error message about it. */
interface CommitListState {
  versions: readonly CommitInfo[];
  notice?: string;
}

/** Returns the commits of the content; `undefined` while they load. */
export function useCommits({ host }: StudioModel): CommitListState | undefined {
  const [known, setKnown] = useState<CommitListState>();
  useEffect(() => {
    let isOver = false;
    void loadCommits(host.history).then((found) => {
      if (!isOver) setKnown(found);
    });
    return () => {
      isOver = true;
    };
  }, [host]);
  return known;
}

async function loadCommits(history: StudioModel["host"]["history"]): Promise<CommitListState> {
  const answer = (await history?.log()) ?? createHistoryFailure("no-repository");
  if (answer.kind === "refused") return { versions: [], notice: answer.message };
  const { versions, isCut } = answer;
  if (versions.length === 0) return { versions, notice: strings.noVersions };
  return { versions, notice: isCut ? strings.olderElsewhere : undefined };
}
