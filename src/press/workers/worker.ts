import { isMainThread, parentPort } from "node:worker_threads";
import type { RenderedPage } from "../pages/render-view.ts";
import { checkArticles } from "./check-articles.ts";
import { memoryOf, prepareToRender, renderTasks } from "./render-tasks.ts";

/** What a helper can do. */
const kinds = { check: checkArticles, prepare: prepareToRender, render: renderTasks };

export type Kind = keyof typeof kinds;

/** A job as it reaches a helper. */
interface Question {
  id: number;
  kind: Kind;
  job: never;
}

/** What it came to, or what went wrong. */
export interface Answer {
  id: number;
  result?: unknown;
  error?: Error;
}

if (!isMainThread) parentPort?.on("message", answerTo);

async function answerTo({ id, kind, job }: Question): Promise<void> {
  try {
    const result = await kinds[kind](job);
    const memory = kind === "render" ? memoryOf(result as RenderedPage[]) : [];
    parentPort?.postMessage({ id, result }, memory);
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
}
