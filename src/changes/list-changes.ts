import { equalBytes } from "../load/files/file-store.ts";
import type { DraftAndDateOptions, LoadedFiles } from "../load/files/loaded-files.ts";
import { childValue } from "../yaml/json-pointer.ts";
import {
  buildPageSnapshots,
  changedRoutes,
  type LoadedContentFile,
  type PageSnapshots,
  type RulesAndBlocks,
  routesUsingFile,
  withReplacedFile,
  withValue,
} from "./affected-pages.ts";
import { applyDifference, revertDifference } from "./apply-difference.ts";
import { compareValues, type Difference } from "./compare.ts";

/**
 * The same file in the older and the newer content. `before` is missing if it was added, `after` if
 * it was removed.
 */
export interface FilePair {
  /** The path in the content folder; the new one if the file was renamed. */
  path: string;
  /** The old path, if the file was renamed. */
  oldPath?: string;
  schemaId: string;
  before?: LoadedContentFile;
  after?: LoadedContentFile;
}

/** Where a change is visible. */
export interface AffectedPages {
  /** The affected routes. `undefined` if errors prevent building the versions to compare. */
  routes?: string[];
  /** Whether the change is visible on every page; false for a site with a single page. */
  everywhere: boolean;
}

/** One difference in the content. */
export interface ContentChange extends AffectedPages {
  pair: FilePair;
  difference: Difference;
}

/** A media file that was replaced under the same name. */
export interface MediaFileChange extends AffectedPages {
  /** The path in the media folder. */
  name: string;
}

