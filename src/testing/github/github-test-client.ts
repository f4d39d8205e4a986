import { onTestFinished } from "vitest";
import { engineRules } from "../../check/engine-rules.ts";
import type { VersionedPath } from "../../studio/backend-contract/files.ts";
import { createGithubClient } from "../../studio/hosts/github/api/client.ts";
import { createGithubBackend, type GithubBackend } from "../../studio/hosts/github/backend.ts";
import {
  type BlobStore,
  createMemoryBlobStore,
} from "../../studio/hosts/github/files/blob-store.ts";
import { createZip } from "../../studio/hosts/local/export-zip.ts";
import { MemoryBackend } from "../studio/memory-backend.ts";
import { type GithubSite, tokens } from "./github-site.ts";

/** One user of the studio's GitHub backend, connected to the stub server. */
export interface GithubTestClient {
  host: GithubBackend;
  /** Returns the texts of the content, as the backend lists them. */
  texts(): Promise<Record<string, string>>;
  /** Replaces the current version of a text, or creates it; `null` deletes the file. */
  write(path: string, text: string | null): ReturnType<GithubBackend["write"]>;
  /** Commits all uncommitted changes and pushes them. */
  publish(
    words?: string,
    isMine?: boolean,
  ): ReturnType<NonNullable<GithubBackend["history"]>["push"]>;
  commitAll(words?: string): Promise<{ kind: string }>;
}

export interface TestClientOptions {
  who?: keyof typeof tokens;
  prefix?: string;
  blobs?: BlobStore;
  kept?: BlobStore;
  wait?: number;
  pause?: number;
  now?(): number;
  check?(texts: ReadonlyMap<string, string>): Promise<string | undefined>;
}

const accounts = {
  celia: { login: "celia-souza", who: "Célia Souza" },
  ana: { login: "ana", who: "Ana Lima" },
};

/** Creates the GitHub backend of one user's browser. It closes when the test ends. */
export function createTestClient(
  site: GithubSite,
  options: TestClientOptions = {},
): GithubTestClient {
  const { who = "celia", prefix = "content/", wait = 0, pause, now, check } = options;
  const [owner = "", repository = ""] = "aurora/site".split("/");
  const host = createGithubBackend({
    api: createGithubClient({ token: tokens[who], address: site.address, now }),
    location: { owner, repository, branch: "main", prefix, ...accounts[who] },
    collections: engineRules.collections,
    journal: new MemoryBackend({}).journal,
    blobs: options.blobs ?? createMemoryBlobStore(),
    kept: options.kept ?? createMemoryBlobStore(),
    createZip: (files) => createZip(toZipEntries(files)),
    ...{ wait, pause },
  });
  if (check) host.setContentValidator?.(check);
  onTestFinished(() => host.close());
  return toTestClient(host);
}

async function* toZipEntries(files: ReadonlyMap<string, Uint8Array>) {
  const modified = new Date("2026-01-01");
  for (const [path, bytes] of files) yield { path, bytes, modified };
}

function toTestClient(host: GithubBackend): GithubTestClient {
  const { history } = host;
  if (!history) throw new Error("no history");
  const keepAll = async (summary = "Novo preço") => {
    const state = await history.state();
    if (state.kind === "refused") return state;
    const { base, unkept } = state;
    const files = unkept.map(({ path, version }): VersionedPath => ({ path, version }));
    return history.commit({ base, files, summary, details: "" });
  };
  return {
    host,
    commitAll: keepAll,
    async texts() {
      const all = await host.readAll();
      if (all.kind === "refused") throw new Error(all.message);
      return Object.fromEntries(all.files.map(({ path, text }) => [path, text]));
    },
    async write(path, text) {
      const found = await host.read(path);
      if (found.kind === "refused") return found;
      const expect = found.kind === "text" ? found.version : null;
      return host.write([{ path, text, expect }]);
    },
    async publish(words, isMine) {
      await keepAll(words);
      return history.push(isMine);
    },
  };
}
