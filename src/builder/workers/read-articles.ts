import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { readReleasableArticle } from "../../load/files/read-files.ts";
import { splitBody } from "../../load/lazy-parsed-file.ts";
import { loadRules } from "../../load/load-folder.ts";
import { writeText } from "./body-store.ts";

export interface ReadJob {
  /** The content folder. */
  content: string;
  /** The files, by their paths in the folder. */
  paths: readonly string[];
  /** The descriptor of the file to which bodies are written. */
  shelf: number;
}

/**
 * An article without errors: its value, and the start and length of its body in the file, in bytes.
 */
export interface SpilledArticle {
  value: { body: string };
  start: number;
  length: number;
}

/** The length of each file to which this thread has written bodies, by file descriptor. */
const spillEnds = new Map<number, number>();

/**
 * Reads and checks articles one by one. The result of an article with diagnostics, or with a body
 * that cannot be stored, is `undefined`. The main thread reads that article again.
 */
export async function readAndSpillArticles(job: ReadJob): Promise<(SpilledArticle | undefined)[]> {
  const rules = await loadRules(job.content);
  const files = createDiskFileStore(job.content);
  return job.paths.map((path) => {
    const parsed = readReleasableArticle(files, path, rules);
    const cut = parsed && splitBody(parsed.value);
    return cut && spillBody(job.shelf, cut);
  });
}

function spillBody(
  shelf: number,
  { value, body }: { value: { body: string }; body: string },
): SpilledArticle | undefined {
  const start = spillEnds.get(shelf) ?? 0;
  const length = writeText(shelf, body, start);
  if (length === undefined) return undefined;
  spillEnds.set(shelf, start + length);
  return { value, start, length };
}
