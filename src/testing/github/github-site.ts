import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createTestFolder } from "../command.ts";
import { createDeveloperGit } from "../studio/git-folder.ts";
import { type GithubAccount, type GithubServer, serveGithub } from "./github-server.ts";

/** A repository on the stub server, with functions that act as other people. */
export interface GithubSite extends GithubServer {
  /** Path of the bare repository. */
  place: string;
  git(...args: string[]): string;
  /** Returns the text of a file on a branch; the path starts at the repository's root. */
  textAt(path: string, branch?: string): string;
  /** Lists the paths that differ between two commits. */
  changed(from: string, to: string): string[];
  /** Pushes files from another clone; `null` deletes one. */
  pushAsOther(files: Readonly<Record<string, string | null>>, words?: string): Promise<void>;
}

/** The tokens of the two accounts. */
export const tokens = { celia: "github_pat_celia0000", ana: "github_pat_ana0000" };

const accountsByToken: Record<string, GithubAccount> = {
  [tokens.celia]: { login: "celia-souza", name: "Célia Souza" },
  [tokens.ana]: { login: "ana", name: "Ana Lima" },
};

/** `owner/name` of the repository. */
export const siteName = "aurora/site";

/**
 * Commits files to a new repository and serves it from the stub of GitHub.
 *
 * @param source texts by path, or a content folder, which is copied to `content`
 */
export async function createGithubSite(
  source: Readonly<Record<string, string>> | string,
  accounts: Readonly<Record<string, GithubAccount>> = accountsByToken,
): Promise<GithubSite> {
  const root = await createTestFolder();
  const [place, first] = [join(root, "site.git"), join(root, "first")];
  createDeveloperGit(root)("init", "--quiet", "--bare", "--initial-branch=main", place);
  createDeveloperGit(root)("clone", "--quiet", place, first);
  if (typeof source === "string") await cp(source, join(first, "content"), { recursive: true });
  else await writeFiles(first, source);
  const own = createDeveloperGit(first);
  own("checkout", "--quiet", "-B", "main");
  own("add", "--all");
  own("commit", "--quiet", "--message", "O site", "--author", "Célia Souza <c@c.example>");
  own("push", "--quiet", "origin", "main");
  const git = createDeveloperGit(place);
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
      const clone = join(await createTestFolder(), "other");
      createDeveloperGit(root)("clone", "--quiet", "--branch", "main", place, clone);
      await writeFiles(clone, files);
      const other = createDeveloperGit(clone);
      other("add", "--all");
      other("commit", "--quiet", "--message", words, "--author", "Ana Lima <ana@c.example>");
      other("push", "--quiet");
    },
  });
}

async function writeFiles(folder: string, files: Readonly<Record<string, string | null>>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    if (text === null) await rm(file);
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

/**
 * Returns the text of a file with the first occurrence of a part replaced. Throws if the part is
 * missing.
 */
export async function readFileWithReplacement(
  file: string,
  old: string,
  now: string,
): Promise<string> {
  const text = await readFile(file, "utf8");
  if (!text.includes(old)) throw new Error(`${file} does not say ${old}`);
  return text.replace(old, now);
}
