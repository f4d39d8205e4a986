import { bytesVersion } from "../../browser/bytes-version.ts";
import type { Version } from "../contract/host-files.ts";

/** What is told of a file when all are listed. */
interface Told {
  version: Version;
  size: number;
}

/** Within so many milliseconds a file may change twice without its time telling it. */
const tick = 2000;

/** Versions of many files, of which only those are read again that changed by their times. */
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
