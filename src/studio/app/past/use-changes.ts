import { useEffect, useState } from "react";
import type { KeptVersion } from "../../hosts/contract/host-history.ts";
import type { StudioModel } from "../studio-model.ts";
import type { ShownChange } from "./shown-change.ts";
import { type Compared, compareSince, type Since } from "./since.ts";
import { bringSite, takeBack } from "./take-back.ts";
import { pastWords as words } from "./words.pt-br.ts";

/**
 * The comparison with an earlier state, the last status message, and functions that revert one
 * change or restore a commit. `compared` is `undefined` until `since` is known and compared.
 */
export function useChanges(model: StudioModel, since: Since | undefined) {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Compared & { round: number }>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    let isOver = false;
    if (since === undefined) return;
    void compareSince(model, since).then((compared) => {
      if (!isOver) setFound({ ...compared, round });
    });
    return () => {
      isOver = true;
    };
  }, [model, since, round]);
  const compared = found?.since === since ? found : undefined;
  const back = (change: ShownChange) => {
    const isDone = takeBack(model.session, change, compared?.texts ?? new Map());
    setSaid(isDone ? words.takenBack(change) : words.notTaken);
    setRound(round + 1);
  };
  const bring = async (version: KeptVersion) => {
    setSaid(words.bringing);
    const refused = await bringSite(model, version);
    setSaid(refused ?? words.siteBack({ moment: words.keptAt(version, new Date()) }));
    setRound(round + 1);
  };
  return { compared, said, round, back, bring };
}
