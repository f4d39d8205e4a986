import { useEffect, useState } from "react";
import type {
  FileOperation,
  FileOperationPlan,
} from "../../preview-worker/file-operations/operations.ts";
import type { StudioModel } from "../studio-model.ts";

/** The debounce delay (ms) between typing and planning. */
const debounceDelay = 120;

/**
 * Returns the plan of a file operation on the current content. Returns `undefined` before the first
 * plan is ready, or without an operation.
 */
export function useOperationPlan(
  model: StudioModel,
  deed: FileOperation | undefined,
): FileOperationPlan | undefined {
  const key = JSON.stringify(deed);
  const [known, setKnown] = useState<{ key: string; plan: FileOperationPlan | undefined }>();
  useEffect(() => {
    let isOver = false;
    const ask = () =>
      model.ask.planOperation(JSON.parse(key)).then((plan) => {
        // Ignore outdated plans.
        if (!isOver) setKnown({ key, plan });
      });
    const timer = key === undefined ? undefined : setTimeout(() => void ask(), debounceDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [model, key]);
  return deed && known?.plan;
}
