import type { FileVersionId } from "../backend-contract/files.ts";

/** A stored picture or document. Size fields are 0 if unknown or not applicable. */
export interface MediaFilePointer {
  version: FileVersionId;
  /** Size in bytes. */
  size: number;
  /** Displayed size in px. */
  width: number;
  height: number;
}

/** The size of a file that was not inspected. */
export const unknownSize = { size: 0, width: 0, height: 0 };

// A version is a SHA-256 hash or, on GitHub, git's SHA-1.
const pointerPattern = /^kept ([0-9a-f]{40}|[0-9a-f]{64}) (\d+) (\d+)x(\d+)$/;

/**
 * Formats the pointer text that represents a binary file in a session. With this text, adding,
 * removing, undoing and journaling work as for other texts.
 */
export function formatMediaFilePointer({ version, size, width, height }: MediaFilePointer): string {
  return `kept ${version} ${size} ${Math.round(width)}x${Math.round(height)}`;
}

/** Parses a pointer text; `undefined` for any other text. */
export function parseMediaFilePointer(line: string): MediaFilePointer | undefined {
  const [, version, ...numbers] = pointerPattern.exec(line) ?? [];
  const [size = 0, width = 0, height = 0] = numbers.map(Number);
  return version === undefined ? undefined : { version, size, width, height };
}

/** Collects all pointers in some texts, by version. They show which files a journal has added. */
export function collectMediaFilePointers(texts: Iterable<string>): Map<FileVersionId, string> {
  const found = new Map<FileVersionId, string>();
  for (const text of texts) {
    for (const [line, version = ""] of text.matchAll(
      /kept ([0-9a-f]{40}|[0-9a-f]{64}) \d+ \d+x\d+/g,
    ))
      found.set(version, line);
  }
  return found;
}
