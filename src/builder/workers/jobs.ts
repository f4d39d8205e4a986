import type { PageTask, RenderContext, RenderedPage } from "../pages/render-page.ts";
import type { ReadJob, SpilledArticle } from "./read-articles.ts";

/** The kinds of jobs that a worker runs, with the input and the result of each. */
export interface WorkerJobs {
  /** Reads and checks some articles one by one. */
  read: { job: ReadJob; result: (SpilledArticle | undefined)[] };
  /** Stores the data that is needed to render any page. */
  prepare: { job: RenderContext; result: undefined };
  /** Renders some pages. */
  render: { job: readonly PageTask[]; result: RenderedPage[] };
}
