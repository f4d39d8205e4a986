import { useEffect, useState } from "react";
import { historyFailure } from "../../git/words.pt-br.ts";
import type { CommitInfo } from "../../hosts/contract/history.ts";
import type { StudioModel } from "../studio-model.ts";
import { pastWords as words } from "./words.pt-br.ts";

/** The list of commits, and a note or an error about it. */
interface CommitList {
  versions: readonly CommitInfo[];
  said?: string;
}

/** The commits of the content; `undefined` while they load. */
export function useCommits({ host }: StudioModel): CommitList | undefined {
  const [known, setKnown] = useState<CommitList>();
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

async function loadCommits(history: StudioModel["host"]["history"]): Promise<CommitList> {
  const answer = (await history?.log()) ?? historyFailure("no-repository");
  if (answer.kind === "refused") return { versions: [], said: answer.message };
  const { versions, isCut } = answer;
  if (versions.length === 0) return { versions, said: words.noVersions };
  return { versions, said: isCut ? words.olderElsewhere : undefined };
}
