import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { FileVersionId } from "../../backend-contract/files.ts";
import { isYamlFile } from "../../backend-contract/is-yaml-file.ts";
import type { JournalRecord } from "../../backend-contract/journal.ts";
import {
  collectMediaFilePointers,
  formatMediaFilePointer,
  parseMediaFilePointer,
  unknownSize,
} from "../../upload-preparation/media-file-pointer.ts";
import type { ReplayedJournal } from "../journal/replay-journal.ts";
import type { DiskState } from "./document-store.ts";

/**
 * Reads the state on disk of pictures and documents that an earlier session added or removed.
 * Undoing those steps needs this state.
 */
export async function readMediaDiskStates(
  host: StorageBackend,
  { stands, drafts }: ReplayedJournal,
  records: readonly JournalRecord[],
): Promise<Map<string, DiskState>> {
  const named = [...stands.keys(), ...drafts.map(({ file }) => file)];
  const wanted = new Set(named.filter((file) => !isYamlFile(file)));
  const listed = wanted.size > 0 ? await host.list() : undefined;
  if (listed?.kind !== "files") return new Map();
  const lines = collectMediaFilePointers(records.map(({ text }) => text));
  const found = listed.files.filter(({ path }) => wanted.has(path));
  return new Map(
    found.map(({ path, version, size }) => {
      const line = lines.get(version) ?? formatMediaFilePointer({ ...unknownSize, version, size });
      return [path, { text: line, version }];
    }),
  );
}

/**
 * Returns the media pointer for a version on disk; `null` if the file does not exist. Prefers a
 * known pointer with the same version; a new pointer has no known size.
 */
export function mediaFilePointerOnDisk(
  version: FileVersionId | null,
  known: readonly (string | null)[],
): string | null {
  if (version === null) return null;
  const same = known.find((line) => parseMediaFilePointer(line ?? "")?.version === version);
  return same ?? formatMediaFilePointer({ version, ...unknownSize });
}
