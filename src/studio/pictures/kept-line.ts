import type { Version } from "../hosts/contract/host-files.ts";

/** A picture or a document that was kept; without a size where it has none, or nobody has looked. */
export interface KeptFile {
  version: Version;
  /** How many bytes it has. */
  size: number;
  /** In px, as a browser shows it. */
  width: number;
  height: number;
}

/** Of a file at which nobody has looked. */
export const unknownSize = { size: 0, width: 0, height: 0 };

// A version is a SHA-256 or, on GitHub, git's SHA-1.
const shape = /^kept ([0-9a-f]{40}|[0-9a-f]{64}) (\d+) (\d+)x(\d+)$/;

/**
 * A file of bytes as a session holds it: one line that stands for them. So it comes, goes, is taken back and
 * written down as texts are, together with the text that names it.
 */
export function keptLine({ version, size, width, height }: KeptFile): string {
  return `kept ${version} ${size} ${Math.round(width)}x${Math.round(height)}`;
}

/** What a line stands for; nothing where it is another text. */
export function readKept(line: string): KeptFile | undefined {
  const [, version, ...numbers] = shape.exec(line) ?? [];
  const [size = 0, width = 0, height = 0] = numbers.map(Number);
  return version === undefined ? undefined : { version, size, width, height };
}

/** The lines in texts of any kind, by their version: what a journal tells of files that it brought. */
export function keptLinesIn(texts: Iterable<string>): Map<Version, string> {
  const found = new Map<Version, string>();
  for (const text of texts) {
    for (const [line, version = ""] of text.matchAll(
      /kept ([0-9a-f]{40}|[0-9a-f]{64}) \d+ \d+x\d+/g,
    ))
      found.set(version, line);
  }
  return found;
}
