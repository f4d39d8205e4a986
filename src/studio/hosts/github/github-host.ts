import type { Bytes } from "../../../load/files/files.ts";
import type { CollectionRules } from "../../../model/collections.ts";
import { browserRefusal } from "../../browser/browser-refusal.ts";
import type { WriteAnswer } from "../contract/host-files.ts";
import type { HostJournal } from "../contract/host-journal.ts";
import type { Refusal } from "../contract/refusal.ts";
import type { HostAccount, StudioHost } from "../contract/studio-host.ts";
import {
  type Change,
  checkEdits,
  checkPath,
  isRefusal,
  refusalOfBytes,
} from "../local/allowed/checked-edits.ts";
import { isFault } from "./api/api-fault.ts";
import { refusalOf } from "./api/fault-refusal.ts";
import { gitCalls, repositoryPath } from "./api/git-calls.ts";
import { blobName } from "./api/git-names.ts";
import type { GithubApi } from "./api/github-api.ts";
import { type Branches, draftBranch, openBranches } from "./draft/branches.ts";
import { type GroupedWrites, groupedWrites } from "./draft/grouped-writes.ts";
import type { Workplace } from "./draft/write-commit.ts";
import { followPublication } from "./history/follow-publication.ts";
import { githubHistory } from "./history/github-history.ts";
import type { BlobStore } from "./reading/blob-cache.ts";
import { commitReader, type Snapshot } from "./reading/commit-reader.ts";
import {
  type ContentSource,
  codeIn,
  findKept,
  isKind,
  listed,
  readBytes,
  readEverything,
  readKept,
  readText,
  readTexts,
} from "./reading/content-reads.ts";
import { watchBranches } from "./reading/watch-branches.ts";
import { githubWords } from "./words.pt-br.ts";

/** Where on GitHub a content lies, and who edits it. */
export interface GithubPlace {
  owner: string;
  repository: string;
  /** The branch of which the site is made. */
  branch: string;
  /** The content folder, with a `/` at its end; empty where it is the top. */
  prefix: string;
  login: string;
  /** What the person is called. */
  who: string;
}

export interface GithubHostOptions {
  api: GithubApi;
  place: GithubPlace;
  /** The lists of the site: each has a file that may be written. */
  collections: CollectionRules;
  journal: HostJournal;
  /** What was read, by its name; it may be emptied at any time. */
  blobs: BlobStore;
  /** Bytes that were kept beside the content; they must stay for ninety days. */
  kept: BlobStore;
  /** Makes one ZIP file of files by their paths. */
  pack(files: ReadonlyMap<string, Bytes>): Promise<Bytes>;
  account?: HostAccount;
  /** Signs in anew, where the token counts no more. */
  signInAgain?(): void;
  /** Milliseconds in which sets of files come together to one commit, and between two looks at the branches. */
  wait?: number;
  pause?: number;
}

/** A host over a repository on GitHub. */
export interface GithubHost extends StudioHost {
  /** Saves what waits, and asks nothing more. */
  close(): Promise<void>;
}

interface Parts extends Workplace, ContentSource {
  branches: Branches;
  writes: GroupedWrites;
  options: GithubHostOptions;
  /** Why a content is not to be live; told by whoever can check it. */
  check?(texts: ReadonlyMap<string, string>): Promise<string | undefined>;
}

/**
 * The content of a site in a repository on GitHub, over its REST API alone (no library: some twenty calls are asked
 * for, and a library for all has more bytes than the studio). Versions of files are the names that git gives to their
 * bytes. What is written goes to a branch of its own (`draftBranch`); publishing brings it to the site's.
 */
