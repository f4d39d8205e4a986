import type { FileSystem } from "../studio/disk/file-system.ts";

type FileSystemMethod = keyof FileSystem;

/** The effect of a failing step: nothing, a part, or the finished operation. */
export type FailurePoint = "before" | "half" | "after";

/** Simulates a killed process. It is not a system error, so no code handles it. */
export class ProcessKilledError extends Error {}

/** Creates a system error with this code. */
export function createSystemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

interface InjectedFailure {
  /** Index of the first failing step, from 0. */
  at: number;
  /** The number of steps that fail from there. By default all fail. */
  times?: number;
  error: () => Error;
  point?: FailurePoint;
  /** The method whose steps count. By default all steps count. */
  only?: FileSystemMethod;
}

/** Creates a file system in which some steps fail. `taken` returns the number of steps. */
export function createFaultyFileSystem(
  steps: FileSystem,
  failure: InjectedFailure,
): FileSystem & { taken(): number } {
  const { at, times = Number.POSITIVE_INFINITY, error, point = "before", only } = failure;
  let taken = 0;
  const step = async (name: FileSystemMethod, act: () => Promise<void>, half = async () => {}) => {
    if (only !== undefined && only !== name) return act();
    const number = taken;
    taken += 1;
    if (number < at || number >= at + times) return act();
    if (number === at && point === "after") await act();
    if (number === at && point === "half") await half();
    throw error();
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
