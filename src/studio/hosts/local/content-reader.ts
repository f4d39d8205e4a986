import { readFile, stat } from "node:fs/promises";
import { diskFiles } from "../../../load/files/disk-files.ts";
import type { Bytes } from "../../../load/files/files.ts";
import type { CollectionRules } from "../../../model/collections.ts";
import type { FileVersion, HostFile, Missing } from "../contract/host-files.ts";
import type { Refusal } from "../contract/refusal.ts";
import { checkPath, isRefusal } from "./allowed/checked-edits.ts";
import type { FileKind } from "./allowed/file-kinds.ts";
import type { Packed } from "./export-zip.ts";
import { createVersions, versionAt } from "./file-versions.ts";
import { placeToRead } from "./real-place.ts";
import { refusal } from "./words.pt-br.ts";

/** The bytes of a file, or why they cannot be read. */
type ReadAnswer = { kind: "found"; bytes: Bytes } | Missing | Refusal;

/** Reads the files of a content folder that the studio may access. */
export interface ContentReader {
  list(): Promise<HostFile[]>;
  /** The paths of all files of a kind. */
  paths(kind: FileKind): Promise<string[]>;
  /** @param kinds the accepted kinds; other files are refused */
  read(path: string, kinds: readonly FileKind[]): Promise<ReadAnswer>;
  /** The current versions of the given paths; unsupported paths are left out. */
  versions(paths: readonly string[]): Promise<FileVersion[]>;
  /**
   * All content files, including those that the studio does not edit. Excludes hidden files and
   * links that leave the folder.
   */
  everything(): AsyncIterable<Packed>;
}

/** @param root the content folder */
export function createReader(root: string, collections: CollectionRules): ContentReader {
  const tell = createVersions();
  const files = diskFiles(root);
  const isKnown = (path: string) => !isRefusal(checkPath(path, collections));
  const paths = async () => ((await files.list()) ?? []).map(({ path }) => path);
  return {
    list: async () => {
      const found: HostFile[] = [];
      for (const path of (await paths()).filter(isKnown)) {
        const readable = await placeToRead(root, path);
        const told = readable.kind === "file" ? await tell(readable.place) : undefined;
        if (told) found.push({ path, version: told.version, size: told.size });
      }
      return found;
    },
    paths: async (wanted) =>
      (await paths()).filter((path) => {
        const kind = checkPath(path, collections);
        return !isRefusal(kind) && kind.kind === wanted;
      }),
    read: (path, kinds) => readOne({ root, collections }, path, kinds),
    versions: (changed) =>
      Promise.all(changed.filter(isKnown).map((path) => versionIn(root, path))),
    async *everything() {
      for (const path of (await paths()).filter((each) => !/(?:^|\/)\./.test(each))) {
        const readable = await placeToRead(root, path);
        if (readable.kind === "file") yield await packed(path, readable.place);
      }
    },
  };
}

async function readOne(
  { root, collections }: { root: string; collections: CollectionRules },
  path: string,
  kinds: readonly FileKind[],
): Promise<ReadAnswer> {
  const kind = checkPath(path, collections);
  if (isRefusal(kind)) return kind;
  if (!kinds.includes(kind.kind)) return refusal("unknown-kind", { path });
  const readable = await placeToRead(root, path);
  if (readable.kind === "none") return { kind: "missing", path };
  // A link may point to another content file, but its target must be an allowed path, too.
  const isSeen = readable.kind === "file" && !isRefusal(checkPath(readable.real, collections));
  if (!isSeen) return refusal("link", { path });
  return { kind: "found", bytes: await readFile(readable.place) };
}

async function versionIn(root: string, path: string): Promise<FileVersion> {
  const readable = await placeToRead(root, path);
  return { path, version: readable.kind === "file" ? await versionAt(readable.place) : null };
}

async function packed(path: string, place: string): Promise<Packed> {
  const [bytes, { mtime }] = [await readFile(place), await stat(place)];
  return { path, bytes, changed: mtime };
}
