import { bytesVersion } from "../../browser/bytes-version.ts";
import type { Version } from "../contract/host-files.ts";

/** The version and size of a listed file. */
interface Told {
  version: Version;
  size: number;
}

/** A file may change twice within this many milliseconds without a new timestamp. */
const tick = 2000;

/** Creates a version cache: a file is read again only if its timestamp or size changed. */
export function createDirectoryVersions(): (path: string, file: File) => Promise<Told> {
  const known = new Map<string, Told & { changed: number }>();
  return async (path, file) => {
    const { lastModified: changed, size } = file;
    const before = known.get(path);
    const isSettled = Date.now() - changed > tick;
    if (before && before.changed === changed && before.size === size && isSettled) return before;
    const version = await bytesVersion(new Uint8Array(await file.arrayBuffer()));
    const told = { version, size, changed };
    known.set(path, told);
    return told;
  };
}
