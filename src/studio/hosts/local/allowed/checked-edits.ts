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

/** A file of a set, with what it is to hold. */
export interface Change {
  path: string;
  /** `null` removes it. */
  bytes: Bytes | null;
  /** The version that was read; `null` where there must be none yet. */
  expect: Version | null;
}

/** A set has so many files at most: another address of a page touches all that lead to it. */
const mostEdits = 1000;

/** The kind of the file at a path that came from outside, or why it is not to be touched. */
export function checkPath(path: string, collections: CollectionRules): KnownKind | Refusal {
  const fault = faultOfPath(path);
  if (fault === "code") return refusal("code", { path });
  if (fault) return refusal("bad-path", { path, fault });
  return kindOf(path, collections) ?? refusal("unknown-kind", { path });
}

/** Whether what was asked for is refused. */
export function isRefusal(value: object): value is Refusal {
  return "code" in value;
}

/** Gives bytes that were kept; nothing where they are not. */
export type FindKept = (version: Version) => Promise<Bytes | undefined>;

/** A set of edits as what is to be written, or the first refusal. */
export async function checkEdits(
  edits: readonly FileEdit[],
  collections: CollectionRules,
  findKept: FindKept,
): Promise<Change[] | Refusal> {
  // On some systems these would be one file.
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
  // A file of any kind may be removed.
  if (text === null) return { path, bytes: null, expect };
  if (kind.kind !== "text") return refusal("unknown-kind", { path });
  // Half a character would come back as another one.
  if (/\p{Surrogate}/u.test(text)) return refusal("no-text", { path });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > kind.limit) return refusal("too-large", { path, limit: kind.limit });
  return { path, bytes, expect };
}

/** Why bytes are not to be put in the place of a picture or a document; nothing where they may. */
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
