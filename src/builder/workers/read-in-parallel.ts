import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { type ParallelFileReader, toLoadedArticle } from "../../load/files/read-files.ts";
import { withLazyBody } from "../../model/lazy-fields.ts";
import { splitIntoBatches } from "./batches.ts";
import type { PoolWorker } from "./pool-worker.ts";

/** The number of files in a batch. */
const batchSize = 32;

/**
 * Creates a reader that reads the files of a content folder in this thread and in workers in
 * parallel. Workers return only articles without errors. This thread reads the other files of their
 * batches, so the diagnostics are the same as in a single thread.
 */
export function createParallelReader(
  content: string,
  workers: readonly PoolWorker[],
): ParallelFileReader {
  const folder = createDiskFileStore(content);
  return async (files, readHere) => {
    type Read = Awaited<ReturnType<typeof readHere>>;
    const read: Read[][] = [];
    const batches = splitIntoBatches(files, batchSize).entries();
    const here = async () => {
      await new Promise(setImmediate);
      for (const [index, batch] of batches) {
        read[index] = await Promise.all(batch.map(readHere));
        // Yields to the event loop between batches, so that messages of workers are received.
        await new Promise(setImmediate);
      }
    };
    const there = async (worker: PoolWorker) => {
      const { bodies } = worker;
      if (bodies.file === undefined) return;
      for (const [index, batch] of batches) {
        const paths = batch.map(({ path }) => path);
        const found = await worker.run("read", { content, paths, shelf: bodies.file });
        const all = batch.map((file, place) => {
          const article = found[place];
          if (!article) return readHere(file);
          const body = bodies.reader(article.start, article.length);
          return toLoadedArticle(folder, file, withLazyBody(article.value, body));
        });
        read[index] = await Promise.all(all);
      }
    };
    // Each worker gets two batches at a time, so that it never idles.
    await Promise.all([here(), ...[...workers, ...workers].map(there)]);
    return read.flat();
  };
}
