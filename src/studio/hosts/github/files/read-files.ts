import type { Bytes } from "../../../../load/files/file-store.ts";
import type { CollectionRules } from "../../../../model/collections.ts";
import type { SiteCodeFiles } from "../../contract/backend.ts";
import type { Failure } from "../../contract/failure.ts";
import type {
  MissingFile,
  StoredBytes,
  StoredFile,
  StoredText,
  StoredTexts,
} from "../../contract/files.ts";
import { checkPath, isFailure } from "../../local/validation/check-edits.ts";
import type { FileKind } from "../../local/validation/file-kinds.ts";
import { decodeUtf8 } from "../../local/validation/file-signatures.ts";
import { failure } from "../../local/words.pt-br.ts";
import { isApiError } from "../api/api-error.ts";
import { apiFailure } from "../api/failures.ts";
import type { GitClient } from "../api/git-client.ts";
import { type BlobStore, readBlob, readBlobs } from "./blob-store.ts";
import type { Snapshot } from "./commit-reader.ts";

/** What reading the content needs. */
export interface ContentSource {
  git: GitClient;
  blobs: BlobStore;
  /** Blobs stored outside the content. */
  kept: BlobStore;
  /** The collections of the site; each adds a writable file. */
  collections: CollectionRules;
}

/** The files that the studio may access. */
export function storedFiles(
  files: Snapshot["files"],
  isKnown: (path: string) => boolean,
): StoredFile[] {
  return [...files].flatMap(([path, { blob, size }]) =>
    isKnown(path) ? [{ path, version: blob, size }] : [],
  );
}

/** Whether a path has a kind. */
export function hasKind(
  { collections }: Pick<ContentSource, "collections">,
  path: string,
  wanted: FileKind,
): boolean {
  const kind = checkPath(path, collections);
  return !isFailure(kind) && kind.kind === wanted;
}

/** The text of a file. */
export async function readText(
  parts: ContentSource,
  head: Snapshot,
  path: string,
): Promise<StoredText | MissingFile | Failure> {
  const found = await bytesIn(parts, head, { path, kinds: ["text"] });
  if (found.kind !== "bytes") return found;
  const text = decodeUtf8(found.bytes);
  if (text === undefined) return failure("no-text", { path });
  return { kind: "text", path, text, version: found.version };
}

/** The bytes of a picture or a document. */
export function readBytes(parts: ContentSource, head: Snapshot, path: string) {
  return bytesIn(parts, head, { path, kinds: ["picture", "document"] });
}

async function bytesIn(
  parts: ContentSource,
  { files }: Snapshot,
  { path, kinds }: { path: string; kinds: readonly FileKind[] },
): Promise<StoredBytes | MissingFile | Failure> {
  const kind = checkPath(path, parts.collections);
  if (isFailure(kind)) return kind;
  if (!kinds.includes(kind.kind)) return failure("unknown-kind", { path });
  const file = files.get(path);
  if (!file) return { kind: "missing", path };
  const bytes = await readBlob(parts, file.blob);
  if (isApiError(bytes)) return apiFailure(bytes);
  return { kind: "bytes", path, bytes, version: file.blob };
}

/** All texts at once. */
export async function readTexts(
  parts: ContentSource,
  { files }: Snapshot,
  isText: (path: string) => boolean,
): Promise<StoredTexts | Failure> {
  const wanted = [...files].filter(([path]) => isText(path));
  const found = await readBlobs(
    parts,
    wanted.map(([, { blob }]) => blob),
  );
  if (isApiError(found)) return apiFailure(found);
  const texts = wanted.flatMap(([path, { blob }]): StoredText[] => {
    const text = decodeUtf8(found.get(blob) ?? new Uint8Array());
    return text === undefined ? [] : [{ kind: "text", path, text, version: blob }];
  });
  return { kind: "texts", files: texts };
}

/** Finds a blob in the local store or the cache of the repository. */
export async function findBlob(
  { kept, blobs }: Pick<ContentSource, "kept" | "blobs">,
  name: string,
) {
  return (await kept.get(name)) ?? blobs.get(name);
}

/** Reads stored bytes as those of a file with this path. */
export async function readStoredBlob(parts: ContentSource, path: string, version: string) {
  const kind = checkPath(path, parts.collections);
  if (isFailure(kind)) return kind;
  if (kind.kind === "text") return failure("unknown-kind", { path });
  const bytes = await findBlob(parts, version);
  if (bytes) return { kind: "bytes" as const, path, bytes, version };
  // Removed files stay in the repository under their blob id.
  const there = /^[0-9a-f]{40}$/.test(version) ? await readBlob(parts, version) : undefined;
  if (!there || (isApiError(there) && there.status === 404))
    return { kind: "missing" as const, path };
  return isApiError(there)
    ? apiFailure(there)
    : { kind: "bytes" as const, path, bytes: there, version };
}

/** The bytes of all files by their paths. */
export async function readAllFiles(
  parts: ContentSource,
  { files }: Snapshot,
): Promise<Map<string, Bytes> | Failure> {
  const shown = [...files].filter(([path]) => !/(?:^|\/)\./.test(path));
  const found = await readBlobs(
    parts,
    shown.map(([, { blob }]) => blob),
  );
  if (isApiError(found)) return apiFailure(found);
  const all = shown.map(([path, { blob }]) => [path, found.get(blob) ?? new Uint8Array()] as const);
  return new Map(all);
}

/** The files of the site's own code, by their paths in its folder. */
export function listSiteCode({ files }: Snapshot): SiteCodeFiles {
  const isCode = (path: string) =>
    /^blocks\/.*\.(?:tsx?|css|json)$/.test(path) && !/\.test\.tsx?$/.test(path);
  const code = [...files].filter(([path]) => isCode(path));
  const told = code.map(([path, { blob }]) => ({
    path: path.slice("blocks/".length),
    version: blob,
  }));
  return { kind: "code", files: told };
}
