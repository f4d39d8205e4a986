import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runAction } from "./run-action.ts";
import { copyWorkingTree, type WorkingTreeCopy } from "./working-tree-copy.ts";

const command = "node scripts/run.mjs";

function edit({ folder }: WorkingTreeCopy, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

/** Sets an empty cache folder for the runner's user until the test ends. Returns its path. */
function userCaches({ folder }: WorkingTreeCopy): string {
  const caches = join(folder, "../caches");
  vi.stubEnv("XDG_CACHE_HOME", caches);
  onTestFinished(() => void vi.unstubAllEnvs());
  return caches;
}

test("checks, summarises and builds a change; a run with restored caches takes less than 20 s", async () => {
  const clone = await copyWorkingTree();
  const caches = userCaches(clone);
  edit(clone, "content/faq.yaml", "question:", "question: Ora,");
  clone.commit("second");
  const temporary = join(clone.folder, "../runner");
  const asked = { command, from: "HEAD~1", number: "7", url: "https://a.example.org/site/" };
  const first = runAction(clone.folder, temporary, asked);
  expect([first.code, first.text]).toEqual([0, expect.stringContaining("Site pronto em dist")]);
  expect(first.summary).toContain("O que muda para o visitante");
  expect(first.summary).toContain("Ora,");
  expect(read(join(temporary, "said"), "number")).toBe("7\n");
  expect(existsSync(join(clone.folder, "dist/index.html.br"))).toBe(true);
  // The next runner has a new clone and the restored caches.
  const again = await copyWorkingTree();
  edit(again, "content/faq.yaml", "question:", "question: Ora,");
  cpSync(join(clone.folder, ".cache"), join(again.folder, ".cache"), { recursive: true });
  cpSync(caches, userCaches(again), { recursive: true });
  const start = performance.now();
  const second = runAction(again.folder, join(again.folder, "../runner"), { ...asked, from: "" });
  expect(second.code).toBe(0);
  expect(performance.now() - start).toBeLessThan(20_000);
}, 120_000);

test("annotates mistakes at their lines and does not build the site", async () => {
  const clone = await copyWorkingTree();
  edit(clone, "content/faq.yaml", "question:", "questionn:");
  const temporary = join(clone.folder, "../runner");
  const { code, text, summary } = runAction(clone.folder, temporary, { command, number: "7" });
  expect(code).toBe(1);
  expect(text).toMatch(/^::error file=content\/faq\.yaml,line=\d+,col=\d+,/m);
  expect(summary).toContain("content/faq.yaml:");
  expect(existsSync(join(clone.folder, "dist"))).toBe(false);
}, 60_000);

test("summarises a pull request from a fork without running its code or building the site", async () => {
  const clone = await copyWorkingTree();
  const mark = join(clone.folder, "../ran");
  const leave = `(0, eval)("process").getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(mark)}, "");\n`;
  for (const path of ["content/blocks/registry.ts", "content/blocks/rules.ts"]) {
    const file = join(clone.folder, path);
    writeFileSync(file, `${leave}${readFileSync(file, "utf8")}`);
  }
  edit(clone, "content/faq.yaml", "question:", "question: Ora,");
  const asked = { command, from: "HEAD", number: "7", stranger: "true", preview: "true" };
  const { code, summary } = runAction(clone.folder, join(clone.folder, "../runner"), asked);
  expect([code, existsSync(mark), existsSync(join(clone.folder, "dist"))]).toEqual([
    0,
    false,
    false,
  ]);
  expect(summary).toContain("Ora,");
  rmSync(join(clone.folder, "content/blocks"), { recursive: true });
}, 60_000);
