import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openBodyStore } from "./body-store.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

function heldBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

test("returns texts unchanged, in any order", () => {
  const shelf = openBodyStore();
  const texts = ["ação — “três”", "", "🕰 e mais", "x".repeat(200_000), "y"];
  const reads = texts.map(shelf.put);
  expect(reads.map((read) => read())).toEqual(texts);
  expect(reads.toReversed().map((read) => read())).toEqual(texts.toReversed());
  shelf.close();
});

test("keeps stored texts out of the heap", () => {
  const shelf = openBodyStore();
  const before = heldBytes();
  const reads = Array.from({ length: 100 }, (_, index) => shelf.put(`${index} `.repeat(200_000)));
  expect(heldBytes() - before).toBeLessThan(10_000_000);
  expect(reads[7]?.()).toHaveLength(400_000);
  shelf.close();
});

test("leaves no file in the folder, even while the store is open", async () => {
  const shelf = openBodyStore();
  shelf.put("text");
  // Other builds may have stores open at the same time, so wait until the folder is empty.
  await expect.poll(() => readdirSync(".cache/shelves")).toEqual([]);
  shelf.close();
});
