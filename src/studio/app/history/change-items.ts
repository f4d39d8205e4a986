import { historyStrings as strings } from "#lang/studio/app/history/strings";
import { mainPictureName } from "../../../check/site-index/unused-images.ts";
import type { ChangedFile } from "../../backend-contract/history.ts";
import type { ListedChange } from "../../preview-worker/queries/listed-changes.ts";

/**
 * A line in the list of changes. `hasNoPageInfo` is set for media files and for changes that only
 * affect the source text. It is unknown on which pages they are visible.
 */
export interface ChangeItem extends ListedChange {
  hasNoPageInfo?: boolean;
}

/** Groups changes by page or list, in order of first appearance. */
export function groupChanges(changes: readonly ChangeItem[]): [string, ChangeItem[]][] {
  const groups = new Map<string, ChangeItem[]>();
  for (const change of changes) {
    const group = groups.get(change.group) ?? [];
    group.push(change);
    groups.set(change.group, group);
  }
  return [...groups];
}

/**
 * Creates lines for media files that were added, deleted or replaced. Renditions of a drawing get
 * no line of their own, because the line of the drawing covers them.
 */
export function toMediaChangeItems(files: readonly ChangedFile[]): ChangeItem[] {
  const paths = new Set(files.map(({ path }) => path));
  const wholes = files.filter(({ path }) => mainPictureName(path, paths) === path);
  return wholes.map(({ path, kind }) => {
    const place = path.replace(/^media\//, "");
    return toItemWithoutPages(path, { group: strings.media, place, told: strings.became[kind] });
  });
}

/**
 * Creates lines for files whose changes visitors cannot see, such as a comment or other YAML
 * formatting.
 */
export function toInvisibleChangeItems(
  files: readonly string[],
  changes: readonly ChangeItem[],
  titleOf: (file: string) => string,
): ChangeItem[] {
  const seen = new Set(changes.map(({ file }) => file));
  const others = files.filter((file) => !seen.has(file));
  return others.map((file) =>
    toItemWithoutPages(file, { group: titleOf(file), place: "", told: strings.sameForVisitors }),
  );
}

/** Creates lines for files that are not in any commit yet. */
export function toNewFileItems(
  files: readonly string[],
  titleOf: (file: string) => string,
): ChangeItem[] {
  return files.map((file) =>
    toItemWithoutPages(file, {
      group: strings.allTexts,
      place: titleOf(file),
      told: strings.became.new,
    }),
  );
}

function toItemWithoutPages(
  file: string,
  { group, place, told }: { group: string; place: string; told: string },
): ChangeItem {
  const subject = place || group;
  const what = { subject, group, place, words: told };
  return { file, ...what, everywhere: false, lines: 1, hasNoPageInfo: true };
}
