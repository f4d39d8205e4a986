import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { engineRules } from "../../check/engine-rules.ts";
import type { VersionedPath } from "../../studio/backend-contract/files.ts";
import type { CommitRequest, ContentGitStatus } from "../../studio/backend-contract/history.ts";
import { createGitHistory } from "../../studio/git/history.ts";
import { createTestFolder } from "../command.ts";

/** Whether git is installed. Tests of the version history are skipped without it. */
export const hasGit = spawnSync("git", ["--version"]).error === undefined;

/** Variables that make git ignore the configuration of the person who runs the tests. */
const isolatedEnv = {
  GIT_CONFIG_GLOBAL: process.platform === "win32" ? "NUL" : "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
};

/** Returns a function that runs git as a developer and returns its output. */
export function createDeveloperGit(folder: string, env: NodeJS.ProcessEnv = {}) {
  return (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@d.example", ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...isolatedEnv, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
}

/** A content folder in git, and its history as the studio sees it. */
export interface GitFolder {
  top: string;
  content: string;
  git(...args: string[]): string;
  history: ReturnType<typeof createGitHistory>;
  write(path: string, text: string): Promise<void>;
  text(path: string): Promise<string>;
  state(): Promise<ContentGitStatus>;
  /** Commits all uncommitted changes. */
  commitAll(
    more?: Partial<CommitRequest>,
  ): ReturnType<ReturnType<typeof createGitHistory>["commit"]>;
}

/**
 * Creates a git repository with a content folder and one commit.
 *
 * @param below path of the content in the repository; its root by default
 */
export async function createGitFolder(
  below = "",
  files: Readonly<Record<string, string>> = { "site.yaml": "name: A\n" },
): Promise<GitFolder> {
  const top = join(await createTestFolder(), "site");
  const content = join(top, below);
  const git = createDeveloperGit(top);
  const made = createFolderOperations(top, content, git);
  for (const [path, text] of Object.entries(files)) await made.write(path, text);
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Célia Souza");
  git("config", "user.email", "celia@c.example");
  git("add", "--all");
  git("commit", "--quiet", "--message", "primeira", "--author", "Célia Souza <celia@c.example>");
  return made;
}

/** Returns functions that use a folder, whether or not it is a git repository. */
export function createFolderOperations(
  top: string,
  content: string,
  git = createDeveloperGit(top),
): GitFolder {
  const history = createGitHistory(content, engineRules.collections);
  const state = async () => {
    const found = await history.state();
    if (found.kind === "refused") throw new Error(found.message);
    return found;
  };
  return {
    top,
    content,
    git,
    history,
    state,
    async write(path, text) {
      await mkdir(dirname(join(content, path)), { recursive: true });
      await writeFile(join(content, path), text);
    },
    text: (path) => readFile(join(content, path), "utf8"),
    async commitAll(more = {}) {
      const { base, unkept } = await state();
      const files = unkept.map(({ path, version }): VersionedPath => ({ path, version }));
      return history.commit({ base, files, summary: "Novo nome", details: "- nome: B", ...more });
    },
  };
}
