import { wholePicture } from "../../../check/references/check-media.ts";
import type { Unkept } from "../../hosts/contract/host-history.ts";
import type { ListedChange } from "../../preview-worker/asked/listed-changes.ts";
import { pastWords as words } from "./words.pt-br.ts";

/**
 * A line in the list of changes. `isBare`: there is no information about the pages on which it is
 * visible, as for media files and changes that only affect the source text.
 */
export interface ShownChange extends ListedChange {
  isBare?: boolean;
}

/** Groups changes by page or list, in order of first appearance. */
export function groupChanges(changes: readonly ShownChange[]): [string, ShownChange[]][] {
  const groups = new Map<string, ShownChange[]>();
  for (const change of changes) {
    const group = groups.get(change.group) ?? [];
    group.push(change);
    groups.set(change.group, group);
  }
  return [...groups];
}

/**
 * Lines for media files that were added, deleted or replaced. Renditions of a drawing are covered
 * by the line of the drawing.
 */
export function otherLines(files: readonly Unkept[]): ShownChange[] {
  const paths = new Set(files.map(({ path }) => path));
  const wholes = files.filter(({ path }) => wholePicture(path, paths) === path);
  return wholes.map(({ path, kind }) => {
    const place = path.replace(/^media\//, "");
    return bareLine(path, { group: words.media, place, told: words.became[kind] });
  });
}

/** Lines for files whose change visitors cannot see, such as a comment or other YAML formatting. */
export function unseenLines(
  files: readonly string[],
  changes: readonly ShownChange[],
  titleOf: (file: string) => string,
): ShownChange[] {
  const seen = new Set(changes.map(({ file }) => file));
  const others = files.filter((file) => !seen.has(file));
  return others.map((file) =>
    bareLine(file, { group: titleOf(file), place: "", told: words.sameForVisitors }),
  );
}

/** Lines for files that are in no commit yet. */
export function wholeLines(
  files: readonly string[],
  titleOf: (file: string) => string,
): ShownChange[] {
  return files.map((file) =>
    bareLine(file, { group: words.allTexts, place: titleOf(file), told: words.became.new }),
  );
}

function bareLine(
  file: string,
  { group, place, told }: { group: string; place: string; told: string },
): ShownChange {
  const subject = place || group;
  const what = { subject, group, place, words: told };
  return { file, ...what, everywhere: false, lines: 1, isBare: true };
}
