import { useEffect, useState } from "react";
import type { ListedChange } from "../../core/asked/listed-changes.ts";
import type { StudioModel } from "../studio-model.ts";
import { takeBack } from "./take-back.ts";
import { pastWords as words } from "./words.pt-br.ts";

interface Compared {
  changes: readonly ListedChange[];
  /** The texts of which they were found. */
  texts: ReadonlyMap<string, string>;
}

/** What has changed, what was done about it last, and how a change is taken back. */
export function useChanges(model: StudioModel) {
  const [round, setRound] = useState(0);
  const [compared, setCompared] = useState<Compared>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    let isOver = false;
    const texts = new Map(model.session.texts("studio"));
    void model.changes().then((changes) => {
      if (!isOver) setCompared({ changes, texts });
    });
    return () => {
      isOver = true;
    };
  }, [model, round]);
  const back = (change: ListedChange) => {
    const isDone = takeBack(model.session, change, compared?.texts ?? new Map());
    setSaid(isDone ? words.takenBack(change) : words.notTaken);
    setRound(round + 1);
  };
  return { changes: compared?.changes, said, round, back };
}
