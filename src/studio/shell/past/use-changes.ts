import { useEffect, useState } from "react";
import type { ListedChange } from "../../core/asked/listed-changes.ts";
import type { StudioModel } from "../studio-model.ts";
import { type Compared, compareSince, type SinceDays } from "./since.ts";
import { takeBack } from "./take-back.ts";
import { pastWords as words } from "./words.pt-br.ts";

/** What has changed, what was done about it last, and how a change is taken back. */
export function useChanges(model: StudioModel, since: SinceDays) {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Compared & { round: number }>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    let isOver = false;
    void compareSince(model, since).then((compared) => {
      if (!isOver) setFound({ ...compared, round });
    });
    return () => {
      isOver = true;
    };
  }, [model, since, round]);
  const compared = found?.since === since ? found : undefined;
  const back = (change: ListedChange) => {
    const isDone = takeBack(model.session, change, compared?.texts ?? new Map());
    setSaid(isDone ? words.takenBack(change) : words.notTaken);
    setRound(round + 1);
  };
  return { compared, said, round, back };
}