/** The two versions of the content to compare. */
export interface ComparisonSides {
  before: LoadedFiles;
  after: LoadedFiles;
  /**
   * Returns those files that git stores identically although their bytes differ, such as texts with
   * other line endings. If omitted, every file with different bytes counts as changed.
   */
  storedAlike?(paths: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Lists the differences between the content files of two versions, and the replaced media files,
 * with the pages that show them.
 */
export async function listChanges(
  sides: ComparisonSides,
  rules: RulesAndBlocks,
  edition: DraftAndDateOptions,
) {
  const seen = {
    before: buildPageSnapshots(sides.before, rules, edition),
    after: buildPageSnapshots(sides.after, rules, edition),
  };
  const place = (routes: string[] | undefined): AffectedPages => {
    const total = seen.after?.views.size ?? 0;
    return { routes, everywhere: total > 1 && (routes?.length ?? 0) >= total };
  };
  const about = { sides, seen, rules, edition };
  const changes = pairFiles(sides).flatMap((pair) =>
    fileDifferences(pair).map((difference): ContentChange => {
      const isTheme = pair.schemaId === "theme.json";
      const own = isTheme ? allRoutes(seen.after) : affectedRoutes(pair, difference, about);
      const routes = own && [...new Set([...own, ...routesLinkingToDownload(pair, seen.after)])];
      return { pair, difference, ...place(routes) };
    }),
  );
  const pictures = (await changedMediaFiles(sides)).map((name): MediaFileChange => {
    return { name, ...place(seen.after && routesUsingFile(seen.after, `/media/${name}`)) };
  });
  return { changes, pictures };
}

/**
 * Lists the differences between two versions of a file. In an added or removed list, each entry is
 * a difference.
 */
export function fileDifferences({
  before,
  after,
}: Pick<FilePair, "before" | "after">): Difference[] {
  const [old, young] = [before?.parsed.value, after?.parsed.value];
  const none = Array.isArray(old ?? young) ? [] : undefined;
  return compareValues(old ?? none, young ?? none);
}

/** Returns the routes of pages that link to downloads generated from a file. */
function routesLinkingToDownload(
  { schemaId, before, after }: FilePair,
  pages: PageSnapshots | undefined,
): string[] {
  if (!pages || !["document.json", "spreadsheet.json"].includes(schemaId)) return [];
  const id = childValue((after ?? before)?.parsed.value, "id");
  return routesUsingFile(pages, `/downloads/${String(id)}.`);
}

interface AffectedRoutesContext {
  sides: ComparisonSides;
  seen: { before?: PageSnapshots; after?: PageSnapshots };
  rules: RulesAndBlocks;
  edition: DraftAndDateOptions;
}

/**
 * Returns the routes that a single difference affects. Compares the older site with and without it.
 * If that fails because the difference requires another change, compares the newer site with and
 * without it. `undefined` if both fail.
 */
function affectedRoutes(pair: FilePair, difference: Difference, about: AffectedRoutesContext) {
  const { sides, seen, rules, edition } = about;
  const applied = pair.before
    ? withReplacedFile(
        sides.before,
        pair.before,
        applyToFile(pair.before, applyDifference, difference),
      )
    : withReplacedFile(sides.before, undefined, pair.after);
  const joined = seen.before && buildPageSnapshots(applied, rules, edition);
  if (seen.before && joined) return changedRoutes(seen.before, joined);
  const reverted = pair.after
    ? withReplacedFile(
        sides.after,
        pair.after,
        applyToFile(pair.after, revertDifference, difference),
      )
    : withReplacedFile(sides.after, undefined, pair.before);
  const without = seen.after && buildPageSnapshots(reverted, rules, edition);
  return seen.after && without ? changedRoutes(without, seen.after) : undefined;
}

type DifferenceApplier = (value: unknown, difference: Difference) => unknown;

function applyToFile(
  file: LoadedContentFile,
  apply: DifferenceApplier,
  difference: Difference,
): LoadedContentFile | undefined {
  const value = apply(file.parsed.value, difference);
  return value === undefined ? undefined : withValue(file, value);
}

function allRoutes(pages: PageSnapshots | undefined): string[] | undefined {
  return pages && [...pages.views.keys()];
}

/**
 * Pairs the files of both versions by path. Renamed files are paired by id or route, or by equal
 * content.
 */
function pairFiles({ before, after }: ComparisonSides): FilePair[] {
  const [old, young] = [filesByPath(before), filesByPath(after)];
  const pairs = new Map<string, FilePair>();
  for (const [path, file] of young) {
    const [oldPath, twin] = old.has(path)
      ? [path, old.get(path)]
      : findRenamedFile(file, old, young);
    if (oldPath !== undefined) old.delete(oldPath);
    const renamed = oldPath !== undefined && oldPath !== path && { oldPath };
    pairs.set(path, { path, ...renamed, schemaId: file.schemaId, before: twin, after: file });
  }
  for (const [path, file] of old) {
    pairs.set(path, { path, schemaId: file.schemaId, before: file });
  }
  return [...pairs.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the names of media files that exist in both versions with different content. */
async function changedMediaFiles({
  before,
  after,
  storedAlike,
}: ComparisonSides): Promise<string[]> {
  const names = [...after.media.keys()].filter((name) => before.media.has(name)).sort();
  const changed: string[] = [];
  for (const name of names) {
    const old = await before.source.read(`media/${name}`);
    const young = await after.source.read(`media/${name}`);
    if (!old || !young || !equalBytes(old, young)) changed.push(name);
  }
  const alike = await storedAlike?.(changed.map((name) => `media/${name}`));
  return changed.filter((name) => !alike?.has(`media/${name}`));
}

type FilesByPath = ReadonlyMap<string, LoadedContentFile>;

function findRenamedFile(
  file: LoadedContentFile,
  old: FilesByPath,
  young: FilesByPath,
): [string, LoadedContentFile] | [undefined, undefined] {
  const others = [...old].filter(
    ([path, other]) => !young.has(path) && other.schemaId === file.schemaId,
  );
  const twin =
    others.find(([, other]) => idOrRoute(other) === idOrRoute(file)) ??
    others.find(([, other]) => hasSameBodyOrBlocks(other, file));
  return twin ?? [undefined, undefined];
}

/** Whether two files have the same body or blocks. If so, the file was probably renamed. */
function hasSameBodyOrBlocks(one: LoadedContentFile, other: LoadedContentFile): boolean {
  const [own, its] = [one, other].map(
    ({ parsed: { value } }) => childValue(value, "body") ?? childValue(value, "blocks"),
  );
  return own !== undefined && JSON.stringify(own) === JSON.stringify(its);
}

function idOrRoute({ parsed }: LoadedContentFile): unknown {
  return childValue(parsed.value, "id") ?? childValue(parsed.value, "route");
}

function filesByPath({ folder, files }: LoadedFiles): Map<string, LoadedContentFile> {
  return new Map(files.map((file) => [file.parsed.file.slice(folder.length + 1), file]));
}
