import { useEffect, useState } from "react";
import { historyRefusal } from "../../git/words.pt-br.ts";
import type { KeptVersion } from "../../hosts/contract/host-history.ts";
import type { StudioModel } from "../studio-model.ts";
import { pastWords as words } from "./words.pt-br.ts";

/** The list of commits, and a note or an error about it. */
interface KnownVersions {
  versions: readonly KeptVersion[];
  said?: string;
}

/** The commits of the content; `undefined` while they load. */
export function useVersions({ host }: StudioModel): KnownVersions | undefined {
  const [known, setKnown] = useState<KnownVersions>();
  useEffect(() => {
    let isOver = false;
    void readVersions(host.history).then((found) => {
      if (!isOver) setKnown(found);
    });
    return () => {
      isOver = true;
    };
  }, [host]);
  return known;
}

async function readVersions(history: StudioModel["host"]["history"]): Promise<KnownVersions> {
  const answer = (await history?.versions()) ?? historyRefusal("no-repository");
  if (answer.kind === "refused") return { versions: [], said: answer.message };
  const { versions, isCut } = answer;
  if (versions.length === 0) return { versions, said: words.noVersions };
  return { versions, said: isCut ? words.olderElsewhere : undefined };
}
