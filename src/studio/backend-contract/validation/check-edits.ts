import { createFailure } from "#lang/studio/backend-contract/strings";
import type { Bytes } from "../../../load/files/file-store.ts";
import { isCleanSvg } from "../../../media/is-clean-svg.ts";
import type { CollectionDefinitions } from "../../../model/collections.ts";
import type { BackendFailure } from "../failure.ts";
import type { BlobEdit, FileEdit, FileVersionId, TextFileEdit } from "../files.ts";
import { type FileKindInfo, findFileKind } from "./file-kinds.ts";
import { decodeUtf8, matchesExtension } from "./file-signatures.ts";
import { findPathError } from "./safe-path.ts";
import { hasMacros, readZipEntryNames } from "./zip-entries.ts";

/** A validated change of a file. */
export interface CheckedChange {
  path: string;
  /** `null` removes the file. */
  bytes: Bytes | null;
  /** The version that was read; `null` if the file must not exist yet. */
  expect: FileVersionId | null;
}

/**
 * The maximum number of files in one write. Changing the address of a page edits all files that
 * link to it.
 */
const maxEdits = 1000;

/** Validates a path from outside. Returns the kind of the file, or why it is refused. */
export function checkPath(
  path: string,
  collections: CollectionDefinitions,
): FileKindInfo | BackendFailure {
  const fault = findPathError(path);
  if (fault === "code") return createFailure("code", { path });
  if (fault) return createFailure("bad-path", { path, fault });
  return findFileKind(path, collections) ?? createFailure("unknown-kind", { path });
}

/** Whether a result is a failure. Only failures have a `code`. */
export function isBackendFailure(value: object): value is BackendFailure {
  return "code" in value;
}

/** Finds stored bytes by version; `undefined` if they are missing. */
export type FindBlob = (version: FileVersionId) => Promise<Bytes | undefined>;

/** Validates edits and returns the changes to write, or the first failure. */
export async function checkEdits(
  edits: readonly FileEdit[],
  collections: CollectionDefinitions,
  findKept: FindBlob,
): Promise<CheckedChange[] | BackendFailure> {
  // Case-insensitive or normalizing file systems would treat these as one file.
  const names = new Set(edits.map(({ path }) => path.normalize("NFKC").toLowerCase()));
  const isSet = edits.length > 0 && edits.length <= maxEdits && names.size === edits.length;
  if (!isSet) return createFailure("bad-request");
  const changes: CheckedChange[] = [];
  for (const edit of edits) {
    const change =
      "kept" in edit
        ? await checkBlobEdit(edit, collections, findKept)
        : checkTextEdit(edit, collections);
    if (isBackendFailure(change)) return change;
    changes.push(change);
  }
  return changes;
}

async function checkBlobEdit(
  { path, kept, expect }: BlobEdit,
  collections: CollectionDefinitions,
  findKept: FindBlob,
): Promise<CheckedChange | BackendFailure> {
  const kind = checkPath(path, collections);
  if (isBackendFailure(kind)) return kind;
  const bytes = await findKept(kept);
  if (!bytes) return createFailure("not-kept", { path });
  return (await checkBytes(path, bytes, collections)) ?? { path, bytes, expect };
}

function checkTextEdit(
  edit: TextFileEdit,
  collections: CollectionDefinitions,
): CheckedChange | BackendFailure {
  const { path, text, expect } = edit;
  const kind = checkPath(path, collections);
  if (isBackendFailure(kind)) return kind;
  // Files of any kind may be removed.
  if (text === null) return { path, bytes: null, expect };
  if (kind.kind !== "text") return createFailure("unknown-kind", { path });
  // A lone surrogate would be replaced when encoded.
  if (/\p{Surrogate}/u.test(text)) return createFailure("no-text", { path });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > kind.limit) return createFailure("too-large", { path, limit: kind.limit });
  return { path, bytes, expect };
}

/**
 * Validates the bytes of a picture or document.
 *
 * @returns why they are refused, or `undefined` if they are allowed
 */
export async function checkBytes(
  path: string,
  bytes: Bytes,
  collections: CollectionDefinitions,
): Promise<BackendFailure | undefined> {
  const kind = checkPath(path, collections);
  if (isBackendFailure(kind)) return kind;
  if (kind.kind === "text") return createFailure("unknown-kind", { path });
  if (bytes.length > kind.limit) return createFailure("too-large", { path, limit: kind.limit });
  if (!matchesExtension(kind, bytes)) return createFailure("wrong-bytes", { path });
  if (kind.kind === "document" && hasMacros(readZipEntryNames(bytes) ?? []))
    return createFailure("macros", { path });
  const isClean = kind.extension !== "svg" || (await isCleanSvg(decodeUtf8(bytes) ?? ""));
  return isClean ? undefined : createFailure("unsafe-drawing", { path });
}
