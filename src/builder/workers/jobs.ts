import type { RenderedPage, Task } from "../pages/render-page.ts";
import type { ReadArticle, ReadJob } from "./read-there.ts";
import type { RenderSetting } from "./render-batch.ts";

/** What a worker can be asked for, each with what it answers. */
export interface Jobs {
  /** To read and check some articles by themselves. */
  read: { job: ReadJob; result: (ReadArticle | undefined)[] };
  /** To keep what the rendering of all pages needs. */
  prepare: { job: RenderSetting; result: undefined };
  /** To render some pages. */
  render: { job: readonly Task[]; result: RenderedPage[] };
}
