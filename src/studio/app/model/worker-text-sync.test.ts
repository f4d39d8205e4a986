import { expect, test } from "vitest";
import { WorkerTextSync } from "./worker-text-sync.ts";

test("collects only texts that differ from those sent before, with null for removed files", () => {
  const sent = new WorkerTextSync();
  expect(sent.takeTextsToSend(new Map(Object.entries({ a: "1", b: "2" })))).toEqual([
    ["a", "1"],
    ["b", "2"],
  ]);
  const now = new Map(Object.entries({ a: "1", c: "3" }));
  expect(sent.takeTextsToSend(now)).toEqual([
    ["c", "3"],
    ["b", null],
  ]);
  expect(sent.takeTextsToSend(now)).toEqual([]);
});
