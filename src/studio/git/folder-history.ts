import { isUntrusted } from "../../load/site-code/code-switch.ts";
import type { CollectionRules } from "../../model/collections.ts";
import type { HostBytes, Missing } from "../hosts/contract/host-files.ts";
import type { HistoryState, HostHistory, KeptTexts } from "../hosts/contract/host-history.ts";
import type { Refusal } from "../hosts/contract/refusal.ts";
import { checkPath, isRefusal } from "../hosts/local/allowed/checked-edits.ts";
import { versionOf } from "../hosts/local/file-versions.ts";
import { createTurns } from "../hosts/local/in-turn.ts";
import { keepVersion } from "./keep-version.ts";
import { versionsIn, versionsOfFile } from "./kept-log.ts";
import { blobsIn, bytesAt, textsAt } from "./kept-texts.ts";
import { mistakeIn } from "./push/check-commit.ts";
import { liveAsker } from "./push/live-site.ts";
import { sendVersions, unsentIn } from "./push/send-versions.ts";
import { headOf, hindranceIn, openRepository, ownerOf, type Repository } from "./repository.ts";
import { runGit } from "./run-git.ts";
import { unkeptSince } from "./unkept-files.ts";
import { historyRefusal } from "./words.pt-br.ts";

/**
 * The history of a content folder: the commits of the repository that contains it. Each call
 * locates the repository again. Only texts, pictures and documents of the content are committed;
 * other files are not touched.
 *
 * @param root the content folder
 */
export function folderHistory(root: string, collections: CollectionRules): HostHistory {
  const inTurn = createTurns();
  const askLive = liveAsker();
  const isKnown = (path: string) => !isRefusal(checkPath(path, collections));
  const isText = (path: string) => {
    const kind = checkPath(path, collections);
    return !isRefusal(kind) && kind.kind === "text";
  };
  return {
    state: () => inRepository(root, (repository) => stateOf(repository, isKnown)),
    versions: () =>
      inRepository(root, async (repository) => {
        const versions = await versionsIn(repository);
        const isCut = repository.isShallow;
        return isRefusal(versions) ? versions : { kind: "versions" as const, versions, isCut };
      }),
    textsOf: (id) =>
      inRepository(root, (repository) => textsOf(repository, id, { isKnown, isText })),
    versionsOf: (path) =>
      inRepository(root, async (repository) => {
        return isText(path) ? fileOf(repository, path) : checked(path, collections);
      }),
    bytesOf: (id, path) =>
      inRepository(root, (repository) => bytesOf(repository, { id, path, isKnown })),
    keep: (keeping) =>
      inTurn(() =>
        inTrusted(root, async (repository) => {
          const version = await keepVersion(repository, keeping, isKnown);
          return isRefusal(version) ? version : { kind: "kept" as const, version };
        }),
      ),
    send: (isMine) =>
      inTurn(() =>
        inTrusted(root, (repository) =>
          sendVersions(repository, {
            isText,
            isMine,
            check: (commit) => mistakeIn(root, commit),
          }),
        ),
      ),
    live: () => inRepository(root, askLive),
  };
}

/**
 * Committing and pushing run hooks and filters and use the network, so they need a trusted
 * repository.
 */
async function inTrusted<Answer>(
  root: string,
  action: (repository: Repository) => Promise<Answer>,
): Promise<Answer | Refusal> {
  return isUntrusted(root) ? historyRefusal("untrusted") : inRepository(root, action);
}

/** Runs an action in the folder's repository, or returns why there is none. */
async function inRepository<Answer>(
  root: string,
  action: (repository: Repository) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const repository = await openRepository(root);
  return "code" in repository ? repository : action(repository);
}

async function stateOf(
  repository: Repository,
  isKnown: (path: string) => boolean,
): Promise<HistoryState | Refusal> {
  const [base, hindrance, versions, { name }, unsent] = await Promise.all([
    headOf(repository),
    hindranceIn(repository),
    versionsIn(repository),
    ownerOf(repository),
    unsentIn(repository),
  ]);
  if (isRefusal(versions)) return versions;
  const unkept = await unkeptSince(repository, base, isKnown);
  if (isRefusal(unkept)) return unkept;
  return {
    kind: "history",
    base,
    newest: versions[0],
    unkept,
    hindrance: hindrance && historyRefusal(hindrance),
    name,
    unsent,
  };
}

type Test = (path: string) => boolean;

async function textsOf(
  repository: Repository,
  id: string,
  { isKnown, isText }: { isKnown: Test; isText: Test },
): Promise<KeptTexts | Refusal> {
  if (!(await isCommit(repository, id))) return historyRefusal("no-version");
  const unkept = await unkeptSince(repository, id, isKnown);
  if (isRefusal(unkept)) return unkept;
  const others = unkept.filter(({ path }) => !isText(path));
  const blobs = await blobsIn(repository, id, isText);
  if (isRefusal(blobs)) return blobs;
  const wanted = unkept.flatMap(({ path }) => blobs.get(path) ?? []);
  const known = await textsAt(repository, wanted);
  if (isRefusal(known)) return known;
  const texts = unkept.flatMap(({ path }): [string, string | null][] => {
    if (!isText(path)) return [];
    const blob = blobs.get(path);
    const text = blob === undefined ? null : known.get(blob);
    return text === undefined ? [] : [[path, text]];
  });
  return { kind: "kept-texts", texts, others };
}

async function bytesOf(
  repository: Repository,
  { id, path, isKnown }: { id: string; path: string; isKnown: Test },
): Promise<HostBytes | Missing | Refusal> {
  if (!isKnown(path) || !(await isCommit(repository, id))) return historyRefusal("no-version");
  const blobs = await blobsIn(repository, id, (each) => each === path);
  if (isRefusal(blobs)) return blobs;
  const found = await bytesAt(repository, [...blobs.values()]);
  if (isRefusal(found)) return found;
  const [bytes] = found.values();
  return bytes
    ? { kind: "bytes", path, bytes, version: versionOf(bytes) }
    : { kind: "missing", path };
}

async function isCommit({ root }: Repository, id: string): Promise<boolean> {
  const kind = await runGit(root, ["cat-file", "-t", "--end-of-options", id]);
  return kind.out.toString().trim() === "commit";
}

async function fileOf(repository: Repository, path: string) {
  const found = await versionsOfFile(repository, path);
  if (isRefusal(found)) return found;
  const blobs = found.flatMap(({ blob }) => blob ?? []);
  const known = await textsAt(repository, blobs);
  if (isRefusal(known)) return known;
  const versions = found.flatMap(({ blob, ...version }) => {
    const text = blob === null ? null : known.get(blob);
    return text === undefined ? [] : [{ ...version, text }];
  });
  return { kind: "kept-file" as const, versions };
}

/** Why the file has no history: the path is not a text, or is invalid. */
function checked(path: string, collections: CollectionRules): Refusal {
  const kind = checkPath(path, collections);
  return isRefusal(kind) ? kind : historyRefusal("no-version");
}
