import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { buildVersionFile } from "../../builder/artifacts/content-hash.ts";
import { createAuthority } from "../browser/certificate.ts";
import { createTestFolder } from "../command.ts";
import { createDeveloperGit } from "../studio/git-folder.ts";

/** The remote of a site, and the live site built from it. */
export interface PublishedSite {
  /** Path of the bare repository, which is the remote. */
  place: string;
  /** The live address. */
  url: string;
  /** Path of the certificate of the test CA, for NODE_EXTRA_CA_CERTS. */
  authority: string;
  /** Whether pushes rebuild the live site. */
  building: { isOn: boolean };
  /** Returns the text of a content file in the remote. */
  textAt(path: string): string;
  /**
   * Replaces `old` with `now` in a content file and pushes the change from another person's clone.
   */
  pushAsOther(path: string, old: string, now: string): Promise<void>;
}

/**
 * Commits a content folder and pushes the commit to a bare repository. Serves the version data of
 * the live site over https: that of the latest pushed commit, or the previous data while
 * `building.isOn` is false.
 */
export async function publishSite(content: string, owner = "Célia Souza"): Promise<PublishedSite> {
  const root = await createTestFolder();
  const place = join(root, "place.git");
  const building = { isOn: true };
  const authority = join(root, "authority.pem");
  const there = createDeveloperGit(root);
  there("init", "--quiet", "--bare", "--initial-branch=main", place);
  const url = await serveVersionData({ place, root, authority, building });
  const site = join(content, "site.yaml");
  await writeFile(site, (await readFile(site, "utf8")).replace(/^url: .*$/m, `url: ${url}`));
  const git = createDeveloperGit(dirname(content));
  git("init", "--quiet", "--initial-branch=main");
  if (owner) git("config", "user.name", owner);
  git("add", "content");
  git("commit", "--quiet", "--message", "O site", "--author", "Célia Souza <c@c.example>");
  git("remote", "add", "origin", place);
  git("push", "--quiet", "origin", "main");
  const at = (path: string) => createDeveloperGit(place)("show", `main:content/${path}`);
  const otherSends: PublishedSite["pushAsOther"] = async (path, old, now) => {
    const clone = join(await createTestFolder(), "other");
    there("clone", "--quiet", "--branch", "main", place, clone);
    const file = join(clone, "content", path);
    const text = await readFile(file, "utf8");
    if (!text.includes(old)) throw new Error(`${path} does not say ${old}`);
    await writeFile(file, text.replace(old, now));
    const own = createDeveloperGit(clone);
    const author = ["--author", "Ana Lima <ana@c.example>"];
    own("commit", "--quiet", "--all", "--message", "Mudança de Ana", ...author);
    own("push", "--quiet");
  };
  return { place, url, authority, building, textAt: at, pushAsOther: otherSends };
}

interface LiveSiteOptions extends Pick<PublishedSite, "place" | "authority" | "building"> {
  root: string;
}

async function serveVersionData({
  place,
  root,
  authority,
  building,
}: LiveSiteOptions): Promise<string> {
  const vouching = createAuthority();
  await writeFile(authority, vouching.cert);
  let told = "";
  const server = createServer(vouching.issue("localhost"), (request, response) => {
    if (!request.url?.startsWith("/version.json")) return response.writeHead(404).end();
    void (building.isOn ? buildVersionData(place, root) : Promise.resolve(told)).then((now) => {
      told = now;
      response.end(told);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Checks out the latest commit, as a host does after a push, and returns its version data. */
async function buildVersionData(place: string, root: string): Promise<string> {
  const out = join(root, `built-${Math.random()}`);
  await mkdir(out);
  createDeveloperGit(place)(`--work-tree=${out}`, "checkout", "--force", "main", "--", ".");
  const { data } = buildVersionFile(join(out, "content"));
  await rm(out, { recursive: true });
  return String(data);
}
