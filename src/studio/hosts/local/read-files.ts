import { readFile, stat } from "node:fs/promises";
import { createFailure } from "#lang/studio/backend-contract/strings";
import { createDiskFileStore } from "../../../load/files/disk-files.ts";
import type { Bytes } from "../../../load/files/file-store.ts";
import type { CollectionDefinitions } from "../../../model/collections.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { MissingFile, StoredFile, VersionedPath } from "../../backend-contract/files.ts";
import { checkPath, isBackendFailure } from "../../backend-contract/validation/check-edits.ts";
import type { FileKind } from "../../backend-contract/validation/file-kinds.ts";
import { createVersionCache, readVersionIfPresent } from "../../disk/file-versions.ts";
import type { ZipEntry } from "./export-zip.ts";
import { resolveForReading } from "./resolve-path.ts";

/** The bytes of a file, or why they cannot be read. */
type ReadBytesResult = { kind: "found"; bytes: Bytes } | MissingFile | BackendFailure;

/** Reads the files of a content folder that the studio may access. */
export interface ContentReader {
  list(): Promise<StoredFile[]>;
  /** Returns the paths of all files of a kind. */
  pathsOfKind(kind: FileKind): Promise<string[]>;
  /**
   * Reads a file.
   *
   * @param kinds the accepted kinds; other files are refused
   */
  read(path: string, kinds: readonly FileKind[]): Promise<ReadBytesResult>;
  /** Returns the current versions of the given paths. Leaves out unsupported paths. */
  versions(paths: readonly string[]): Promise<VersionedPath[]>;
  /**
   * Yields all content files, including those that the studio does not edit, except hidden files
   * and links that lead out of the folder.
   */
  allFiles(): AsyncIterable<ZipEntry>;
}

/**
 * Creates a reader of a content folder.
 *
 * @param root the content folder
 */
export function createContentReader(
  root: string,
  collections: CollectionDefinitions,
): ContentReader {
  const tell = createVersionCache();
  const files = createDiskFileStore(root);
  const isKnown = (path: string) => !isBackendFailure(checkPath(path, collections));
  const paths = async () => ((await files.list()) ?? []).map(({ path }) => path);
  return {
    list: async () => {
      const found: StoredFile[] = [];
      for (const path of (await paths()).filter(isKnown)) {
        const readable = await resolveForReading(root, path);
        const told = readable.kind === "file" ? await tell(readable.place) : undefined;
        if (told) found.push({ path, version: told.version, size: told.size });
      }
      return found;
    },
    pathsOfKind: async (wanted) =>
      (await paths()).filter((path) => {
        const kind = checkPath(path, collections);
        return !isBackendFailure(kind) && kind.kind === wanted;
      }),
    read: (path, kinds) => readFileOfKinds({ root, collections }, path, kinds),
    versions: (changed) =>
      Promise.all(changed.filter(isKnown).map((path) => readFileVersion(root, path))),
    async *allFiles() {
      for (const path of (await paths()).filter((each) => !/(?:^|\/)\./.test(each))) {
        const readable = await resolveForReading(root, path);
        if (readable.kind === "file") yield await readZipEntry(path, readable.place);
      }
    },
  };
}

async function readFileOfKinds(
  { root, collections }: { root: string; collections: CollectionDefinitions },
  path: string,
  kinds: readonly FileKind[],
): Promise<ReadBytesResult> {
  const kind = checkPath(path, collections);
  if (isBackendFailure(kind)) return kind;
  if (!kinds.includes(kind.kind)) return createFailure("unknown-kind", { path });
  const readable = await resolveForReading(root, path);
  if (readable.kind === "none") return { kind: "missing", path };
  // A link may point to another content file, but the path of its target must also be allowed.
  const isSeen =
    readable.kind === "file" && !isBackendFailure(checkPath(readable.real, collections));
  if (!isSeen) return createFailure("link", { path });
  return { kind: "found", bytes: await readFile(readable.place) };
}

async function readFileVersion(root: string, path: string): Promise<VersionedPath> {
  const readable = await resolveForReading(root, path);
  return {
    path,
    version: readable.kind === "file" ? await readVersionIfPresent(readable.place) : null,
  };
}

async function readZipEntry(path: string, absolutePath: string): Promise<ZipEntry> {
  const [bytes, { mtime }] = [await readFile(absolutePath), await stat(absolutePath)];
  return { path, bytes, modified: mtime };
}
