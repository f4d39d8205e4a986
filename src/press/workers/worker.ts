import { parentPort, workerData } from "node:worker_threads";
import type { OutputFile } from "../file/output-file.ts";
import type { RenderedPage, Task } from "../pages/render-page.ts";
import { renderBatch } from "./render-batch.ts";

parentPort?.on("message", async ({ id, job }: { id: number; job: readonly Task[] }) => {
  try {
    const pages = (await renderBatch(job, workerData)).map(withBytes);
    parentPort?.postMessage({ id, result: pages }, pages.flatMap(memoryOf));
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});

const encoder = new TextEncoder();

/** Bytes change hands without being copied: with texts, a large site takes twice the memory. */
function withBytes({ files, ...page }: RenderedPage): RenderedPage {
  return { ...page, files: files.map(toBytes) };
}

function toBytes({ path, data }: OutputFile): OutputFile {
  return { path, data: typeof data === "string" ? encoder.encode(data) : data };
}

function memoryOf({ files }: RenderedPage): ArrayBuffer[] {
  return files.flatMap(({ data }) => (typeof data === "string" ? [] : ownMemory(data)));
}

/** The memory that belongs to some bytes alone: small ones share theirs with others. */
function ownMemory({ buffer, length }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && length === buffer.byteLength ? [buffer] : [];
}
