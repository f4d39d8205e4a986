import { useEffect, useState } from "react";
import { historyStrings as strings } from "#lang/studio/app/history/strings";
import type { CommitInfo } from "../../backend-contract/history.ts";
import type { StudioModel } from "../studio-model.ts";
import type { ChangeItem } from "./change-items.ts";
import {
  type Comparison,
  type ComparisonStart,
  compareWithEarlierState,
} from "./compare-with-earlier-state.ts";
import { restoreSite, revertChange } from "./revert.ts";

/**
 * Returns the comparison with an earlier state, the last status message, and functions that revert
 * one change or restore a commit. `compared` is `undefined` until `since` is known and the
 * comparison is ready.
 */
export function useChanges(model: StudioModel, since: ComparisonStart | undefined) {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Comparison & { round: number }>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    let isOver = false;
    if (since === undefined) return;
    void compareWithEarlierState(model, since).then((compared) => {
      if (!isOver) setFound({ ...compared, round });
    });
    return () => {
      isOver = true;
    };
  }, [model, since, round]);
  const compared = found?.since === since ? found : undefined;
  const back = (change: ChangeItem) => {
    const isDone = revertChange(model.session, change, compared?.texts ?? new Map());
    setSaid(isDone ? strings.takenBack(change) : strings.notTaken);
    setRound(round + 1);
  };
  const bring = async (version: CommitInfo) => {
    setSaid(strings.bringing);
    const refused = await restoreSite(model, version);
    setSaid(refused ?? strings.siteBack({ moment: strings.keptAt(version, new Date()) }));
    setRound(round + 1);
  };
  return { compared, said, round, back, bring };
}
