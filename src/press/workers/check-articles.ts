import type { ContentsFile } from "../../site/assemble.ts";
import { lightArticle, loadRules, type ReadArticles, readArticle } from "../../site/load.ts";
import { cutIntoBatches } from "./batches.ts";
import type { Crew } from "./worker-pool.ts";

/** Articles to be read and checked. */
interface CheckJob {
  directory: string;
  paths: readonly string[];
}

/**
 * Of each article that this thread read its file; of each that a helper found without mistakes what
 * stands in it; nothing of the others, which are read again here.
 */
type Checked = unknown[];

const batch = 64;

/** Reads articles with the help of others. */
export function sharedReading(crew: Crew, directory: string): ReadArticles {
  return async (paths, read) => {
    const jobs = cutIntoBatches(paths, batch).map((each) => ({ directory, paths: each }));
    const here = (job: CheckJob) => job.paths.map(read);
    const batches = await crew.share<CheckJob, Checked>("check", jobs, here);
    return batches.flat().map((found, index) => {
      const path = paths[index] ?? "";
      if (isFile(found)) return found;
      return found === undefined ? read(path) : lightArticle(directory, path, found);
    });
  };
}

function isFile(found: unknown): found is ContentsFile {
  return typeof found === "object" && found !== null && "parsed" in found;
}

/** A helper's part: reads and checks articles. */
export async function checkArticles({ directory, paths }: CheckJob): Promise<Checked> {
  const rules = await loadRules(directory);
  return paths.map((path) => {
    const file = readArticle(directory, path, rules);
    return file?.found?.length === 0 ? { ...Object(file.parsed.value) } : undefined;
  });
}