export function createGithubHost(options: GithubHostOptions): GithubHost {
  const parts = partsOf(options);
  const { writes } = parts;
  const watching = watchBranches(parts, options.pause);
  const isKnown = (path: string) => !isRefusal(checkPath(path, options.collections));
  const isText = (path: string) => isKind(options, path, "text");
  const write = async (changes: readonly Change[]): Promise<WriteAnswer> => {
    const answer = await writes.write(changes);
    if (answer.kind === "written") watching.tellOwn();
    return answer;
  };
  return {
    list: () =>
      withHead(parts, async ({ files }) => ({ kind: "files", files: listed(files, isKnown) })),
    read: (path) => withHead(parts, (head) => readText(parts, head, path)),
    readAll: () => withHead(parts, (head) => readTexts(parts, head, isText)),
    readBytes: (path) => withHead(parts, (head) => readBytes(parts, head, path)),
    async write(edits) {
      const changes = await checkEdits(edits, options.collections, (name) =>
        findKept(options, name),
      );
      return isRefusal(changes) ? changes : write(changes);
    },
    async writeBytes(path, bytes, expect) {
      const refused = await refusalOfBytes(path, bytes, options.collections);
      return refused ?? write([{ path, bytes, expect }]);
    },
    async keep(path, bytes) {
      const refused = await refusalOfBytes(path, bytes, options.collections);
      if (refused) return refused;
      const version = await blobName(bytes);
      return options.kept.keep(version, bytes).then(
        () => ({ kind: "bytes-kept", version }),
        (error: unknown) => browserRefusal(error, path),
      );
    },
    readKept: (path, version) => readKept(parts, path, version),
    watch: watching.watch,
    reach: (tell) => options.api.onReach(tell),
    get away() {
      const fault = options.api.fault();
      return fault && githubWords.faults(fault);
    },
    get regain() {
      const { signInAgain: ask } = options;
      const isOver = options.api.fault()?.fault === "token";
      return isOver && ask ? { label: githubWords.signInAgain, ask } : undefined;
    },
    codeVersions: () => withHead(parts, async (head) => codeIn(head)),
    checkWith: (check) => {
      parts.check = check;
    },
    account: options.account,
    journal: options.journal,
    history: githubHistory({
      ...parts,
      isKnown,
      isText,
      ...publishing(parts, isText),
      onMoved: watching.tellOwn,
    }),
    exportAll: () => withHead(parts, (head) => exportAll(parts, head)),
    close: async () => {
      watching.close();
      await writes.flush();
    },
  };
}

function partsOf(options: GithubHostOptions): Parts {
  const { api, place, blobs } = options;
  const git = gitCalls(api, repositoryPath(place.owner, place.repository));
  const reader = commitReader(git, place.prefix);
  const names = { published: place.branch, draft: draftBranch(place.login) };
  const branches = openBranches({ git, reader }, names);
  const workplace = { git, reader, blobs, branches, names, prefix: place.prefix };
  const { kept, collections } = options;
  return {
    ...{ ...workplace, kept, collections, options },
    writes: groupedWrites(workplace, options.wait),
  };
}

function publishing(parts: Parts, isText: (path: string) => boolean) {
  const { api, place } = parts.options;
  const home = `https://github.com/${place.owner}/${place.repository}`;
  const { published, draft } = parts.names;
  return {
    who: place.who,
    proposal: `${home}/compare/${published}...${draft}?expand=1`,
    follow: followPublication(api, {
      repository: repositoryPath(place.owner, place.repository),
      branch: published,
      home: `${home}/actions`,
    }),
    check: async (snapshot: Snapshot) => {
      if (!parts.check) return undefined;
      const all = await readTexts(parts, snapshot, isText);
      if (all.kind === "refused") return all.message;
      return parts.check(new Map(all.files.map(({ path, text }) => [path, text])));
    },
  };
}

async function withHead<Answer>(
  { branches }: Parts,
  action: (head: Snapshot) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const stand = await branches.stand();
  return isFault(stand) ? refusalOf(stand) : action(stand.head);
}

async function exportAll(parts: Parts, head: Snapshot): Promise<Bytes | Refusal> {
  const all = await readEverything(parts, head);
  return isRefusal(all) ? all : parts.options.pack(all);
}
