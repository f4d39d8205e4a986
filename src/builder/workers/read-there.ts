import { withoutBody } from "../../load/clean-file.ts";
import { diskFiles } from "../../load/files/disk-files.ts";
import { readClean } from "../../load/files/read-file.ts";
import { loadRules } from "../../load/load-folder.ts";
import { writeText } from "./text-shelf.ts";

export interface ReadJob {
  /** The content folder. */
  content: string;
  /** The files, by their paths in it. */
  paths: readonly string[];
  /** The open file to which their bodies are written. */
  shelf: number;
}

/** An article without mistakes: its value, and where its body lies on the shelf. */
export interface ReadArticle {
  value: { body: string };
  start: number;
  length: number;
}

/** Where the shelf of this thread ends, by its file. */
const ends = new Map<number, number>();

/** Reads and checks articles by themselves; nothing of those that somebody has to look at closer. */
export async function readThere(job: ReadJob): Promise<(ReadArticle | undefined)[]> {
  const rules = await loadRules(job.content);
  const files = diskFiles(job.content);
  return job.paths.map((path) => {
    const parsed = readClean(files, path, rules);
    const cut = parsed && withoutBody(parsed.value);
    return cut && putAway(job.shelf, cut);
  });
}

function putAway(
  shelf: number,
  { value, body }: { value: { body: string }; body: string },
): ReadArticle | undefined {
  const start = ends.get(shelf) ?? 0;
  const length = writeText(shelf, body, start);
  if (length === undefined) return undefined;
  ends.set(shelf, start + length);
  return { value, start, length };
}
