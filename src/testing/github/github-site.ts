import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../command.ts";
import { gitAsDeveloper } from "../studio/git-folder.ts";
import { type Account, type GithubServer, serveGithub } from "./github-server.ts";

/** A repository on the stub server, and what other people do to it. */
export interface GithubSite extends GithubServer {
  /** Path of the bare repository. */
  place: string;
  git(...args: string[]): string;
  /** The text of a file on a branch; the path starts at the repository's root. */
  textAt(path: string, branch?: string): string;
  /** Paths that differ between two commits. */
  changed(from: string, to: string): string[];
  /** Pushes files from another clone; `null` deletes one. */
  pushAsOther(files: Readonly<Record<string, string | null>>, words?: string): Promise<void>;
}

/** The tokens of the two accounts. */
export const tokens = { celia: "github_pat_celia0000", ana: "github_pat_ana0000" };

const accountsByToken: Record<string, Account> = {
  [tokens.celia]: { login: "celia-souza", name: "Célia Souza" },
  [tokens.ana]: { login: "ana", name: "Ana Lima" },
};

/** `owner/name` of the repository. */
export const siteName = "aurora/site";

/**
 * Commits files to a repository and serves it as GitHub does.
 *
 * @param source texts by path, or a folder whose `content` is used
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

/** The text of a file with one part replaced. */
export async function replaceInFile(file: string, old: string, now: string): Promise<string> {
  const text = await readFile(file, "utf8");
  if (!text.includes(old)) throw new Error(`${file} does not say ${old}`);
  return text.replace(old, now);
}
