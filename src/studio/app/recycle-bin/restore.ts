import { listAt, textAt } from "../../../model/parsed-site.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import type { StudioModel } from "../studio-model.ts";
import type { BinEntry } from "./recycle-bin.ts";

const redirectsFile = "redirects.yaml";

/**
 * Restores a file from the bin as one undo step. Removes the redirect from its address, unless it
 * was edited.
 *
 * @returns the path of the file; `undefined` if it cannot be restored
 */
export function restoreFromBin(model: StudioModel, binned: BinEntry): string | undefined {
  const file = findFreePath(model, binned.file);
  const changes: FileChange[] = [
    { file, whole: binned.text },
    ...(binned.also ?? []).map((each) => ({ file: each.file, whole: each.text })),
    ...changesToRemoveRedirect(model, binned.redirect),
  ];
  return model.session.changeAll(changes) === undefined ? file : undefined;
}

function changesToRemoveRedirect(
  { session }: StudioModel,
  redirect: BinEntry["redirect"],
): FileChange[] {
  const entries = listAt(session.value(redirectsFile), "");
  const index = entries.findIndex(
    (entry) =>
      redirect !== undefined &&
      textAt(entry, "/from") === redirect.from &&
      textAt(entry, "/to") === redirect.to,
  );
  if (index < 0) return [];
  if (entries.length === 1) return [{ file: redirectsFile, whole: null }];
  return [{ file: redirectsFile, change: { kind: "remove", path: `/${index}` } }];
}

function findFreePath({ session }: StudioModel, file: string): string {
  const taken = new Set([...session.texts("studio").keys()].map((each) => each.toLowerCase()));
  let [path, number] = [file, 2];
  while (taken.has(path.toLowerCase())) path = file.replace(/(\.\w+)$/, `-${number++}$1`);
  return path;
}
