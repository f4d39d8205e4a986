import { historyRefusal } from "../../../git/words.pt-br.ts";
import type { FileVersion, HostBytes, Missing } from "../../contract/host-files.ts";
import type {
  HistoryState,
  HostHistory,
  Keeping,
  KeptFile,
  KeptTexts,
  KeptVersion,
} from "../../contract/host-history.ts";
import type { Refusal } from "../../contract/refusal.ts";
import { textOf } from "../../local/allowed/told-by-bytes.ts";
import { type ApiFault, isFault } from "../api/api-fault.ts";
import { refusalOf } from "../api/fault-refusal.ts";
import type { Commit } from "../api/git-calls.ts";
import { isDraft } from "../draft/draft-sign.ts";
import type { GroupedWrites } from "../draft/grouped-writes.ts";
import type { Workplace } from "../draft/write-commit.ts";
import { readBlob, readBlobs } from "../reading/blob-cache.ts";
import type { Snapshot } from "../reading/commit-reader.ts";
import { type FollowPublication, followRefusal } from "./follow-publication.ts";
import { keepDraft } from "./keep-draft.ts";
import { keptBelow, unkeptBetween, versionOfCommit, versionsFrom } from "./kept-chain.ts";
import { publish } from "./publish-draft.ts";

/** What the history needs. */
export interface HistoryPlace extends Workplace {
  writes: GroupedWrites;
  isKnown(path: string): boolean;
  isText(path: string): boolean;
  /** The author name: that of the account. */
  who: string;
  /** The URL to open a pull request, if a branch rule forbids the push. */
  proposal: string;
  check?(snapshot: Snapshot): Promise<string | undefined>;
  follow: FollowPublication;
  /** Reports that the draft moved. */
  onMoved(): void;
}

/**
 * The history of a content on GitHub: the commits of the draft that have a message by the user, and
 * those of the site's branch.
 */
export function githubHistory(place: HistoryPlace): HostHistory {
  const { writes, branches } = place;
  const inTurn = async <Value>(action: () => Promise<Value>): Promise<Value> => {
    await writes.flush();
    return writes.between(action);
  };
  return {
    state: () => inTurn(() => stateOf(place)),
    versions: () =>
      inTurn(async () => {
        const found = await allVersions(place);
        if (isFault(found)) return refusalOf(found);
        const { versions, isCut } = found;
        return { kind: "versions" as const, versions: versions.map(versionOfCommit), isCut };
      }),
    textsOf: (id) => inTurn(() => textsOf(place, id)),
    versionsOf: (path) => inTurn(() => fileOf(place, path)),
    bytesOf: (id, path) => bytesOf(place, id, path),
    keep: (keeping) =>
      inTurn(async () => {
        const version = await keepLooked(place, keeping);
        return "code" in version ? version : { kind: "kept" as const, version };
      }),
    send: (isMine = false) =>
      inTurn(async () => {
        const answer = await publish(place, { ...place, isMine });
        place.onMoved();
        return answer;
      }),
    live: async () => {
      const stand = await branches.stand();
      if (isFault(stand)) return refusalOf(stand);
      const answer = await place.follow(stand.published);
      return isFault(answer) ? followRefusal(answer) : answer;
    },
  };
}

async function allVersions(place: HistoryPlace) {
  const stand = await place.branches.look();
  return isFault(stand) ? stand : versionsFrom(place, stand.head.commit);
}

/** The branch state, and the last commit below the draft. */
async function apartOf(place: HistoryPlace) {
  const stand = await place.branches.look();
  if (isFault(stand)) return stand;
  const base = await keptBelow(place, stand.head.commit);
  if (isFault(base)) return base;
  const kept = await place.reader.snapshot(base.id);
  return isFault(kept) ? kept : { stand, base, kept };
}

async function stateOf(place: HistoryPlace): Promise<HistoryState | Refusal> {
  const apart = await apartOf(place);
  if (isFault(apart)) return refusalOf(apart);
  const { stand, base, kept } = apart;
  const unsent = await unsentBelow(place, base, stand.published);
  if (isFault(unsent)) return refusalOf(unsent);
  return {
    kind: "history",
    base: base.id,
    newest: versionOfCommit(base),
    unkept: unkeptBetween(kept, stand.head, place.isKnown),
    name: place.who,
    unsent,
  };
}

/** The number of commits that are not on the site's branch. */
async function unsentBelow(
  place: HistoryPlace,
  base: Commit,
  published: string,
): Promise<number | ApiFault> {
  if (base.id === published) return 0;
  const compared = await place.git.compare(published, base.id);
  return isFault(compared) ? compared : compared.commits.filter((each) => !isDraft(each)).length;
}

