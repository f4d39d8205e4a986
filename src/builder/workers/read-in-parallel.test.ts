import { expect, onTestFinished, test, vi } from "vitest";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { checkFiles } from "../../load/validate-content.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { openBodyStore } from "./body-store.ts";
import type { PoolWorker } from "./pool-worker.ts";
import { type ReadJob, readAndSpillArticles } from "./read-articles.ts";
import { createParallelReader } from "./read-in-parallel.ts";

/** Creates a worker that runs in this thread. It is ready immediately and takes all jobs. */
function eagerWorker() {
  const shelf = openBodyStore();
  onTestFinished(() => shelf.close());
  const ask = vi.fn((_: "read", job: ReadJob) => readAndSpillArticles(job));
  return { bodies: shelf, run: ask } as unknown as PoolWorker;
}

test("returns the same results from a worker as from this thread, and reads only invalid files here", async () => {
  const workspace = await createWorkspace();
  const { directory } = workspace;
  await workspace.edit("articles/brakes.yaml", "author: ada", "auhtor: ada");
  const rules = await loadRules(directory);
  const alone = await checkFiles(createDiskFileStore(directory), rules);
  const files = createDiskFileStore(directory);
  const read = vi.spyOn(files, "read");
  const share = createParallelReader(directory, [eagerWorker()]);
  const together = await checkFiles(files, rules, { share });
  expect(together.diagnostics).toEqual(alone.diagnostics);
  expect(together.files.map(({ file }) => file)).toEqual(alone.files.map(({ file }) => file));
  const values = ({ files }: typeof alone) => files.map(({ value }) => JSON.stringify(value));
  expect(values(together)).toEqual(values(alone));
  const here = read.mock.calls.map(([path]) => path).filter((path) => /^articles/.test(path));
  expect(here).toEqual(["articles/brakes.yaml"]);
});
