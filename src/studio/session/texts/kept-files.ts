import type { Version } from "../../hosts/contract/host-files.ts";
import type { JournalRecord } from "../../hosts/contract/host-journal.ts";
import type { StudioHost } from "../../hosts/contract/studio-host.ts";
import { keptLine, keptLinesIn, readKept, unknownSize } from "../../pictures/kept-line.ts";
import type { Playback } from "../journaling/playback.ts";
import type { OnDisk } from "./held-files.ts";
import { isText } from "./text-files.ts";

/**
 * Pictures and documents that an earlier session brought or took away, as they lie on the disk now: what it did can be
 * taken back only by who holds them.
 */
export async function readKeptFiles(
  host: StudioHost,
  { stands, drafts }: Playback,
  records: readonly JournalRecord[],
): Promise<Map<string, OnDisk>> {
  const named = [...stands.keys(), ...drafts.map(({ file }) => file)];
  const wanted = new Set(named.filter((file) => !isText(file)));
  const listed = wanted.size > 0 ? await host.list() : undefined;
  if (listed?.kind !== "files") return new Map();
  const lines = keptLinesIn(records.map(({ text }) => text));
  const found = listed.files.filter(({ path }) => wanted.has(path));
  return new Map(
    found.map(({ path, version, size }) => {
      const line = lines.get(version) ?? keptLine({ ...unknownSize, version, size });
      return [path, { text: line, version }];
    }),
  );
}

/** The line that stands for bytes on the disk, `null` where there are none: one that is known, if it means the same. */
export function lineOnDisk(
  version: Version | null,
  known: readonly (string | null)[],
): string | null {
  if (version === null) return null;
  const same = known.find((line) => readKept(line ?? "")?.version === version);
  return same ?? keptLine({ version, ...unknownSize });
}
