import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchConnection } from "./watch-connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recordConnection() {
  let reach: (isThere: boolean) => void = () => undefined;
  const told: boolean[] = [];
  const host = {
    watchConnection: (onReach: typeof reach) => {
      reach = onReach;
      return () => undefined;
    },
  };
  watchConnection(host, (isAway) => told.push(isAway));
  return { told, is: (isThere: boolean) => reach(isThere) };
}

test("a line that comes back soon is not told as away; that it is back is", () => {
  const { told, is } = recordConnection();
  is(true);
  expect(told).toEqual([]);
  is(false);
  vi.advanceTimersByTime(2000);
  is(true);
  vi.advanceTimersByTime(9000);
  expect(told).toEqual([false]);
});

test("one that stays away is told once, however often it is tried", () => {
  const { told, is } = recordConnection();
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
