import type { Bytes } from "../../../../load/files/file-store.ts";
import { isCleanSvg } from "../../../../media/clean-svg.ts";
import type { CollectionRules } from "../../../../model/collections.ts";
import type { Failure } from "../../contract/failure.ts";
import type { BlobEdit, FileEdit, TextEdit, Version } from "../../contract/files.ts";
import { failure } from "../words.pt-br.ts";
import { type FileKindInfo, fileKindOf } from "./file-kinds.ts";
import { decodeUtf8, matchesExtension } from "./file-signatures.ts";
import { pathError } from "./safe-path.ts";
import { hasMacros, zipEntryNames } from "./zip-entries.ts";

/** A validated change of a file. */
export interface CheckedChange {
  path: string;
  /** `null` removes the file. */
  bytes: Bytes | null;
  /** The version that was read; `null` if the file must not exist yet. */
  expect: Version | null;
}

/** The most files of one write: changing the address of a page edits all files that link to it. */
const mostEdits = 1000;

/** Validates an external path. Returns the kind of the file, or why it is refused. */
export function checkPath(path: string, collections: CollectionRules): FileKindInfo | Failure {
  const fault = pathError(path);
  if (fault === "code") return failure("code", { path });
  if (fault) return failure("bad-path", { path, fault });
  return fileKindOf(path, collections) ?? failure("unknown-kind", { path });
}

/** Whether a result is a failure. */
export function isFailure(value: object): value is Failure {
  return "code" in value;
}

/** Finds stored bytes by version; `undefined` if they are missing. */
export type FindBlob = (version: Version) => Promise<Bytes | undefined>;

/** Validates edits and returns the changes to write, or the first failure. */
export async function checkEdits(
  edits: readonly FileEdit[],
  collections: CollectionRules,
  findKept: FindBlob,
): Promise<CheckedChange[] | Failure> {
  // Case-insensitive or normalizing file systems would treat these as one file.
  const names = new Set(edits.map(({ path }) => path.normalize("NFKC").toLowerCase()));
  const isSet = edits.length > 0 && edits.length <= mostEdits && names.size === edits.length;
  if (!isSet) return failure("bad-request");
  const changes: CheckedChange[] = [];
  for (const edit of edits) {
    const change =
      "kept" in edit
        ? await checkBlobEdit(edit, collections, findKept)
        : checkTextEdit(edit, collections);
    if (isFailure(change)) return change;
    changes.push(change);
  }
  return changes;
}

async function checkBlobEdit(
  { path, kept, expect }: BlobEdit,
  collections: CollectionRules,
  findKept: FindBlob,
): Promise<CheckedChange | Failure> {
  const kind = checkPath(path, collections);
  if (isFailure(kind)) return kind;
  const bytes = await findKept(kept);
  if (!bytes) return failure("not-kept", { path });
  return (await checkBytes(path, bytes, collections)) ?? { path, bytes, expect };
}

function checkTextEdit(edit: TextEdit, collections: CollectionRules): CheckedChange | Failure {
  const { path, text, expect } = edit;
  const kind = checkPath(path, collections);
  if (isFailure(kind)) return kind;
  // Files of any kind may be removed.
  if (text === null) return { path, bytes: null, expect };
  if (kind.kind !== "text") return failure("unknown-kind", { path });
  // A lone surrogate would be replaced when encoded.
  if (/\p{Surrogate}/u.test(text)) return failure("no-text", { path });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > kind.limit) return failure("too-large", { path, limit: kind.limit });
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
  collections: CollectionRules,
): Promise<Failure | undefined> {
  const kind = checkPath(path, collections);
  if (isFailure(kind)) return kind;
  if (kind.kind === "text") return failure("unknown-kind", { path });
  if (bytes.length > kind.limit) return failure("too-large", { path, limit: kind.limit });
  if (!matchesExtension(kind, bytes)) return failure("wrong-bytes", { path });
  if (kind.kind === "document" && hasMacros(zipEntryNames(bytes) ?? []))
    return failure("macros", { path });
  const isClean = kind.extension !== "svg" || (await isCleanSvg(decodeUtf8(bytes) ?? ""));
  return isClean ? undefined : failure("unsafe-drawing", { path });
}
