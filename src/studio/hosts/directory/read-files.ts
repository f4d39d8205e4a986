import { createFailure } from "#lang/studio/backend-contract/strings";
import type { Bytes } from "../../../load/files/file-store.ts";
import type { CollectionDefinitions } from "../../../model/collections.ts";
import type { SiteCodeFiles } from "../../backend-contract/backend.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type {
  MissingFile,
  StoredFile,
  StoredText,
  VersionedPath,
} from "../../backend-contract/files.ts";
import { checkPath, isBackendFailure } from "../../backend-contract/validation/check-edits.ts";
import type { FileKind } from "../../backend-contract/validation/file-kinds.ts";
import { decodeUtf8 } from "../../backend-contract/validation/file-signatures.ts";
import { hashBytes } from "../../browser/hash-bytes.ts";
import { mayMeanUnavailable } from "./failures.ts";
import { type DirectoryFile, listFilesUnder, readFileBytes } from "./file-system.ts";
import { createFileVersionCache } from "./file-versions.ts";
import { hasPermission } from "./permission.ts";

/** The dependencies of the functions in this file. They reject on unexpected browser errors. */
export interface DirectoryReadContext {
  folder: FileSystemDirectoryHandle;
  /** The collections of the site; each adds a readable file. */
  collections: CollectionDefinitions;
}

/** Creates a function that lists all supported files. Unchanged files are not read again. */
export function createFileLister({
  folder,
  collections,
}: DirectoryReadContext): () => Promise<StoredFile[]> {
  const tell = createFileVersionCache();
  return async () => {
    const files = (await listFilesUnder(folder)).filter(
      ({ path }) => !isBackendFailure(checkPath(path, collections)),
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
 * Resolves to `undefined` for a file that was removed after it was listed, or that a cloud service
 * does not provide. Rethrows the error if the whole folder is unavailable.
 */
async function skipIfFileUnavailable(
  folder: FileSystemDirectoryHandle,
  error: unknown,
): Promise<undefined> {
  if (!mayMeanUnavailable(error) || !(await hasPermission(folder))) throw error;
  await folder.keys().next();
}

/** Reads the bytes of a file whose kind is one of these, or returns a failure. */
export async function readFileOfKinds(
  { folder, collections }: DirectoryReadContext,
  path: string,
  kinds: readonly FileKind[],
): Promise<Bytes | MissingFile | BackendFailure> {
  const kind = checkPath(path, collections);
  if (isBackendFailure(kind)) return kind;
  if (!kinds.includes(kind.kind)) return createFailure("unknown-kind", { path });
  return (await readFileBytes(folder, path)) ?? { kind: "missing", path };
}

/** Reads the text of a file, or returns a failure. */
export async function readText(
  context: DirectoryReadContext,
  path: string,
): Promise<StoredText | MissingFile | BackendFailure> {
  const found = await readFileOfKinds(context, path, ["text"]);
  if (!(found instanceof Uint8Array)) return found;
  const text = decodeUtf8(found);
  if (text === undefined) return createFailure("no-text", { path });
  return { kind: "text", path, text, version: await hashBytes(found) };
}

/** Reads all texts. Leaves out files that are not readable text. */
export async function readTexts(context: DirectoryReadContext) {
  const isText = (path: string) => {
    const kind = checkPath(path, context.collections);
    return !isBackendFailure(kind) && kind.kind === "text";
  };
  const paths = (await listFilesUnder(context.folder)).map(({ path }) => path).filter(isText);
  const asked = paths.map((path) =>
    readText(context, path).catch((error) => skipIfFileUnavailable(context.folder, error)),
  );
  const answers = await Promise.all(asked);
  return { kind: "texts" as const, files: answers.filter((each) => each?.kind === "text") };
}

/**
 * Returns the files of the site's own code with their versions. Selects the same files as
 * `siteCodeFiles` does on disk.
 */
export async function readSiteCodeVersions(
  folder: FileSystemDirectoryHandle,
): Promise<SiteCodeFiles> {
  const isCode = ({ path }: DirectoryFile) =>
    /^blocks\/.*\.(?:tsx?|css|json)$/.test(path) && !/\.test\.tsx?$/.test(path);
  const files = (await listFilesUnder(folder)).filter(isCode);
  const told = files.map(async ({ path, handle }): Promise<VersionedPath> => {
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    return { path: path.slice("blocks/".length), version: await hashBytes(bytes) };
  });
  return { kind: "code", files: await Promise.all(told) };
}

/** Packs the whole content into a ZIP file. */
export async function exportZip(folder: FileSystemDirectoryHandle): Promise<Bytes> {
  const { createZip } = await import("../local/export-zip.ts");
  return createZip(readFilesForZip(folder));
}

async function* readFilesForZip(folder: FileSystemDirectoryHandle) {
  for (const { path, handle } of await listFilesUnder(folder)) {
    const file = await handle.getFile();
    const bytes = new Uint8Array(await file.arrayBuffer());
    yield { path, bytes, modified: new Date(file.lastModified) };
  }
}
