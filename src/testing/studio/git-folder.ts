import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { engineRules } from "../../check/engine-rules.ts";
import { createGitHistory } from "../../studio/git/history.ts";
import type { FileVersion } from "../../studio/hosts/contract/files.ts";
import type { CommitRequest, HistoryState } from "../../studio/hosts/contract/history.ts";
import { temporaryFolder } from "../command.ts";

/** Without git there are no versions: such tests are left out then. */
export const hasGit = spawnSync("git", ["--version"]).error === undefined;

/** Nothing of the person who runs the tests reaches a repository of theirs. */
const isolatedEnv = {
  GIT_CONFIG_GLOBAL: process.platform === "win32" ? "NUL" : "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
};

/** Runs git as a developer does, and gives what it prints. */
export function gitAsDeveloper(folder: string, env: NodeJS.ProcessEnv = {}) {
  return (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@d.example", ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...isolatedEnv, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
}

/** A folder with content in git, and the versions of it as the studio has them. */
export interface GitFolder {
  top: string;
  content: string;
  git(...args: string[]): string;
  history: ReturnType<typeof createGitHistory>;
  write(path: string, text: string): Promise<void>;
  text(path: string): Promise<string>;
  state(): Promise<HistoryState>;
  /** Keeps all that is not kept. */
  commitAll(
    more?: Partial<CommitRequest>,
  ): ReturnType<ReturnType<typeof createGitHistory>["commit"]>;
}

/** @param below where the content lies in the repository; its top unless told */
export async function gitFolder(
  below = "",
  files: Readonly<Record<string, string>> = { "site.yaml": "name: A\n" },
): Promise<GitFolder> {
  const top = join(await temporaryFolder(), "site");
  const content = join(top, below);
  const git = gitAsDeveloper(top);
  const made = gitIn(top, content, git);
  for (const [path, text] of Object.entries(files)) await made.write(path, text);
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Célia Souza");
  git("config", "user.email", "celia@c.example");
  git("add", "--all");
  git("commit", "--quiet", "--message", "primeira", "--author", "Célia Souza <celia@c.example>");
  return made;
}

/** What there is to do with a folder, whether or not git knows it. */
export function gitIn(top: string, content: string, git = gitAsDeveloper(top)): GitFolder {
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
      const files = unkept.map(({ path, version }): FileVersion => ({ path, version }));
      return history.commit({ base, files, summary: "Novo nome", details: "- nome: B", ...more });
    },
  };
}
