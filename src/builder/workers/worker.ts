import { parentPort } from "node:worker_threads";
import { SiteCodeError } from "../../load/site-code/site-code-files.ts";
import type { OutputFile } from "../html/output-file.ts";
import type { RenderContext, RenderedPage } from "../pages/render-page.ts";
import type { WorkerJobs } from "./jobs.ts";

type JobMessage = {
  [Kind in keyof WorkerJobs]: { id: number; kind: Kind; job: WorkerJobs[Kind]["job"] };
}[keyof WorkerJobs];

let renderContext: RenderContext | undefined;

parentPort?.on("message", async (message: JobMessage) => {
  const { id } = message;
  try {
    const result = await runJob(message);
    parentPort?.postMessage(
      { id, result },
      message.kind === "render" ? transferableBuffers(result) : [],
    );
  } catch (error) {
    // The class of an error is lost in the transfer to the other thread, so `isOwnCode` records it.
    parentPort?.postMessage({ id, error, isOwnCode: error instanceof SiteCodeError });
  }
});

/** Runs a job. Modules that only one kind of job needs are loaded on first use. */
async function runJob(message: JobMessage): Promise<WorkerJobs[keyof WorkerJobs]["result"]> {
  if (message.kind === "prepare") {
    renderContext = message.job;
    return undefined;
  }
  if (message.kind === "read") {
    const { readAndSpillArticles: readArticles } = await import("./read-articles.ts");
    return readArticles(message.job);
  }
  if (!renderContext) throw new Error("Pages are to be rendered before it was told how.");
  const { renderBatch } = await import("./render-pages.ts");
  return (await renderBatch(message.job, renderContext)).map(encodePageFiles);
}

const encoder = new TextEncoder();

/**
 * Converts texts to bytes, which can be transferred without copying. With texts, a large site takes
 * twice the memory.
 */
function encodePageFiles({ files, ...page }: RenderedPage): RenderedPage {
  return { ...page, files: files.map(toBinaryFile) };
}

function toBinaryFile({ path, data }: OutputFile): OutputFile {
  return { path, data: typeof data === "string" ? encoder.encode(data) : data };
}

function transferableBuffers(pages: unknown): ArrayBuffer[] {
  return (pages as RenderedPage[]).flatMap(pageBuffers);
}

function pageBuffers({ files }: RenderedPage): ArrayBuffer[] {
  return files.flatMap(({ data }) => (typeof data === "string" ? [] : toTransferList(data)));
}

/**
 * Returns the buffer of a byte array, in a list; an empty list if the buffer contains other data.
 * Small arrays share a pooled buffer, which cannot be transferred.
 */
function toTransferList({ buffer, length }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && length === buffer.byteLength ? [buffer] : [];
}
