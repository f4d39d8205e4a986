import type { RenderedPage, Task } from "../pages/render-page.ts";
import type { ReadArticle, ReadJob } from "./read-there.ts";
import type { RenderSetting } from "./render-batch.ts";

/** The kinds of jobs of a worker, each with its result. */
export interface Jobs {
  /** Reads and checks some articles, each by itself. */
  read: { job: ReadJob; result: (ReadArticle | undefined)[] };
  /** Stores the data that rendering needs for all pages. */
  prepare: { job: RenderSetting; result: undefined };
  /** Renders some pages. */
  render: { job: readonly Task[]; result: RenderedPage[] };
}
