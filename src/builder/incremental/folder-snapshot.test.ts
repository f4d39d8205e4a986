import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { snapshotKey, takeSnapshot } from "./folder-snapshot.ts";

test("files that lie untouched have the same mark, also when somebody looks again", async () => {
  const { directory } = await createWorkspace();
  const later = Date.now() + 60_000;
  const mark = snapshotKey(takeSnapshot(directory, later));
  expect(snapshotKey(takeSnapshot(directory, later + 1))).toBe(mark);
});

test("a file that changed just now may change again unseen: no two looks are the same", async () => {
  const { directory } = await createWorkspace();
  const mark = snapshotKey(takeSnapshot(directory));
  expect(snapshotKey(takeSnapshot(directory))).not.toBe(mark);
});
