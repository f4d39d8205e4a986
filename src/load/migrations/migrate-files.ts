import { migrationStrings as strings } from "#lang/load/migrations/strings";
import { editFailureStrings } from "#lang/yaml/edit/strings";
import { findContentFiles, requiredFile } from "../../check/folder-structure/content-files.ts";
import type { CollectionDefinitions } from "../../model/collections.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { Change, EditResult } from "../../yaml/edit/change.ts";
import { positionAt, splitLines } from "../../yaml/lines.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { decodeFileText } from "../../yaml/text-encoding.ts";
import { type Bytes, equalBytes, type FileStore } from "../files/file-store.ts";
import type { Step } from "./migration-step-types.ts";
import { migrationSteps as allSteps } from "./migration-steps.ts";
import { contentVersionOf, planFileMigration, versionField } from "./plan-migration.ts";

/** The result of a migration: sentences about each change, or why nothing was changed. */
export type MigrationResult =
  | { kind: "done"; said: readonly string[]; files: readonly string[]; kept: string }
  | { kind: "nothing" }
  | { kind: "refused"; said: string };

/** A file with its new bytes. */
export interface FileRewrite {
  path: string;
  before: Bytes;
  after: Bytes;
}

/** What a migration needs from its caller. */
export interface MigrationContext {
  collections: CollectionDefinitions;
  /** Backs up the original files and returns the location of the backup. Runs before any write. */
  backUp: (files: readonly FileRewrite[]) => Promise<string>;
  /** Writes all files or none, in order. Returns an error message on failure. */
  write: (files: readonly FileRewrite[]) => Promise<string | undefined>;
  /** Steps to use instead of the released ones. */
  steps?: readonly Step[];
}

/**
 * Migrates the content of a folder to the current version. Uses text edits, so comments and
 * untouched parts stay byte-identical. Writes all files or none. A second run does nothing. The
 * settings, which contain the version, are written last: after a crash, all files still count as
 * older content.
 */
export async function migrateFiles(
  files: FileStore,
  context: MigrationContext,
): Promise<MigrationResult> {
  const refuse = (said: string): MigrationResult => ({ kind: "refused", said });
  const settings = await files.read(requiredFile);
  if (!settings) return refuse(strings.missing({ file: `${files.name}/${requiredFile}` }));
  const { steps = allSteps } = context;
  const known = Math.max(...steps.map((step) => step.version));
  const version = contentVersionOf(parseYaml("", decodeFileText(settings).text).value);
  if (version > known) return refuse(strings.newer({ version, known }));
  if (version === known) return { kind: "nothing" };
  const made = await planRewrites(files, { ...context, steps }, version);
  if ("reason" in made) return refuse(strings.refused(made));
  const [last] = made;
  if (!last) return { kind: "nothing" };
  const rewritten = made.map(({ path, before, after }) => ({ path, before, after }));
  const kept = await context.backUp(rewritten);
  const refused = await context.write(rewritten);
  if (refused !== undefined) return refuse(strings.unwritten({ reason: refused }));
  const said = [...made.flatMap((each) => each.said), strings.version({ version: known })];
  return { kind: "done", said, files: made.map(({ path }) => `${files.name}/${path}`), kept };
}

interface PlannedRewrite extends FileRewrite {
  said: readonly string[];
}

/** The location that prevents the migration, and the reason. */
interface MigrationObstacle {
  file: string;
  reason: string;
}

/**
 * Plans the rewrites, with the settings last. Returns none if no file has an older form. Returns
 * the first obstacle if a file cannot be migrated.
 */
async function planRewrites(
  files: FileStore,
  { collections, steps }: MigrationContext & { steps: readonly Step[] },
  version: number,
): Promise<PlannedRewrite[] | MigrationObstacle> {
  const paths = ((await files.list()) ?? []).map(({ path }) => path);
  const made: PlannedRewrite[] = [];
  const isLast = (path: string) => Number(path === requiredFile);
  const found = findContentFiles(paths, collections).sort(
    (a, b) => isLast(a.path) - isLast(b.path),
  );
  for (const { path, schemaId } of found) {
    const bytes = await files.read(path);
    if (!bytes) continue;
    const note = path === requiredFile && Math.max(...steps.map((step) => step.version));
    const each = planRewrite(
      { path, schemaId, bytes, version, name: files.name },
      steps,
      (isOlder) => (note && (isOlder || made.length > 0) ? [createVersionChange(note)] : []),
    );
    if (each && "reason" in each) return each;
    if (each) made.push({ ...each, path, before: bytes });
  }
  return made;
}

function createVersionChange(version: number): Change {
  return { kind: "set", path: `/${versionField}`, value: version };
}

interface FileToMigrate {
  path: string;
  schemaId: string;
  bytes: Bytes;
  version: number;
  name: string;
}

/**
 * Plans the rewrite of one file. Returns `undefined` if nothing changes.
 *
 * @param more returns changes beyond those of the steps; its argument is whether the steps change
 *   the file
 */
function planRewrite(
  { path, schemaId, bytes, version, name }: FileToMigrate,
  steps: readonly Step[],
  more: (isOlder: boolean) => readonly Change[],
): { after: Bytes; said: readonly string[] } | MigrationObstacle | undefined {
  const file = `${name}/${path}`;
  const { text, mark } = decodeText(bytes);
  if (text === undefined) return { file, reason: editFailureStrings.refused.unreadable };
  const parsed = parseYaml(file, text);
  const fault = parsed.diagnostics.find(({ severity }) => severity === "error");
  // An empty file needs no migration.
  if (fault?.code === "empty-file") return undefined;
  if (fault) return { file: formatLocation(file, text, fault.range.start), reason: fault.message };
  const plan = planFileMigration({ schemaId, value: parsed.value, file, version }, steps);
  const changes = [...(plan?.changes ?? []), ...more(plan !== undefined)];
  if (changes.length === 0) return undefined;
  const done = applyChanges(text, changes);
  if ("refused" in done) {
    const { start } = parsed.rangeAt(done.path, "key");
    return {
      file: formatLocation(file, text, start),
      reason: editFailureStrings.refused[done.refused],
    };
  }
  return { after: encodeText(mark + (done satisfies EditResult).text), said: plan?.said ?? [] };
}

function formatLocation(file: string, text: string, offset: number): string {
  return `${file}:${positionAt(splitLines(text), offset).line}`;
}

const byteOrderMark = "\ufeff";

/**
 * Returns the text of a file and its byte order mark. Returns no text if encoding the text again
 * would give other bytes.
 */
function decodeText(bytes: Bytes): { text?: string; mark: string } {
  const mark = equalBytes(bytes.subarray(0, 3), encodeText(byteOrderMark)) ? byteOrderMark : "";
  const { text } = decodeFileText(bytes);
  return equalBytes(encodeText(mark + text), bytes) ? { text, mark } : { mark };
}

function encodeText(text: string): Bytes {
  return new TextEncoder().encode(text);
}
