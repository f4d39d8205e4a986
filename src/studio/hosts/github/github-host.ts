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

/** The location of a content on GitHub, and its editor. */
export interface GithubPlace {
  owner: string;
  repository: string;
  /** The branch that the site is built from. */
  branch: string;
  /** The content folder, with a trailing `/`; empty if it is the top. */
  prefix: string;
  login: string;
  /** The user's display name. */
  who: string;
}

export interface GithubHostOptions {
  api: GithubApi;
  place: GithubPlace;
  /** The collections of the site; each adds a writable file. */
  collections: CollectionRules;
  journal: HostJournal;
  /** A cache of blobs; it may be emptied at any time. */
  blobs: BlobStore;
  /** Blobs stored outside the content; they must stay for ninety days. */
  kept: BlobStore;
  /** Packs files by path into one ZIP. */
  pack(files: ReadonlyMap<string, Bytes>): Promise<Bytes>;
  account?: HostAccount;
  /** Signs in again after the token was rejected. */
  signInAgain?(): void;
  /** The batch delay of commits, and the poll interval of the branches, in milliseconds. */
  wait?: number;
  pause?: number;
}

/** A storage backend on a GitHub repository. */
export interface GithubHost extends StudioHost {
  /** Writes the queue and stops polling. */
  close(): Promise<void>;
}

interface Parts extends Workplace, ContentSource {
  branches: Branches;
  writes: GroupedWrites;
  options: GithubHostOptions;
  /** Validates a content: the first error, or `undefined`. */
  check?(texts: ReadonlyMap<string, string>): Promise<string | undefined>;
}

/**
 * The storage backend for a GitHub repository, through the REST API. We use no client library: we
 * need some twenty endpoints, and a library is larger than the studio. File versions are git blob
 * ids. Writes go to a draft branch (`draftBranch`); publishing merges it into the site's branch.
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
