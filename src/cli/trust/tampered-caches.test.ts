import { existsSync } from "node:fs";
import {
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { runCliCommand } from "../../testing/command.ts";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/**
 * Creates a project as received from a stranger. `plant` fills its caches with the results of a
 * first build, each changed.
 */
async function strangerProject() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const home = dirname(workspace.directory);
  const [mark, own] = [join(home, "ran"), join(home, "user")];
  const env = { XDG_CACHE_HOME: own, PRELO_WORKERS: "0" };
  const run = async (name: string, ...flags: string[]) => {
    const all = ["--content", "content", "--language", "en", ...flags];
    const { code, text } = await runCliCommand(name, all, env, home);
    expect(code, text).toBe(0);
  };
  const plant = async (): Promise<string[]> => {
    if (existsSync(join(own, "prelo")))
      await cp(join(own, "prelo"), join(home, ".cache"), { recursive: true });
    await rm(own, { recursive: true, force: true });
    return plantIn(join(home, ".cache"), mark);
  };
  return { home, run, plant, ran: () => existsSync(mark) };
}

/**
 * Changes all files of a cache that contain code or markup.
 *
 * @returns the names of their folders
 */
async function plantIn(cache: string, mark: string): Promise<string[]> {
  const leave = `process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(mark)}, "");\n`;
  const planted = new Set<string>();
  for (const [path, data] of await filesIn(cache)) {
    const changed = changedText(path, data.toString("latin1"), leave);
    if (changed === data.toString("latin1")) continue;
    await writeFile(join(cache, path), changed, "latin1");
    planted.add(path.split("/")[0] ?? "");
  }
  return [...planted].sort();
}

function changedText(path: string, text: string, leave: string): string {
  if (path.startsWith("checks/") || /^(?:"use strict"|var )/.test(text)) return leave + text;
  if (text.startsWith("<svg")) return text.replace("<svg", '<svg onload="planted()"');
  if (path.startsWith("client/")) return text.replaceAll('"data":"', '"data":"planted();');
  return text.replace(/^\{"ascent":[^,]+/, '{"ascent":7');
}

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of (await readdir(folder, { recursive: true })).sort())
    if ((await stat(join(folder, path))).isFile())
      files.set(path.replaceAll("\\", "/"), await readFile(join(folder, path)));
  return files;
}

test("does not run checks from the cache of a stranger's project", async () => {
  const { run, plant, ran } = await strangerProject();
  await run("check", "--no-site-code");
  expect(await plant()).toContain("checks");
  await run("check", "--no-site-code");
  expect(ran()).toBe(false);
});

test("neither runs nor publishes code and markup from the cache of a project", async () => {
  const { home, run, plant, ran } = await strangerProject();
  await run("build", "--trust", "--out", "first");
  expect(await plant()).toEqual([
    ...["checks", "client", "drawings", "font-metrics", "icons", "own-code"],
  ]);
  await run("build", "--trust", "--out", "second");
  expect(ran()).toBe(false);
  const [first, second] = [await filesIn(join(home, "first")), await filesIn(join(home, "second"))];
  expect([...second.keys()]).toEqual([...first.keys()]);
  const changed = [...first].filter(([path, data]) => !second.get(path)?.equals(data));
  expect(changed.map(([path]) => path)).toEqual([]);
}, 60_000);

test("replaces a tampered page in an output folder that came with the project", async () => {
  const { home, run, plant } = await strangerProject();
  // A build also treats files as changed if they were written less than two seconds before it.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await run("build", "--trust", "--out", "dist");
  const page = join(home, "dist/index.html");
  const text = await readFile(page, "utf8");
  const { atime, mtime } = await stat(page);
  await writeFile(page, text.replace("<title>", "<tytle>"));
  await utimes(page, atime, mtime);
  await plant();
  await run("build", "--trust", "--out", "dist");
  expect(await readFile(page, "utf8")).toBe(text);
}, 60_000);

test("deletes and adds no files in a user folder that is linked from the project's cache", async () => {
  const { home, run } = await strangerProject();
  const folder = join(home, "documents");
  await mkdir(folder);
  for (let name = 0; name < 14; name += 1) await writeFile(join(folder, `${name}.txt`), "");
  await mkdir(join(home, ".cache"));
  await symlink(folder, join(home, ".cache/checks"));
  await run("check", "--no-site-code");
  expect(await readdir(folder)).toHaveLength(14);
});
