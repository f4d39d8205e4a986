import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { test as base, expect } from "vitest";
import "../../testing/seed.ts";
import { createGitFolder, type GitFolder, hasGit } from "../../testing/studio/git-folder.ts";

const test = base.skipIf(!hasGit);

const inContent = ["site.yaml", "faq.yaml", "pages/ação.yaml", "media/a b.csv"];
const beside = ["program.js", "content.js"];
const paths = [...inContent.map((path) => `content/${path}`), ...beside];

/** The state of a file on disk and in the index, and whether the commit has it. */
interface Standing {
  isOld: boolean;
  staged: "as it was" | "other" | "gone" | "as on the disk";
  disk: "as it was" | "changed" | "gone";
}

const standing: fc.Arbitrary<Standing> = fc.record({
  isOld: fc.boolean(),
  staged: fc.constantFrom("as it was", "other", "gone", "as on the disk"),
  disk: fc.constantFrom("as it was", "changed", "gone"),
});

async function put(place: string, text: string | undefined): Promise<void> {
  if (text === undefined) await rm(place, { force: true });
  else await writeFile(place, text);
}

/** Puts each file into its state. */
async function arrange({ top, git, write }: GitFolder, all: readonly Standing[]): Promise<void> {
  await Promise.all(inContent.map((path) => write(path, "a: 1\n")));
  for (const [at, path] of paths.entries()) {
    await put(join(top, path), all[at]?.isOld ? "a: 1\n" : undefined);
  }
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "old");
  for (const [at, path] of paths.entries()) {
    const { isOld, staged, disk } = all[at] ?? {
      isOld: true,
      staged: "as it was",
      disk: "as it was",
    };
    const old = isOld ? "a: 1\n" : undefined;
    const now = disk === "changed" ? "a: 3\n" : disk === "gone" ? undefined : old;
    const texts = { "as it was": old, other: "a: 2\n", gone: undefined, "as on the disk": now };
    await put(join(top, path), texts[staged]);
    if (existsSync(join(top, path)) || old !== undefined) git("add", "--all", "--", path);
    await put(join(top, path), now);
  }
}

/** Returns the text of a file in the last commit; `undefined` if the commit does not have it. */
function inCommit({ git }: GitFolder, path: string): string | undefined {
  const isThere = git("ls-tree", "HEAD", "--", path) !== "";
  return isThere ? git("show", `HEAD:${path}`) : undefined;
}

async function onDisk({ top }: GitFolder, path: string): Promise<string | undefined> {
  return readFile(join(top, path), "utf8").catch(() => undefined);
}

test("leaves HEAD, the index and the status unchanged if a hook fails, whatever is staged", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(...paths.map(() => standing)), async (all) => {
      const folder = await createGitFolder("content");
      await arrange(folder, all);
      const { git, commitAll, top } = folder;
      const hook = join(top, ".git/hooks/pre-commit");
      await mkdir(dirname(hook), { recursive: true });
      await writeFile(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
      const state = () => ["ls-files --stage", "rev-parse HEAD", "status --porcelain"].map(ask);
      const ask = (words: string) => git(...words.split(" "));
      const before = state();
      expect(await commitAll()).toMatchObject({
        code: expect.stringMatching(/^(?:not-kept|nothing-new)$/),
      });
      expect(state()).toEqual(before);
    }),
    { numRuns: 15 },
  );
}, 60_000);

test("commits the content as on the disk, and leaves other staged files alone, whatever is staged", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(...paths.map(() => standing)), async (all) => {
      const folder = await createGitFolder("content");
      await arrange(folder, all);
      const { git, commitAll } = folder;
      const staged = () => git("diff", "--cached", "--no-renames", "--raw", "--", ...beside);
      const disks = () => Promise.all(paths.map((path) => onDisk(folder, path)));
      const before = { head: git("rev-parse", "HEAD"), staged: staged(), disks: await disks() };
      const answer = await commitAll();
      expect({ staged: staged(), disks: await disks() }).toEqual({
        staged: before.staged,
        disks: before.disks,
      });
      if (answer.kind === "refused") {
        expect(answer.code).toBe("nothing-new");
        expect(git("rev-parse", "HEAD")).toBe(before.head);
      } else expect(git("rev-parse", "HEAD^")).toBe(before.head);
      for (const path of inContent.map((each) => `content/${each}`)) {
        expect(inCommit(folder, path), path).toBe(await onDisk(folder, path));
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
