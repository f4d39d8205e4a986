import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../../../testing/command.ts";
import { hasGit } from "../../../testing/studio/git-folder.ts";
import { fetchBranch, findRemoteBranch } from "./remote-branch.ts";

test.skipIf(!hasGit)(
  "rejects a remote whose name is a git option, and does not run it",
  async () => {
    const root = await createTestFolder();
    const mark = join(root, "ran");
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
        cwd: root,
      });
    git("init", "--quiet");
    git("commit", "--quiet", "--allow-empty", "--message", "a");
    const remote = `--upload-pack=touch ${mark};`;
    git("config", `remote.${remote}.url`, root);
    expect(await findRemoteBranch({ root })).toBeUndefined();
    const route = { remote, branch: "main", trackingRef: "refs/remotes/x/main" };
    await fetchBranch({ root }, route);
    expect(existsSync(mark)).toBe(false);
  },
);
