import { changeStrings } from "#lang/changes/strings";
import { editorsLocale } from "#lang/yaml/text-and-language/editors-language";
import { registry } from "../blocks/registry.ts";
import { noSiteBlocks, type OwnBlocks } from "../blocks/site-blocks.ts";
import type { DescriptionOptions } from "../changes/changed-item.ts";
import { describeChange, describeMediaFileChange } from "../changes/describe.ts";
import {
  type ComparisonSides,
  type ContentChange,
  listChanges,
  type MediaFileChange,
} from "../changes/list-changes.ts";
import { extractRevision, type RevisionCheckout } from "../changes/revision.ts";
import type { CheckRules, LoadedFiles } from "../load/files/loaded-files.ts";
import { loadRules, readContents } from "../load/load-folder.ts";
import { loadSiteBlocks } from "../load/site-code/load-site-code.ts";
import { siteCodeFolder } from "../load/site-code/site-code-files.ts";
import type { CollectionDefinitions } from "../model/collections.ts";
import { siteCurrency } from "../model/countries/country-defaults.ts";
import { escapeControlCharacters } from "../yaml/text-and-language/escape-control-characters.ts";
import { ArgumentError, type CommandArguments } from "./arguments.ts";
import { exitCodes, runCommand } from "./run-command.ts";
import { isCodeDisabled } from "./trust/decide-trust.ts";

/**
 * `npm run changes -- [FROM [TO]]`: describes the changes in the content between two revisions, or
 * between a revision (default: the last commit) and the working tree.
 *
 * @returns the exit code: 0, or 2 if there is nothing to compare with
 */
export function runChanges(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "changes", async (values) => {
    const [from = "HEAD", to] = values.words;
    const changes = await findChangesBetween(values, from, to);
    console.log(
      values.json
        ? JSON.stringify({ changes }, undefined, 2)
        : escapeControlCharacters(formatChanges(changes, from)),
    );
    return exitCodes.ok;
  });
}

/**
 * Finds the changes in the content from one revision to another one, or to the working tree.
 *
 * @throws ArgumentError if a revision or the content folder cannot be read
 */
export async function findChangesBetween(
  options: ComparisonOptions,
  from: string,
  to?: string,
): Promise<DescribedChange[]> {
  const { content } = options;
  const old = await checkOutRevision(content, from);
  const young = to === undefined ? undefined : await checkOutRevision(content, to);
  try {
    const { collections } = (await loadRulesForContent(options)).book;
    const before = await loadContents(old.directory, collections);
    const after = await loadContents(young?.directory ?? content, collections);
    // The same git checks out both revisions, so equal files have equal bytes. Only the working
    // tree may differ, for example in line endings.
    const storedAlike = young ? undefined : old.storedAlike;
    return await listDescribedChanges({ before, after, storedAlike }, options);
  } finally {
    await Promise.all([old.dispose(), young?.dispose()]);
  }
}

type ComparisonOptions = Pick<CommandArguments, "content" | "date">;

function loadRulesForContent({ content }: ComparisonOptions) {
  return loadRules(content);
}

async function checkOutRevision(content: string, revision: string): Promise<RevisionCheckout> {
  const found = await extractRevision(content, revision);
  if (!("problem" in found)) return found;
  throw new ArgumentError(changeStrings.problems[found.problem]({ revision }));
}

/** Reads the content in a folder. Both sides use the current collections of the site. */
async function loadContents(
  directory: string,
  collections: CollectionDefinitions,
): Promise<LoadedFiles> {
  const contents = await readContents(directory, {}, { collections });
  if (contents) return contents;
  throw new ArgumentError(changeStrings.problems["no-folder"]({ directory }));
}

/**
 * Creates placeholders for blocks whose code must not run. They render their data as JSON, which is
 * enough to detect the pages that differ.
 */
function placeholderBlocks({ schemas }: CheckRules): OwnBlocks {
  const types = Object.keys(schemas).map((id) => /^blocks\/(.+)\.json$/.exec(id)?.[1] ?? "");
  const own = types.filter((type) => type && !Object.hasOwn(registry, type));
  const shown = ({ block }: { block: object }) => JSON.stringify(block);
  return { ...noSiteBlocks, registry: Object.fromEntries(own.map((type) => [type, shown])) };
}

async function listDescribedChanges(
  sides: ComparisonSides,
  options: ComparisonOptions,
): Promise<DescribedChange[]> {
  const known = await loadRulesForContent(options);
  const own = isCodeDisabled(options)
    ? placeholderBlocks(known)
    : await loadSiteBlocks(siteCodeFolder(options.content));
  const rules = { ...known, own };
  const found = await listChanges(sides, rules, { date: options.date });
  // Descriptions are in the language of the tool, not in that of the site.
  const currency = findCurrency(sides.after);
  const wording = { schemas: rules.schemas, currency, language: editorsLocale };
  return [
    ...found.changes.map((change) => toDescribedChange(change, describeChange(change, wording))),
    ...found.pictures.map((change) => toDescribedMediaFileChange(change)),
  ];
}

/** A change in the output of `--json`. */
interface DescribedChange extends Pick<ContentChange, "routes"> {
  file: string;
  /** JSON Pointer in the file; `""` is the whole file. */
  path: string;
  before?: unknown;
  after?: unknown;
  sentences: string[];
}

function toDescribedChange(
  { pair, difference, routes }: ContentChange,
  sentences: string[],
): DescribedChange {
  const { to, before, after } = difference;
  return { file: pair.path, path: to, before, after, routes, sentences };
}

function toDescribedMediaFileChange(change: MediaFileChange): DescribedChange {
  const { name, routes } = change;
  return { file: `media/${name}`, path: "", routes, sentences: [describeMediaFileChange(change)] };
}

function formatChanges(changes: readonly DescribedChange[], from: string): string {
  const lines = changes.flatMap(({ sentences }) => sentences);
  const since = from === "HEAD" ? changeStrings.lastCommit : from;
  if (lines.length === 0) return changeStrings.none({ from: since });
  return [...lines, "", changeStrings.summary({ changes: lines.length, from: since })].join("\n");
}

function findCurrency({ files }: LoadedFiles): DescriptionOptions["currency"] {
  const settings = files.find(({ schemaId }) => schemaId === "site.json");
  return siteCurrency(settings?.parsed.value) ?? "BRL";
}
