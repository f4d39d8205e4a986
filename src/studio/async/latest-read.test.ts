import { expect, test } from "vitest";
import { createLatestRead } from "./latest-read.ts";

/** Creates reads that the test completes by hand, and records the applied results. */
function manualReads() {
  const ends: ((found: string) => void)[] = [];
  const taken: string[] = [];
  const read = () => new Promise<string>((resolve) => ends.push(resolve));
  const take = (found: string) => {
    taken.push(found);
    return found.toUpperCase();
  };
  return { readings: createLatestRead(read, take), ends, taken };
}

test("refresh and current resolve to the result of the read", async () => {
  const { readings, ends } = manualReads();
  const first = readings.refresh();
  ends[0]?.("one");
  expect(await first).toBe("ONE");
  expect(await readings.current()).toBe("ONE");
});

test("ignores an older read that ends after a newer one", async () => {
  const { readings, ends, taken } = manualReads();
  const [slow, quick] = [readings.refresh(), readings.refresh()];
  ends[1]?.("new");
  expect(await quick).toBe("NEW");
  ends[0]?.("old");
  expect(await slow).toBeUndefined();
  expect(await readings.current()).toBe("NEW");
  expect(taken).toEqual(["new"]);
});

test("current waits for a newer read if one starts meanwhile", async () => {
  const { readings, ends, taken } = manualReads();
  const asked = readings.current();
  const newer = readings.refresh();
  ends[0]?.("old");
  ends[1]?.("new");
  expect(await asked).toBe("NEW");
  expect(await newer).toBe("NEW");
  expect(taken).toEqual(["new"]);
});
