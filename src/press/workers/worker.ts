import { parentPort, workerData } from "node:worker_threads";
import type { Task } from "../pages/render-page.ts";
import { renderBatch } from "./render-batch.ts";

parentPort?.on("message", async ({ id, job }: { id: number; job: readonly Task[] }) => {
  try {
    parentPort?.postMessage({ id, result: await renderBatch(job, workerData) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
