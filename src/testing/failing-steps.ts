import type { FileSystem } from "../studio/hosts/local/file-system.ts";

type StepName = keyof FileSystem;

/** What happens at a step: nothing is left of it, it was done in part, or it was done before the fault. */
export type FailurePoint = "before" | "half" | "after";

/** A process that is killed, as far as a disk can tell: no fault of the system, so that nobody answers it. */
export class ProcessKilled extends Error {}

/** A fault of the system. */
export function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

interface Failure {
  /** The number of the first step that fails, from 0. */
  at: number;
  /** How many fail from there; all unless told. */
  times?: number;
  error: () => Error;
  point?: FailurePoint;
  /** Which steps are counted; all unless told. */
  only?: StepName;
}

/** Steps of a disk of which some fail. `taken` counts them all. */
export function faultyFileSystem(
  steps: FileSystem,
  failure: Failure,
): FileSystem & { taken(): number } {
  const {
    at,
    times = Number.POSITIVE_INFINITY,
    error: fault,
    point: cut = "before",
    only,
  } = failure;
  let taken = 0;
  const step = async (name: StepName, act: () => Promise<void>, half = async () => {}) => {
    if (only !== undefined && only !== name) return act();
    const number = taken;
    taken += 1;
    if (number < at || number >= at + times) return act();
    if (number === at && cut === "after") await act();
    if (number === at && cut === "half") await half();
    throw fault();
  };
  return {
    taken: () => taken,
    create: (path, bytes, mode) => {
      const half = () => steps.create(path, bytes.subarray(0, bytes.length / 2), mode);
      return step("create", () => steps.create(path, bytes, mode), half);
    },
    rename: (from, to) => step("rename", () => steps.rename(from, to)),
    remove: (path) => step("remove", () => steps.remove(path)),
    makeFolder: (path) => step("makeFolder", () => steps.makeFolder(path)),
    syncFolder: (folder) => step("syncFolder", () => steps.syncFolder(folder)),
  };
}
