import { useState } from "react";

/** React keys that follow the items of a list when they move, so that open items stay open. */
export interface ItemKeys {
  keys: readonly number[];
  move(from: number, to: number): void;
  insert(at: number): void;
  remove(at: number): void;
}

interface KeyState {
  keys: readonly number[];
  next: number;
}

/**
 * Returns the keys of `count` items. If the count changes other than by the returned methods, keys
 * are added or removed at the end.
 */
export function useItemKeys(count: number): ItemKeys {
  const [state, setState] = useState<KeyState>({ keys: [], next: 0 });
  const fitted = fitKeysToCount(state, count);
  if (fitted !== state) setState(fitted);
  const change = (to: (keys: readonly number[], next: number) => readonly number[]) =>
    setState(({ keys, next }) => ({ keys: to(keys, next), next: next + 1 }));
  return {
    keys: fitted.keys,
    move: (from, to) =>
      change((keys) => keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? -1)),
    insert: (at) => change((keys, next) => keys.toSpliced(at, 0, next)),
    remove: (at) => change((keys) => keys.toSpliced(at, 1)),
  };
}

function fitKeysToCount(state: KeyState, count: number): KeyState {
  const { keys, next } = state;
  if (keys.length === count) return state;
  const more = Array.from({ length: Math.max(0, count - keys.length) }, (_, at) => next + at);
  return { keys: [...keys.slice(0, count), ...more], next: next + more.length };
}
