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

test("does not report a short disconnection, but reports the reconnection", () => {
  const { told, is } = recordConnection();
  is(true);
  expect(told).toEqual([]);
  is(false);
  vi.advanceTimersByTime(2000);
  is(true);
  vi.advanceTimersByTime(9000);
  expect(told).toEqual([false]);
});

test("reports a lasting disconnection once, despite further failed attempts", () => {
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
