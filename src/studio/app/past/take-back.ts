import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { historyRefusal } from "../../git/words.pt-br.ts";
import type { KeptTexts, KeptVersion, Unkept } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import type { StudioHost } from "../../hosts/contract/studio-host.ts";
import { keptLine, unknownSize } from "../../pictures/kept-line.ts";
import type { ListedChange } from "../../preview-worker/asked/listed-changes.ts";
import type { Session } from "../../session/session.ts";
import { holdFiles } from "../pictures/hold-files.ts";
import type { StudioModel } from "../studio-model.ts";
import { draftsBeside, textsOnDisk } from "./since.ts";
import { pastWords as words } from "./words.pt-br.ts";

/**
 * Reverts a change as one undo step.
 *
 * @param compared the texts that the list was computed from; if a file has changed since, its
 *   pointers may be off, and nothing is reverted
 * @returns whether the change was reverted
 */
export function takeBack(
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
export async function bringSite(
  model: StudioModel,
  version: KeptVersion,
): Promise<string | undefined> {
  const { session } = model;
  await session.saveNow();
  const then = await textsOnDisk(model, version.id);
  if (then.kind === "refused") return then.message;
  const pictures = await picturesOf(model, version, then.others);
  if (!Array.isArray(pictures)) return pictures.message;
  const refused = session.changeAll([...textsOf(model, then), ...pictures]);
  return refused && words.notTaken;
}

/** The texts of the commit, including files that have unsaved drafts now. */
function textsOf(model: StudioModel, { texts }: KeptTexts): FileChange[] {
  const all = [...texts, ...draftsBeside(model, texts)];
  return all.map(([file, whole]) => ({ file, whole, isReplacing: true }));
}

async function picturesOf(
  model: StudioModel,
  { id }: KeptVersion,
  others: readonly Unkept[],
): Promise<FileChange[] | Refusal> {
  const there = others.filter(({ kind }) => kind !== "gone").map(({ path }) => nameOf(path));
  const held = await holdFiles(model, there);
  if (held.length < there.length) return historyRefusal("outdated");
  const changes: FileChange[] = [];
  for (const { path, kind } of others) {
    const line = kind === "new" ? null : await lineOf(model.host, id, path);
    if (line !== null && typeof line !== "string") return line;
    changes.push({ file: path, whole: line, isReplacing: true });
  }
  return changes;
}

/**
 * Stores the bytes of a committed file in the blob store and returns the media pointer for them.
 */
async function lineOf(host: StudioHost, id: string, path: string): Promise<string | Refusal> {
  const found = (await host.history?.bytesOf(id, path)) ?? historyRefusal("no-version");
  if (found.kind === "missing") return historyRefusal("no-version");
  if (found.kind === "refused") return found;
  const kept = await host.keep(path, found.bytes);
  if (kept.kind === "refused") return kept;
  return keptLine({ ...unknownSize, version: kept.version, size: found.bytes.length });
}

function nameOf(path: string): string {
  return path.replace(/^media\//, "");
}
