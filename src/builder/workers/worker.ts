import { parentPort } from "node:worker_threads";
import { SiteCodeError } from "../../load/site-code/site-code-files.ts";
import type { OutputFile } from "../html/output-file.ts";
import type { RenderedPage } from "../pages/render-page.ts";
import type { Jobs } from "./jobs.ts";
import type { RenderContext } from "./render-batch.ts";

type Message = {
  [Kind in keyof Jobs]: { id: number; kind: Kind; job: Jobs[Kind]["job"] };
}[keyof Jobs];

let setting: RenderContext | undefined;

parentPort?.on("message", async (message: Message) => {
  const { id } = message;
  try {
    const result = await doJob(message);
    parentPort?.postMessage({ id, result }, message.kind === "render" ? memoryIn(result) : []);
  } catch (error) {
    // Of our own errors, only the message is sent to the other thread.
    parentPort?.postMessage({ id, error, isOwnCode: error instanceof SiteCodeError });
  }
});

/** Modules that only one kind of job needs are loaded on first use. */
async function doJob(message: Message): Promise<Jobs[keyof Jobs]["result"]> {
  if (message.kind === "prepare") {
    setting = message.job;
    return undefined;
  }
  if (message.kind === "read") {
    const { readArticles: readThere } = await import("./read-articles.ts");
    return readThere(message.job);
  }
  if (!setting) throw new Error("Pages are to be rendered before it was told how.");
  const { renderBatch } = await import("./render-batch.ts");
  return (await renderBatch(message.job, setting)).map(withBytes);
}

const encoder = new TextEncoder();

/**
 * Converts texts to bytes, which are transferred without copying: with texts, a large site takes
 * twice the memory.
 */
function withBytes({ files, ...page }: RenderedPage): RenderedPage {
  return { ...page, files: files.map(toBytes) };
}

function toBytes({ path, data }: OutputFile): OutputFile {
  return { path, data: typeof data === "string" ? encoder.encode(data) : data };
}

function memoryIn(pages: unknown): ArrayBuffer[] {
  return (pages as RenderedPage[]).flatMap(memoryOf);
}

function memoryOf({ files }: RenderedPage): ArrayBuffer[] {
  return files.flatMap(({ data }) => (typeof data === "string" ? [] : ownMemory(data)));
}

/**
 * The buffer of some bytes, if they own it. Small buffers share a pool and cannot be transferred.
 */
function ownMemory({ buffer, length }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && length === buffer.byteLength ? [buffer] : [];
}
