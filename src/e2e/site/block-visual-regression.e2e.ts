import { appendFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { copyWorkingTree } from "../../testing/pipelines/working-tree-copy.ts";
import { hasGit } from "../../testing/studio/git-folder.ts";
import { firstPack } from "../../theme/packs/pack-names.ts";

/**
 * Compares blocks at phone width with those of the parent commit. Returns the exit code and the
 * report.
 */
async function compared(words: readonly string[], folder?: string) {
  const args = ["--blocks", "--width", "360", ...words];
  const { code, text } = await runCliCommand("screenshots", args, {}, folder);
  return { code, lines: text.trim().split("\n") };
}

test.runIf(hasGit)(
  "renders every block in every variant and style without failures",
  async ({ skip }) => {
    const { code, lines } = await compared([]);
    const last = lines.at(-1) ?? "";
    skip(last.endsWith("nothing was compared."), last);
    // Blocks may look different on purpose. Print the report for reviewers.
    console.log(lines.join("\n"));
    expect(lines.filter((line) => line.startsWith("failed"))).toEqual([]);
    expect([0, 1], lines.join("\n")).toContain(code);
    expect(Number(/ of (\d+) pictures/.exec(last)?.[1])).toBeGreaterThan(200);
  },
  600_000,
);

test.runIf(hasGit)(
  "reports a block whose style changed since the parent commit, and a block that throws",
  async () => {
    const { folder, commit, git } = await copyWorkingTree();
    const more =
      "\n@layer blocks {\n  .quote figcaption {\n    padding-top: var(--space-9);\n  }\n}\n";
    await appendFile(join(folder, "src/blocks/quote/quote.css"), more);
    commit("second");
    const { code, lines } = await compared(["quote", "notice", firstPack], folder);
    // Three variants, each in light and dark.
    const looks = 6;
    expect(code, lines.join("\n")).toBe(1);
    expect(
      lines.filter((line) => line.startsWith("changed")).map((line) => line.split(":")[0]),
    ).toEqual(["changed  quote.large", "changed  quote.beside", "changed  quote.plain"]);
    expect(lines.at(-1)).toContain(`${looks} of ${looks + 2} pictures differ`);
    const pictures = await readdir(join(folder, ".cache/compared-blocks"));
    const ofQuotes = pictures.filter((name) => name.startsWith("quote."));
    expect(ofQuotes).toHaveLength(looks * 3);
    expect(pictures.filter((name) => !ofQuotes.includes(name))).toEqual(["index.html"]);
    // The temporary worktree has been removed.
    expect(git("worktree", "list", "--porcelain").match(/^worktree /gm)).toHaveLength(1);

    await writeFile(
      join(folder, "src/blocks/notice/notice.tsx"),
      "export function Notice(): never {\n  throw new Error();\n}\n",
    );
    const broken = await compared(["notice", firstPack], folder);
    expect(broken.code, broken.lines.join("\n")).toBe(2);
    expect(broken.lines.filter((line) => line.startsWith("failed"))).toEqual(
      ["light", "dark"].map(
        (scheme) => `failed   notice: ${firstPack}-360-${scheme}, its frame answers 500`,
      ),
    );
  },
  600_000,
);

test.runIf(hasGit)(
  "compares nothing and reports it if the clone has no parent commit",
  async () => {
    const { folder, git } = await copyWorkingTree();
    const shallow = join(await createTestFolder(), "shallow");
    git("commit", "--quiet", "--allow-empty", "--message", "second");
    git("clone", "--quiet", "--depth", "1", `file://${folder}`, shallow);
    const { code, lines } = await compared(["quote", "notice", firstPack], shallow);
    expect(lines).toEqual(["There is no commit HEAD^ here: nothing was compared."]);
    expect(code).toBe(0);
  },
  300_000,
);
