import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../command.ts";
import { gitAsDeveloper } from "../studio/git-folder.ts";
import { type Account, type GithubServer, serveGithub } from "./github-server.ts";

/** A repository on the stand-in, and what others do with it. */
export interface GithubSite extends GithubServer {
  /** The bare repository on the disk. */
  place: string;
  git(...args: string[]): string;
  /** What a file says on a branch, by its path from the top of the repository. */
  textAt(path: string, branch?: string): string;
  /** Paths that differ between two commits. */
  changed(from: string, to: string): string[];
  /** Somebody pushes files from a clone of their own; `null` takes one away. */
  pushAsOther(files: Readonly<Record<string, string | null>>, words?: string): Promise<void>;
}

/** The two who have accounts there, by their tokens. */
export const tokens = { celia: "github_pat_celia0000", ana: "github_pat_ana0000" };

const accountsByToken: Record<string, Account> = {
  [tokens.celia]: { login: "celia-souza", name: "Célia Souza" },
  [tokens.ana]: { login: "ana", name: "Ana Lima" },
};

/** The name of the repository. */
export const siteName = "aurora/site";

/**
 * Puts files into a repository and serves it as GitHub does.
 *
 * @param source texts by their paths, or a folder of which `content` comes
 */
export async function githubSite(
  source: Readonly<Record<string, string>> | string,
  accounts: Readonly<Record<string, Account>> = accountsByToken,
): Promise<GithubSite> {
  const root = await temporaryFolder();
  const [place, first] = [join(root, "site.git"), join(root, "first")];
  gitAsDeveloper(root)("init", "--quiet", "--bare", "--initial-branch=main", place);
  gitAsDeveloper(root)("clone", "--quiet", place, first);
  if (typeof source === "string") await cp(source, join(first, "content"), { recursive: true });
  else await writeAll(first, source);
  const own = gitAsDeveloper(first);
  own("checkout", "--quiet", "-B", "main");
  own("add", "--all");
  own("commit", "--quiet", "--message", "O site", "--author", "Célia Souza <c@c.example>");
  own("push", "--quiet", "origin", "main");
  const git = gitAsDeveloper(place);
  const served = await serveGithub({ folder: place, name: siteName, branch: "main", accounts });
  return Object.assign(served, {
    place,
    git,
    textAt: (path: string, branch = "main") => git("show", `${branch}:${path}`),
    changed: (from: string, to: string) =>
      git("-c", "core.quotepath=false", "diff", "--name-only", from, to)
        .split("\n")
        .filter(Boolean),
    pushAsOther: async (
      files: Readonly<Record<string, string | null>>,
      words = "Mudança de Ana",
    ) => {
      const clone = join(await temporaryFolder(), "other");
      gitAsDeveloper(root)("clone", "--quiet", "--branch", "main", place, clone);
      await writeAll(clone, files);
      const other = gitAsDeveloper(clone);
      other("add", "--all");
      other("commit", "--quiet", "--message", words, "--author", "Ana Lima <ana@c.example>");
      other("push", "--quiet");
    },
  });
}

async function writeAll(folder: string, files: Readonly<Record<string, string | null>>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    if (text === null) await rm(file);
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

/** A text of a folder with one place in other words. */
export async function replaceInFile(file: string, old: string, now: string): Promise<string> {
  const text = await readFile(file, "utf8");
  if (!text.includes(old)) throw new Error(`${file} does not say ${old}`);
  return text.replace(old, now);
}
