import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { snapshotKey, takeSnapshot } from "./folder-snapshot.ts";

test("returns the same key for unchanged files in a later snapshot", async () => {
  const { directory } = await createWorkspace();
  const later = Date.now() + 60_000;
  const mark = snapshotKey(takeSnapshot(directory, later));
  expect(snapshotKey(takeSnapshot(directory, later + 1))).toBe(mark);
});

test("returns a different key for each snapshot of a recently changed file", async () => {
  const { directory } = await createWorkspace();
  const mark = snapshotKey(takeSnapshot(directory));
  expect(snapshotKey(takeSnapshot(directory))).not.toBe(mark);
});
