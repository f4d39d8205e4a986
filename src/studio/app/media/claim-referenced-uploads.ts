import { mentionsFile } from "../../../model/markup/file-mentions.ts";
import type { Change } from "../../../yaml/edit/change.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";

/**
 * Returns the uploaded files to which a change refers. They are added in the same undo step as the
 * change.
 *
 * @param arriving media pointers of uploads by path; the returned ones are removed from it
 */
export function claimReferencedUploads(
  arriving: Map<string, string>,
  change: Change | readonly Change[],
): FileChange[] {
  if (arriving.size === 0) return [];
  const said = JSON.stringify(change);
  const named = [...arriving].filter(([path]) => mentionsFile(said, path.replace(/^media\//, "")));
  for (const [path] of named) arriving.delete(path);
  return named.map(([path, whole]): FileChange => ({ file: path, whole }));
}
