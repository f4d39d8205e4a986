import { createFailure } from "#lang/studio/backend-contract/strings";
import type { Bytes } from "../../../../load/files/file-store.ts";
import type { CollectionDefinitions } from "../../../../model/collections.ts";
import type { SiteCodeFiles } from "../../../backend-contract/backend.ts";
import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type {
  MissingFile,
  StoredBytes,
  StoredFile,
  StoredText,
  StoredTexts,
} from "../../../backend-contract/files.ts";
import { checkPath, isBackendFailure } from "../../../backend-contract/validation/check-edits.ts";
import type { FileKind } from "../../../backend-contract/validation/file-kinds.ts";
import { decodeUtf8 } from "../../../backend-contract/validation/file-signatures.ts";
import { isApiError } from "../api/api-error.ts";
import { toApiFailure } from "../api/failures.ts";
import type { GitClient } from "../api/git-client.ts";
import { type BlobStore, readBlob, readBlobs } from "./blob-store.ts";
import type { CommitSnapshot } from "./commit-reader.ts";

/** The dependencies of reading the content. */
export interface ContentReadContext {
  git: GitClient;
  blobs: BlobStore;
  /** Blobs stored outside the content. */
  kept: BlobStore;
  /** The collections of the site; each adds a writable file. */
  collections: CollectionDefinitions;
}

/** Returns the files that the studio may access. */
export function toStoredFiles(
  files: CommitSnapshot["files"],
  isKnown: (path: string) => boolean,
): StoredFile[] {
  return [...files].flatMap(([path, { blob, size }]) =>
    isKnown(path) ? [{ path, version: blob, size }] : [],
  );
}

/** Whether the file at a path is of this kind. */
export function isFileOfKind(
  { collections }: Pick<ContentReadContext, "collections">,
  path: string,
  wanted: FileKind,
): boolean {
  const kind = checkPath(path, collections);
  return !isBackendFailure(kind) && kind.kind === wanted;
}

/** Reads the text of a file, or returns a failure. */
export async function readText(
  source: ContentReadContext,
  head: CommitSnapshot,
  path: string,
): Promise<StoredText | MissingFile | BackendFailure> {
  const found = await readSnapshotBytes(source, head, { path, kinds: ["text"] });
  if (found.kind !== "bytes") return found;
  const text = decodeUtf8(found.bytes);
  if (text === undefined) return createFailure("no-text", { path });
  return { kind: "text", path, text, version: found.version };
}

/** Reads the bytes of a picture or document, or returns a failure. */
export function readBytes(source: ContentReadContext, head: CommitSnapshot, path: string) {
  return readSnapshotBytes(source, head, { path, kinds: ["picture", "document"] });
}

async function readSnapshotBytes(
  source: ContentReadContext,
  { files }: CommitSnapshot,
  { path, kinds }: { path: string; kinds: readonly FileKind[] },
): Promise<StoredBytes | MissingFile | BackendFailure> {
  const kind = checkPath(path, source.collections);
  if (isBackendFailure(kind)) return kind;
  if (!kinds.includes(kind.kind)) return createFailure("unknown-kind", { path });
  const file = files.get(path);
  if (!file) return { kind: "missing", path };
  const bytes = await readBlob(source, file.blob);
  if (isApiError(bytes)) return toApiFailure(bytes);
  return { kind: "bytes", path, bytes, version: file.blob };
}

/** Reads all texts. Leaves out files that are not readable text. */
export async function readTexts(
  source: ContentReadContext,
  { files }: CommitSnapshot,
  isText: (path: string) => boolean,
): Promise<StoredTexts | BackendFailure> {
  const wanted = [...files].filter(([path]) => isText(path));
  const found = await readBlobs(
    source,
    wanted.map(([, { blob }]) => blob),
  );
  if (isApiError(found)) return toApiFailure(found);
  const texts = wanted.flatMap(([path, { blob }]): StoredText[] => {
    const text = decodeUtf8(found.get(blob) ?? new Uint8Array());
    return text === undefined ? [] : [{ kind: "text", path, text, version: blob }];
  });
  return { kind: "texts", files: texts };
}

/** Finds a blob among the stored ones, or else in the cache; `undefined` if neither has it. */
export async function findLocalBlob(
  { kept, blobs }: Pick<ContentReadContext, "kept" | "blobs">,
  name: string,
) {
  return (await kept.get(name)) ?? blobs.get(name);
}

/** Reads stored bytes. Fails if a file with this path must not be read. */
export async function readStoredBlob(source: ContentReadContext, path: string, version: string) {
  const kind = checkPath(path, source.collections);
  if (isBackendFailure(kind)) return kind;
  if (kind.kind === "text") return createFailure("unknown-kind", { path });
  const bytes = await findLocalBlob(source, version);
  if (bytes) return { kind: "bytes" as const, path, bytes, version };
  // The repository still has the blobs of removed files.
  const there = /^[0-9a-f]{40}$/.test(version) ? await readBlob(source, version) : undefined;
  if (!there || (isApiError(there) && there.status === 404))
    return { kind: "missing" as const, path };
  return isApiError(there)
    ? toApiFailure(there)
    : { kind: "bytes" as const, path, bytes: there, version };
}

/** Reads the bytes of all files except hidden ones, by path. */
export async function readNonHiddenFiles(
  source: ContentReadContext,
  { files }: CommitSnapshot,
): Promise<Map<string, Bytes> | BackendFailure> {
  const shown = [...files].filter(([path]) => !/(?:^|\/)\./.test(path));
  const found = await readBlobs(
    source,
    shown.map(([, { blob }]) => blob),
  );
  if (isApiError(found)) return toApiFailure(found);
  const all = shown.map(([path, { blob }]) => [path, found.get(blob) ?? new Uint8Array()] as const);
  return new Map(all);
}

/** Returns the files of the site's own code, by their paths in its folder. */
export function listSiteCodeFiles({ files }: CommitSnapshot): SiteCodeFiles {
  const isCode = (path: string) =>
    /^blocks\/.*\.(?:tsx?|css|json)$/.test(path) && !/\.test\.tsx?$/.test(path);
  const code = [...files].filter(([path]) => isCode(path));
  const told = code.map(([path, { blob }]) => ({
    path: path.slice("blocks/".length),
    version: blob,
  }));
  return { kind: "code", files: told };
}
