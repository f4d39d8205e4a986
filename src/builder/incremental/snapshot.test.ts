import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { snapshotHash, takeSnapshot } from "./snapshot.ts";

test("files that lie untouched have the same mark, also when somebody looks again", async () => {
  const { directory } = await createWorkspace();
  const later = Date.now() + 60_000;
  const mark = snapshotHash(takeSnapshot(directory, later));
  expect(snapshotHash(takeSnapshot(directory, later + 1))).toBe(mark);
});

test("a file that changed just now may change again unseen: no two looks are the same", async () => {
  const { directory } = await createWorkspace();
  const mark = snapshotHash(takeSnapshot(directory));
  expect(snapshotHash(takeSnapshot(directory))).not.toBe(mark);
});
