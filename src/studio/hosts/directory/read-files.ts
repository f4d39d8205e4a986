import type { Bytes } from "../../../load/files/file-store.ts";
import type { CollectionRules } from "../../../model/collections.ts";
import { hashBytes } from "../../browser/hash-bytes.ts";
import type { SiteCodeFiles } from "../contract/backend.ts";
import type { Failure } from "../contract/failure.ts";
import type { FileVersion, MissingFile, StoredFile, StoredText } from "../contract/files.ts";
import { checkPath, isFailure } from "../local/validation/check-edits.ts";
import type { FileKind } from "../local/validation/file-kinds.ts";
import { decodeUtf8 } from "../local/validation/file-signatures.ts";
import { failure } from "../local/words.pt-br.ts";
import { isFolderUnavailable } from "./failures.ts";
import { bytesAtPath, type DirectoryFile, filesUnder } from "./file-system.ts";
import { createHandleVersionCache } from "./file-versions.ts";
import { hasPermission } from "./permission.ts";

/** What reading needs. Browser errors reject. */
export interface ReadContext {
  folder: FileSystemDirectoryHandle;
  /** The collections of the site; each adds a readable file. */
  collections: CollectionRules;
}

/** Creates a function that lists all supported files. Unchanged files are not read again. */
export function createFileLister({
  folder,
  collections,
}: ReadContext): () => Promise<StoredFile[]> {
  const tell = createHandleVersionCache();
  return async () => {
    const files = (await filesUnder(folder)).filter(
      ({ path }) => !isFailure(checkPath(path, collections)),
    );
    const told = files.map(async ({ path, handle }): Promise<StoredFile | undefined> => {
      try {
        const { version, size } = await tell(path, await handle.getFile());
        return { path, version, size };
      } catch (error) {
        return skipIfFileUnavailable(folder, error);
      }
    });
    return (await Promise.all(told)).filter((file) => file !== undefined);
  };
}

/**
 * Skips a file that was removed meanwhile, or that a cloud service does not provide. Rethrows if
 * the whole folder is unavailable.
 */
async function skipIfFileUnavailable(
  folder: FileSystemDirectoryHandle,
  error: unknown,
): Promise<undefined> {
  if (!isFolderUnavailable(error) || !(await hasPermission(folder))) throw error;
  await folder.keys().next();
}

/** The bytes of a file of one of these kinds, or a failure. */
export async function readOne(
  { folder, collections }: ReadContext,
  path: string,
  kinds: readonly FileKind[],
): Promise<Bytes | MissingFile | Failure> {
  const kind = checkPath(path, collections);
  if (isFailure(kind)) return kind;
  if (!kinds.includes(kind.kind)) return failure("unknown-kind", { path });
  return (await bytesAtPath(folder, path)) ?? { kind: "missing", path };
}

/** The text of a file, or a failure. */
export async function readText(
  ground: ReadContext,
  path: string,
): Promise<StoredText | MissingFile | Failure> {
  const found = await readOne(ground, path, ["text"]);
  if (!(found instanceof Uint8Array)) return found;
  const text = decodeUtf8(found);
  if (text === undefined) return failure("no-text", { path });
  return { kind: "text", path, text, version: await hashBytes(found) };
}

/** All texts; files that are not readable text are left out. */
export async function readTexts(ground: ReadContext) {
  const isText = (path: string) => {
    const kind = checkPath(path, ground.collections);
    return !isFailure(kind) && kind.kind === "text";
  };
  const paths = (await filesUnder(ground.folder)).map(({ path }) => path).filter(isText);
  const asked = paths.map((path) =>
    readText(ground, path).catch((error) => skipIfFileUnavailable(ground.folder, error)),
  );
  const answers = await Promise.all(asked);
  return { kind: "texts" as const, files: answers.filter((each) => each?.kind === "text") };
}

/**
 * The files of the site's own code with their versions; the same selection as `ownFiles` on disk.
 */
export async function siteCodeVersions(folder: FileSystemDirectoryHandle): Promise<SiteCodeFiles> {
  const isCode = ({ path }: DirectoryFile) =>
    /^blocks\/.*\.(?:tsx?|css|json)$/.test(path) && !/\.test\.tsx?$/.test(path);
  const files = (await filesUnder(folder)).filter(isCode);
  const told = files.map(async ({ path, handle }): Promise<FileVersion> => {
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    return { path: path.slice("blocks/".length), version: await hashBytes(bytes) };
  });
  return { kind: "code", files: await Promise.all(told) };
}

/** The whole content as a ZIP file. */
export async function exportZip(folder: FileSystemDirectoryHandle): Promise<Bytes> {
  const { createZip: packFiles } = await import("../local/export-zip.ts");
  return packFiles(zipInputs(folder));
}

async function* zipInputs(folder: FileSystemDirectoryHandle) {
  for (const { path, handle } of await filesUnder(folder)) {
    const file = await handle.getFile();
    const bytes = new Uint8Array(await file.arrayBuffer());
    yield { path, bytes, modified: new Date(file.lastModified) };
  }
}
