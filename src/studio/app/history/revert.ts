import { historyStrings as strings } from "#lang/studio/app/history/strings";
import { createHistoryFailure } from "#lang/studio/git/strings";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type {
  ChangedFile,
  CommitInfo,
  DifferingCommitTexts,
} from "../../backend-contract/history.ts";
import type { ListedChange } from "../../preview-worker/queries/listed-changes.ts";
import type { Session } from "../../session/session.ts";
import {
  formatMediaFilePointer,
  unknownSize,
} from "../../upload-preparation/media-file-pointer.ts";
import { registerMediaFiles } from "../media/register-media-files.ts";
import type { StudioModel } from "../studio-model.ts";
import {
  committedTextsOfUnsavedFiles,
  readCommitTextsDifferingFromDisk,
} from "./compare-with-earlier-state.ts";

/**
 * Reverts a change as one undo step.
 *
 * @param compared the texts from which the list was computed; if a file has changed since, the
 * pointers may be wrong, so nothing is reverted
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
 * Restores the whole content of a commit, as one undo step. This does not rewrite history: the
 * result is committed and pushed like any other change.
 *
 * @returns an error message; `undefined` on success
 */
export async function restoreSite(
  model: StudioModel,
  version: CommitInfo,
): Promise<string | undefined> {
  const { session } = model;
  await session.saveNow();
  const then = await readCommitTextsDifferingFromDisk(model, version.id);
  if (then.kind === "refused") return then.message;
  const pictures = await stageMediaRestoreChanges(model, version, then.others);
  if (!Array.isArray(pictures)) return pictures.message;
  const refused = session.changeAll([...textRestoreChanges(model, then), ...pictures]);
  return refused && strings.notTaken;
}

/**
 * Returns the changes that restore the texts of the commit, including the files that have unsaved
 * drafts.
 */
function textRestoreChanges(model: StudioModel, { texts }: DifferingCommitTexts): FileChange[] {
  const all = [...texts, ...committedTextsOfUnsavedFiles(model, texts)];
  return all.map(([file, whole]) => ({ file, whole, isReplacing: true }));
}

async function stageMediaRestoreChanges(
  model: StudioModel,
  { id }: CommitInfo,
  others: readonly ChangedFile[],
): Promise<FileChange[] | BackendFailure> {
  const there = others
    .filter(({ kind }) => kind !== "gone")
    .map(({ path }) => mediaNameOfPath(path));
  const held = await registerMediaFiles(model, there);
  if (held.length < there.length) return createHistoryFailure("outdated");
  const changes: FileChange[] = [];
  for (const { path, kind } of others) {
    const line = kind === "new" ? null : await stageCommittedFile(model.host, id, path);
    if (line !== null && typeof line !== "string") return line;
    changes.push({ file: path, whole: line, isReplacing: true });
  }
  return changes;
}

/** Stages the bytes of a committed file and returns the text of the media pointer to them. */
async function stageCommittedFile(
  host: StorageBackend,
  id: string,
  path: string,
): Promise<string | BackendFailure> {
  const found = (await host.history?.bytesAt(id, path)) ?? createHistoryFailure("no-version");
  if (found.kind === "missing") return createHistoryFailure("no-version");
  if (found.kind === "refused") return found;
  const kept = await host.stageBlob(path, found.bytes);
  if (kept.kind === "refused") return kept;
  return formatMediaFilePointer({
    ...unknownSize,
    version: kept.version,
    size: found.bytes.length,
  });
}

function mediaNameOfPath(path: string): string {
  return path.replace(/^media\//, "");
}
