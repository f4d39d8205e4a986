import { diskFiles } from "../../load/files/disk-files.ts";
import { type ShareReading, toContentsFile } from "../../load/files/read-file.ts";
import { withBodyOnRequest } from "../../model/text-on-request.ts";
import { cutIntoBatches } from "./batches.ts";
import type { PoolWorker } from "./worker-pool.ts";

/** So many files are read before anybody looks up. */
const batchSize = 32;

/**
 * Has the files of a content folder read by this thread and by workers, whoever is free. What a worker
 * finds faulty, and what is no article, this thread reads itself: so all is told as if it were alone.
 */
export function shareReading(content: string, workers: readonly PoolWorker[]): ShareReading {
  const folder = diskFiles(content);
  return async (files, readHere) => {
    type Read = Awaited<ReturnType<typeof readHere>>;
    const read: Read[][] = [];
    const batches = cutIntoBatches(files, batchSize).entries();
    const here = async () => {
      await new Promise(setImmediate);
      for (const [index, batch] of batches) {
        read[index] = await Promise.all(batch.map(readHere));
        // Between two batches of its own, this thread hears the workers.
        await new Promise(setImmediate);
      }
    };
    const there = async (worker: PoolWorker) => {
      const { shelf } = worker;
      if (shelf.file === undefined) return;
      for (const [index, batch] of batches) {
        const paths = batch.map(({ path }) => path);
        const found = await worker.ask("read", { content, paths, shelf: shelf.file });
        const all = batch.map((file, place) => {
          const article = found[place];
          if (!article) return readHere(file);
          const body = shelf.at(article.start, article.length);
          return toContentsFile(folder, file, withBodyOnRequest(article.value, body));
        });
        read[index] = await Promise.all(all);
      }
    };
    // Each worker has its next batch at hand when it has done one.
    await Promise.all([here(), ...[...workers, ...workers].map(there)]);
    return read.flat();
  };
}
