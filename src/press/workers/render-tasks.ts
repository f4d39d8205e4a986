import type { OwnBlocks } from "../../blocks/own.ts";
import { loadOwnBlocks } from "../../site/own/load-own.ts";
import type { OutputFile } from "../assets/bundle.ts";
import { compressFiles } from "../file/compress.ts";
import { withTextAtHand } from "../pages/article-text.ts";
import { type RenderedPage, renderView, type Shared, type Task } from "../pages/render-view.ts";

/** What a helper needs to know before it renders. */
export interface RenderSetting {
  shared: Shared;
  compress?: boolean;
}

let setting: (RenderSetting & { own: OwnBlocks }) | undefined;

/** A helper's part: notes what all its pages share, and loads the blocks that the site brings along. */
export async function prepareToRender(told: RenderSetting): Promise<void> {
  setting = { ...told, own: await loadOwnBlocks(told.shared.code) };
}

/**
 * A helper's part: renders pages. Their files are bytes, which travel without being copied; one
 * thread writes them all, for those who write into one folder at a time wait for each other.
 */
export async function renderTasks(tasks: readonly Task[]): Promise<RenderedPage[]> {
  if (!setting) throw new Error("A helper was asked to render before it was told of the site.");
  const { shared, compress, own } = setting;
  const pages: RenderedPage[] = [];
  for (const task of tasks) {
    const { files, ...page } = renderView(task, shared, own);
    const all = compress ? [...files, ...(await compressFiles(files))] : files;
    pages.push({ ...page, files: all.map(toBytes) });
  }
  return pages;
}

const encoder = new TextEncoder();

function toBytes({ path, data }: OutputFile): OutputFile {
  return { path, data: typeof data === "string" ? encoder.encode(data) : data };
}

/** The memory of the files of pages that belongs to them alone: it changes hands. */
export function memoryOf(pages: readonly RenderedPage[]): ArrayBuffer[] {
  return pages.flatMap(({ files }) => files.flatMap(({ data }) => ownMemory(data)));
}

function ownMemory(data: OutputFile["data"]): ArrayBuffer[] {
  if (typeof data === "string" || !(data.buffer instanceof ArrayBuffer)) return [];
  return data.length === data.buffer.byteLength ? [data.buffer] : [];
}

/** A task as it can travel to another thread: with the text of its article. */
export function toTravel({ view, card }: Task): Task {
  const { content } = view;
  if (content.kind !== "article") return { view, card };
  const { article } = content.article;
  const whole = withTextAtHand(article);
  return {
    view: { ...view, content: { ...content, article: { ...content.article, article: whole } } },
    card,
  };
}
