import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { historyFailure } from "../../git/words.pt-br.ts";
import type { StorageBackend } from "../../hosts/contract/backend.ts";
import type { Failure } from "../../hosts/contract/failure.ts";
import type { CommitInfo, CommitTexts, UncommittedChange } from "../../hosts/contract/history.ts";
import { formatMediaPointer, unknownSize } from "../../pictures/media-pointer.ts";
import type { ListedChange } from "../../preview-worker/queries/listed-changes.ts";
import type { Session } from "../../session/session.ts";
import { registerMediaFiles } from "../media/register-media-files.ts";
import type { StudioModel } from "../studio-model.ts";
import { committedTextsOfDrafts, readCommitTexts } from "./compare.ts";
import { pastWords as words } from "./words.pt-br.ts";

/**
 * Reverts a change as one undo step.
 *
 * @param compared the texts that the list was computed from; if a file has changed since, its
 *   pointers may be off, and nothing is reverted
 * @returns whether the change was reverted
 */
export function revertChange(
  session: Pick<Session, "text" | "changeAll">,
  { back = [] }: Pick<ListedChange, "back">,
  compared: ReadonlyMap<string, string>,
): boolean {
  const isAsListed = back.every(({ file }) => session.text(file) === compared.get(file));
  return back.length > 0 && isAsListed && session.changeAll(back) === undefined;
}

/**
 * Restores the whole content to a commit, as one undo step. History is not rewritten: the result is
 * committed and pushed like any other change.
 *
 * @returns an error message; `undefined` on success
 */
export async function restoreSite(
  model: StudioModel,
  version: CommitInfo,
): Promise<string | undefined> {
  const { session } = model;
  await session.saveNow();
  const then = await readCommitTexts(model, version.id);
  if (then.kind === "refused") return then.message;
  const pictures = await restoredMedia(model, version, then.others);
  if (!Array.isArray(pictures)) return pictures.message;
  const refused = session.changeAll([...restoredTexts(model, then), ...pictures]);
  return refused && words.notTaken;
}

/** The texts of the commit, including files that have unsaved drafts now. */
function restoredTexts(model: StudioModel, { texts }: CommitTexts): FileChange[] {
  const all = [...texts, ...committedTextsOfDrafts(model, texts)];
  return all.map(([file, whole]) => ({ file, whole, isReplacing: true }));
}

async function restoredMedia(
  model: StudioModel,
  { id }: CommitInfo,
  others: readonly UncommittedChange[],
): Promise<FileChange[] | Failure> {
  const there = others.filter(({ kind }) => kind !== "gone").map(({ path }) => mediaName(path));
  const held = await registerMediaFiles(model, there);
  if (held.length < there.length) return historyFailure("outdated");
  const changes: FileChange[] = [];
  for (const { path, kind } of others) {
    const line = kind === "new" ? null : await storePointer(model.host, id, path);
    if (line !== null && typeof line !== "string") return line;
    changes.push({ file: path, whole: line, isReplacing: true });
  }
  return changes;
}

/**
 * Stores the bytes of a committed file in the blob store and returns the media pointer for them.
 */
async function storePointer(
  host: StorageBackend,
  id: string,
  path: string,
): Promise<string | Failure> {
  const found = (await host.history?.bytesAt(id, path)) ?? historyFailure("no-version");
  if (found.kind === "missing") return historyFailure("no-version");
  if (found.kind === "refused") return found;
  const kept = await host.stageBlob(path, found.bytes);
  if (kept.kind === "refused") return kept;
  return formatMediaPointer({ ...unknownSize, version: kept.version, size: found.bytes.length });
}

function mediaName(path: string): string {
  return path.replace(/^media\//, "");
}