async function keepLooked(place: HistoryPlace, keeping: Keeping): Promise<KeptVersion | Refusal> {
  if (keeping.files.length === 0) return historyRefusal("nothing-new");
  const apart = await apartOf(place);
  if (isFault(apart)) return refusalOf(apart);
  const { stand, base, kept } = apart;
  if (base.id !== keeping.base) return historyRefusal("outdated");
  const unkept = unkeptBetween(kept, stand.head, place.isKnown);
  const now = new Map(unkept.map(({ path, version }) => [path, version]));
  const isSame = ({ path, version }: FileVersion) => now.has(path) && now.get(path) === version;
  if (!keeping.files.every(isSame)) return historyRefusal("outdated");
  const isAll = keeping.files.length === unkept.length;
  const made = await keepDraft(place, { keeping, kept, head: stand.head, isAll });
  return "code" in made ? made : versionOfCommit(made);
}

/** The snapshot of a commit; a failure if it does not exist or cannot be read. */
async function versionAt({ reader }: HistoryPlace, id: string): Promise<Snapshot | Refusal> {
  if (!/^[0-9a-f]{40,64}$/.test(id)) return historyRefusal("no-version");
  const found = await reader.snapshot(id);
  if (!isFault(found)) return found;
  const isUnknown = found.status === 404 || found.status === 422;
  return isUnknown ? historyRefusal("no-version") : refusalOf(found);
}

async function bytesOf(
  place: HistoryPlace,
  id: string,
  path: string,
): Promise<HostBytes | Missing | Refusal> {
  if (!place.isKnown(path)) return historyRefusal("no-version");
  const then = await versionAt(place, id);
  if ("code" in then) return then;
  const version = then.files.get(path)?.blob;
  if (version === undefined) return { kind: "missing", path };
  const bytes = await readBlob(place, version);
  return isFault(bytes) ? refusalOf(bytes) : { kind: "bytes", path, bytes, version };
}

async function textsOf(place: HistoryPlace, id: string): Promise<KeptTexts | Refusal> {
  const stand = await place.branches.stand();
  if (isFault(stand)) return refusalOf(stand);
  const then = await versionAt(place, id);
  if ("code" in then) return then;
  const unkept = unkeptBetween(then, stand.head, place.isKnown);
  const changed = unkept.filter(({ path }) => place.isText(path));
  const known = await readBlobs(
    place,
    changed.flatMap(({ path }) => then.files.get(path)?.blob ?? []),
  );
  if (isFault(known)) return refusalOf(known);
  const texts = changed.flatMap(({ path }): [string, string | null][] => {
    const blob = then.files.get(path)?.blob;
    const bytes = blob === undefined ? undefined : known.get(blob);
    if (blob === undefined) return [[path, null]];
    const text = bytes && textOf(bytes);
    return text === undefined ? [] : [[path, text]];
  });
  return { kind: "kept-texts", texts, others: unkept.filter(({ path }) => !place.isText(path)) };
}

/** The most commits of a file that we read: each costs one or two requests. */
const mostOfFile = 30;

async function fileOf(place: HistoryPlace, path: string): Promise<KeptFile | Refusal> {
  if (!place.isText(path)) return historyRefusal("no-version");
  const all = await allVersions(place);
  if (isFault(all)) return refusalOf(all);
  const stand = await place.branches.stand();
  if (isFault(stand)) return refusalOf(stand);
  const touched = await place.git.commits(stand.head.commit, 1, `${place.prefix}${path}`);
  if (isFault(touched)) return refusalOf(touched);
  const wanted = new Set(touched.map(({ id }) => all.collects.get(id) ?? id));
  const versions = all.versions.filter(({ id }) => wanted.has(id)).slice(0, mostOfFile);
  const told: (KeptVersion & { text: string | null })[] = [];
  for (const version of versions) {
    const text = await textIn(place, version.id, path);
    if (isFault(text)) return refusalOf(text);
    if (text !== undefined) told.push({ ...versionOfCommit(version), text });
  }
  return { kind: "kept-file", versions: told };
}

/**
 * The text of a file in a commit: `null` if the file does not exist, `undefined` if it is not text.
 */
async function textIn(place: HistoryPlace, id: string, path: string) {
  const snapshot = await place.reader.snapshot(id);
  if (isFault(snapshot)) return snapshot;
  const blob = snapshot.files.get(path)?.blob;
  if (blob === undefined) return null;
  const found = await readBlobs(place, [blob]);
  return isFault(found) ? found : textOf(found.get(blob) ?? new Uint8Array());
}
