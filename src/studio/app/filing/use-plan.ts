import { useEffect, useState } from "react";
import type { FileDeed, FilePlan } from "../../preview-worker/filing/file-plans.ts";
import type { StudioModel } from "../studio-model.ts";

/** A plan follows what is typed after so many milliseconds. */
const pause = 120;

/** What a deed comes to as things stand; nothing until that is known, or where there is nothing to plan. */
export function usePlan(model: StudioModel, deed: FileDeed | undefined): FilePlan | undefined {
  const key = JSON.stringify(deed);
  const [known, setKnown] = useState<{ key: string; plan: FilePlan | undefined }>();
  useEffect(() => {
    let isOver = false;
    const ask = () =>
      model.ask.plan(JSON.parse(key)).then((plan) => {
        // Answers to what was typed before come too late.
        if (!isOver) setKnown({ key, plan });
      });
    const timer = key === undefined ? undefined : setTimeout(() => void ask(), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [model, key]);
  return deed && known?.plan;
}
