import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createTestFolder } from "../command.ts";

/** A copy of the repository in a temporary folder, which is removed when the test ends. */
export interface WorkingTreeCopy {
  folder: string;
  /** Commits all changes in the clone, with this message. */
  commit(words: string): void;
  /** Runs git in the clone and returns its output. */
  git(...args: string[]): string;
}

/**
 * Creates a repository from this working tree. It has all files that git does not ignore, committed
 * or not.
 */
export async function copyWorkingTree(): Promise<WorkingTreeCopy> {
  const folder = join(await createTestFolder(), "site");
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const paths = execFileSync("git", listed, { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path), {
      errorOnExist: false,
      force: true,
      preserveTimestamps: false,
    });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const owner = ["-c", "user.name=Ana", "-c", "user.email=ana@firma.example"];
  const git = (...args: string[]) =>
    execFileSync("git", [...owner, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const commit = (words: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", words);
  };
  git("init", "--quiet", "--initial-branch=main");
  commit("first");
  return { folder, commit, git };
}
