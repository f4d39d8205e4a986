import { appendFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firstPack } from "../../theme/packs/pack-names.ts";
import { runCommand, temporaryFolder } from "../command.ts";
import { cleanClone } from "../pipelines/clean-clone.ts";
import { hasGit } from "../studio/git-folder.ts";

/** Compares two kinds of blocks with the parent of the commit in a folder. */
async function compared(folder: string) {
  const args = ["--blocks", "--width", "360", "quote", "notice", firstPack];
  const { code, text } = await runCommand("screenshots", args, {}, folder);
  return { code, lines: text.trim().split("\n") };
}

test.runIf(hasGit)(
  "of two kinds of blocks the one whose style changed since the parent commit is found, the other is equal",
  async () => {
    const { folder, commit, git } = await cleanClone();
    const more =
      "\n@layer blocks {\n  .quote figcaption {\n    padding-top: var(--space-9);\n  }\n}\n";
    await appendFile(join(folder, "src/blocks/quote/quote.css"), more);
    commit("second");
    const { code, lines } = await compared(folder);
    // Light and dark.
    const looks = 2;
    expect(code, lines.join("\n")).toBe(0);
    expect(
      lines.filter((line) => line.startsWith("changed")).map((line) => line.split(":")[0]),
    ).toEqual(["changed  quote"]);
    expect(lines.at(-1)).toContain(`${looks} of ${looks * 2} pictures differ`);
    const pictures = await readdir(join(folder, ".cache/compared-blocks"));
    const ofQuotes = pictures.filter((name) => name.startsWith("quote-"));
    expect(ofQuotes).toHaveLength(looks * 3);
    expect(pictures.filter((name) => !ofQuotes.includes(name))).toEqual(["index.html"]);
    // Nothing of the other checkout is left.
    expect(git("worktree", "list", "--porcelain").match(/^worktree /gm)).toHaveLength(1);
  },
  600_000,
);

test.runIf(hasGit)(
  "a clone without a parent commit says so, and compares nothing",
  async () => {
    const { folder, git } = await cleanClone();
    const shallow = join(await temporaryFolder(), "shallow");
    git("commit", "--quiet", "--allow-empty", "--message", "second");
    git("clone", "--quiet", "--depth", "1", `file://${folder}`, shallow);
    const { code, lines } = await compared(shallow);
    expect(lines).toEqual(["There is no commit HEAD^ here: nothing was compared."]);
    expect(code).toBe(0);
  },
  300_000,
);
