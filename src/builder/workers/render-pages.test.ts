import { expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { hashFiles, listDifferingFiles } from "../../testing/file-hashes.ts";
import type { PageTask, RenderContext } from "../pages/render-page.ts";
import { splitIntoBatches } from "./batches.ts";
import { WorkerPool } from "./pool.ts";
import { renderPages } from "./render-pages.ts";

async function build(content: string, workers: number, args: string[] = []) {
  const out = `${await createTestFolder()}/site`;
  const command = ["--content", content, "--out", out, "--date", "2024-02-20", ...args];
  const { code, text } = await runCliCommand("build", command, { PRELO_WORKERS: String(workers) });
  return { code, text, files: code === 0 ? hashFiles(out) : new Map<string, string>() };
}

test("builds the same site with and without workers", { timeout: 120_000 }, async () => {
  const { directory } = await createWorkspace();
  const one = await build(directory, 0, ["--compress"]);
  const many = await build(directory, 3, ["--compress"]);
  expect([one.code, many.code], one.text + many.text).toEqual([0, 0]);
  expect(listDifferingFiles(one.files, many.files)).toEqual([]);
  expect([...many.files.keys()]).toContain("journal/brakes.html.br");
});

test("reports an error that a worker found as without workers", {
  timeout: 120_000,
}, async () => {
  const workspace = await createWorkspace();
  await workspace.edit("articles/brakes.yaml", "author: ada", "auhtor: ada");
  const [one, many] = [await build(workspace.directory, 0), await build(workspace.directory, 2)];
  expect(many.code).toBe(1);
  expect(many.text).toContain("auhtor");
  expect(many.text).toBe(
    one.text.replaceAll(/\S+site/g, () => /\S+site/.exec(many.text)?.[0] ?? ""),
  );
});

test.each([0, 2])("rejects if rendering fails, with %s workers", async (workers) => {
  vi.stubEnv("PRELO_WORKERS", String(workers));
  onTestFinished(() => void vi.unstubAllEnvs());
  // Without the shared data, rendering throws.
  const setting = { shared: {} } as RenderContext;
  const tasks = Array.from({ length: 200 }, () => ({ view: {} })) as unknown as PageTask[];
  const pool = new WorkerPool();
  onTestFinished(() => pool.end());
  const render = async () => {
    for await (const page of renderPages(tasks, setting, pool)) expect(page).toBeUndefined();
  };
  await expect(render()).rejects.toThrow(TypeError);
});

test("splits into batches in order, and the last one may be shorter", () => {
  expect(splitIntoBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitIntoBatches([], 2)).toEqual([]);
});
