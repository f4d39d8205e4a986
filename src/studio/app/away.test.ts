import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchAway } from "./away.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  let reach: (isThere: boolean) => void = () => undefined;
  const told: boolean[] = [];
  const host = {
    reach: (onReach: typeof reach) => {
      reach = onReach;
      return () => undefined;
    },
  };
  watchAway(host, (isAway) => told.push(isAway));
  return { told, is: (isThere: boolean) => reach(isThere) };
}

test("a line that comes back soon is not told as away; that it is back is", () => {
  const { told, is } = watched();
  is(true);
  expect(told).toEqual([]);
  is(false);
  vi.advanceTimersByTime(2000);
  is(true);
  vi.advanceTimersByTime(9000);
  expect(told).toEqual([false]);
});

test("one that stays away is told once, however often it is tried", () => {
  const { told, is } = watched();
  is(false);
  vi.advanceTimersByTime(2000);
  is(false);
  vi.advanceTimersByTime(999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  is(false);
  vi.advanceTimersByTime(9000);
  expect(told).toEqual([true]);
  is(true);
  is(true);
  expect(told).toEqual([true, false]);
});
