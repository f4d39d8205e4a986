import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, onTestFinished, vi } from "vitest";
import { createTestFolder } from "../testing/command.ts";
import { createSampleFiles } from "../testing/content/sample-content.ts";
import { runChanges } from "./changes.ts";

/** Skips tests if git is not installed: without git there is no history to compare with. */
const test = base.skipIf(spawnSync("git", ["--version"]).error !== undefined);

/** Runs the command in this process and returns what it printed. */
async function run(args: string[]) {
  const out = vi.spyOn(console, "log").mockImplementation(() => {});
  const faults = vi.spyOn(console, "error").mockImplementation(() => {});
  const code = await runChanges(args);
  const stdout = out.mock.calls.map(([text]) => `${text}\n`).join("");
  const stderr = faults.mock.calls.map(([text]) => `${text}\n`).join("");
  vi.restoreAllMocks();
  return { code, stdout, text: stdout + stderr };
}

/** Creates a repository with the small site in `site/content`, in a single commit. */
async function repository() {
  const root = await createTestFolder();
  const content = join(root, "site", "content");
  for (const [path, text] of Object.entries(await createSampleFiles())) {
    await mkdir(join(content, path, ".."), { recursive: true });
    await writeFile(join(content, path), text);
  }
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.example", ...args], {
      cwd: root,
      encoding: "utf8",
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "first");
  const edit = async (path: string, from: string, to: string) => {
    const text = await readFile(join(content, path), "utf8");
    await writeFile(join(content, path), text.replace(from, to));
  };
  const changes = (...args: string[]) => run(["--content", content, ...args]);
  return { root, content, git, edit, changes };
}

test("compares the content with the last commit, without changing the index or working tree", async () => {
  const { changes, edit, git } = await repository();
  expect((await changes()).stdout).toBe("Nada mudou no conteúdo desde a última versão guardada.\n");
  await edit("plans.yaml", "price: 19", "price: 21");
  const { stdout, code } = await changes();
  expect(stdout).toMatchInlineSnapshot(`
    "Plano City: preço R$ 19 → R$ 21 (em /)

    1 mudança no conteúdo desde a última versão guardada.
    "
  `);
  expect(code).toBe(0);
  // Neither the index nor the working tree was touched.
  expect(git("status", "--porcelain").trim()).toBe("M site/content/plans.yaml");
});

test("ignores changed line endings of SVG images as git does, but not those of binary files", async () => {
  const { content, changes, git } = await repository();
  const shop = await readFile(join(content, "media/shop.svg"), "utf8");
  const wheel = shop.replaceAll(">", ">\n");
  for (const name of ["wheel", "shop"]) await writeFile(join(content, `media/${name}.svg`), wheel);
  await writeFile(join(content, "media/list.csv"), "a;b\r\n1;2\r\n");
  await writeFile(join(content, "media/photo.png"), "\0\r\n");
  await writeFile(join(content, "../.gitattributes"), "*.csv -text\n");
  git("add", "--all");
  git("commit", "--quiet", "--message", "media");
  const none = "Nada mudou no conteúdo desde a última versão guardada.\n";
  // With this setting git writes "\r
  // " into new files. The working tree has "
  // ".
  git("config", "core.autocrlf", "true");
  expect((await changes()).stdout).toBe(none);
  // One picture has "\r
  // ". All others have "
  // ", whatever git would write.
  await writeFile(join(content, "media/wheel.svg"), wheel.replaceAll("\n", "\r\n"));
  for (const setting of ["true", "input"]) {
    git("config", "core.autocrlf", setting);
    expect((await changes()).stdout).toBe(none);
    expect((await changes("HEAD", "HEAD")).stdout).toContain("Nada mudou");
  }
  // The attributes mark these files as binary, and pictures are never text.
  await writeFile(join(content, "media/list.csv"), "a;b\n1;2\n");
  await writeFile(join(content, "media/photo.png"), "\0\n");
  await writeFile(join(content, "media/shop.svg"), wheel.replace("<svg", "<svg "));
  const { stdout } = await changes("--json");
  const files = JSON.parse(stdout).changes.map(({ file }: { file: string }) => file);
  expect(files).toEqual(["media/list.csv", "media/photo.png", "media/shop.svg"]);
  expect(git("diff", "--name-only", "HEAD").match(/media.*/g)).toEqual(files);
});

test("never passes a revision to git as an option", async () => {
  const { root, changes } = await repository();
  const trace = join(root, "trace");
  vi.stubEnv("GIT_TRACE", trace);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, text } = await changes("--", "--all");
  expect([code, text]).toEqual([2, expect.stringContaining("--all")]);
  await changes("HEAD");
  const calls = await readFile(trace, "utf8");
  expect(calls).toContain("--end-of-options '--all^{commit}'");
  expect(calls).toMatch(/read-tree --end-of-options [0-9a-f]{40}/);
});

test("compares two revisions with each other, as JSON", async () => {
  const { changes, edit, git } = await repository();
  await edit("plans.yaml", "price: 19", "price: 21");
  git("commit", "--all", "--quiet", "--message", "second");
  await edit("plans.yaml", "price: 21", "price: 99");
  const { stdout } = await changes("HEAD~1", "HEAD", "--json");
  expect(JSON.parse(stdout)).toEqual({
    changes: [
      {
        file: "plans.yaml",
        path: "/0/price",
        before: 19,
        after: 21,
        routes: ["/"],
        sentences: ["Plano City: preço R$ 19 → R$ 21 (em /)"],
      },
    ],
  });
});

test("leaves nothing in the temporary folder", async () => {
  const { changes } = await repository();
  const left = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith("prelo-revision-"));
  const before = await left();
  await changes();
  expect(await left()).toEqual(before);
});

test("explains an unknown revision, a folder without git history and an excess argument", async () => {
  const { changes, root } = await repository();
  expect(await changes("nothing")).toMatchObject({
    code: 2,
    text: 'Não existe a versão "nothing" no histórico.\n',
  });
  const stray = join(await createTestFolder(), "content");
  await cp(join(root, "site", "content"), stray, { recursive: true });
  expect((await run(["--content", stray])).text).toBe(
    "Esta pasta não tem histórico (git), por isso não há com o que comparar.\n",
  );
  expect((await changes("a", "b", "c")).text).toContain('Não entendi "c".');
});
