import { wholePicture } from "../../../check/references/check-media.ts";
import type { Unkept } from "../../hosts/contract/host-history.ts";
import type { ListedChange } from "../../preview-worker/asked/listed-changes.ts";
import { pastWords as words } from "./words.pt-br.ts";

/** A line of what has changed; of pictures, documents and what only looks otherwise in its file, nobody is told where it shows. */
export interface ShownChange extends ListedChange {
  isBare?: boolean;
}

/** Changes under the name of their page or list, in the order in which the first of each came. */
export function groupChanges(changes: readonly ShownChange[]): [string, ShownChange[]][] {
  const groups = new Map<string, ShownChange[]>();
  for (const change of changes) {
    const group = groups.get(change.group) ?? [];
    group.push(change);
    groups.set(change.group, group);
  }
  return [...groups];
}

/** Pictures and documents that came, went or were replaced; the cuts of a drawing go with it. */
export function otherLines(files: readonly Unkept[]): ShownChange[] {
  const paths = new Set(files.map(({ path }) => path));
  const wholes = files.filter(({ path }) => wholePicture(path, paths) === path);
  return wholes.map(({ path, kind }) => {
    const place = path.replace(/^media\//, "");
    return bareLine(path, { group: words.media, place, told: words.became[kind] });
  });
}

/** Texts that are kept although visitors see no difference: a remark in them, or another way of writing the same. */
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

/** Texts of which there was no version. */
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
