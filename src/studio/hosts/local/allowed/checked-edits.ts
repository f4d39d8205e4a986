import type { Bytes } from "../../../../load/files/files.ts";
import { isCleanSvg } from "../../../../media/clean-svg.ts";
import type { CollectionRules } from "../../../../model/collections.ts";
import type { FileEdit, KeptEdit, TextEdit, Version } from "../../contract/host-files.ts";
import type { Refusal } from "../../contract/refusal.ts";
import { refusal } from "../words.pt-br.ts";
import { type KnownKind, kindOf } from "./file-kinds.ts";
import { faultOfPath } from "./safe-path.ts";
import { isWhatItSays, textOf } from "./told-by-bytes.ts";
import { hasMacros, zipNames } from "./zip-names.ts";

/** A validated change of a file. */
export interface Change {
  path: string;
  /** `null` removes the file. */
  bytes: Bytes | null;
  /** The version that was read; `null` if the file must not exist yet. */
  expect: Version | null;
}

/** The most files of one write: changing the address of a page edits all files that link to it. */
const mostEdits = 1000;

/** Validates an external path. Returns the kind of the file, or why it is refused. */
export function checkPath(path: string, collections: CollectionRules): KnownKind | Refusal {
  const fault = faultOfPath(path);
  if (fault === "code") return refusal("code", { path });
  if (fault) return refusal("bad-path", { path, fault });
  return kindOf(path, collections) ?? refusal("unknown-kind", { path });
}

/** Whether a result is a failure. */
export function isRefusal(value: object): value is Refusal {
  return "code" in value;
}

/** Finds stored bytes by version; `undefined` if they are missing. */
export type FindKept = (version: Version) => Promise<Bytes | undefined>;

/** Validates edits and returns the changes to write, or the first failure. */
export async function checkEdits(
  edits: readonly FileEdit[],
  collections: CollectionRules,
  findKept: FindKept,
): Promise<Change[] | Refusal> {
  // Case-insensitive or normalizing file systems would treat these as one file.
  const names = new Set(edits.map(({ path }) => path.normalize("NFKC").toLowerCase()));
  const isSet = edits.length > 0 && edits.length <= mostEdits && names.size === edits.length;
  if (!isSet) return refusal("bad-request");
  const changes: Change[] = [];
  for (const edit of edits) {
    const change =
      "kept" in edit ? await checkKept(edit, collections, findKept) : checkEdit(edit, collections);
    if (isRefusal(change)) return change;
    changes.push(change);
  }
  return changes;
}

async function checkKept(
  { path, kept, expect }: KeptEdit,
  collections: CollectionRules,
  findKept: FindKept,
): Promise<Change | Refusal> {
  const kind = checkPath(path, collections);
  if (isRefusal(kind)) return kind;
  const bytes = await findKept(kept);
  if (!bytes) return refusal("not-kept", { path });
  return (await refusalOfBytes(path, bytes, collections)) ?? { path, bytes, expect };
}

function checkEdit(edit: TextEdit, collections: CollectionRules): Change | Refusal {
  const { path, text, expect } = edit;
  const kind = checkPath(path, collections);
  if (isRefusal(kind)) return kind;
  // Files of any kind may be removed.
  if (text === null) return { path, bytes: null, expect };
  if (kind.kind !== "text") return refusal("unknown-kind", { path });
  // A lone surrogate would be replaced when encoded.
  if (/\p{Surrogate}/u.test(text)) return refusal("no-text", { path });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > kind.limit) return refusal("too-large", { path, limit: kind.limit });
  return { path, bytes, expect };
}

/**
 * Validates the bytes of a picture or document.
 *
 * @returns why they are refused, or `undefined` if they are allowed
 */
export async function refusalOfBytes(
  path: string,
  bytes: Bytes,
  collections: CollectionRules,
): Promise<Refusal | undefined> {
  const kind = checkPath(path, collections);
  if (isRefusal(kind)) return kind;
  if (kind.kind === "text") return refusal("unknown-kind", { path });
  if (bytes.length > kind.limit) return refusal("too-large", { path, limit: kind.limit });
  if (!isWhatItSays(kind, bytes)) return refusal("wrong-bytes", { path });
  if (kind.kind === "document" && hasMacros(zipNames(bytes) ?? []))
    return refusal("macros", { path });
  const isClean = kind.extension !== "svg" || (await isCleanSvg(textOf(bytes) ?? ""));
  return isClean ? undefined : refusal("unsafe-drawing", { path });
}
