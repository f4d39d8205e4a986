import type { OutputFile } from "../bundle.ts";
import { compressFiles } from "../compress.ts";
import { writeFiles } from "../publish.ts";
import { type RenderedPage, renderView, type Shared, type Task } from "../render-view.ts";

/** What a helper needs to know before it renders. */
export interface RenderSetting {
  shared: Shared;
  /** The folder into which the files go. */
  folder: string;
  compress?: boolean;
}

/** A page whose files are written: the bytes of each by its path. */
export interface WrittenPage extends Omit<RenderedPage, "files"> {
  sizes: [path: string, bytes: number][];
}

let setting: RenderSetting | undefined;
const folders = new Set<string>();

/** A helper's part: notes what all its pages share. */
export function prepareToRender(told: RenderSetting): void {
  setting = told;
  folders.clear();
}

/** A helper's part: renders pages and writes their files. */
export async function renderTasks(tasks: readonly Task[]): Promise<WrittenPage[]> {
  if (!setting) throw new Error("A helper was asked to render before it was told of the site.");
  const { shared, folder, compress } = setting;
  const pages: WrittenPage[] = [];
  for (const task of tasks) {
    const { files, ...page } = renderView(task, shared);
    const all = compress ? [...files, ...(await compressFiles(files))] : files;
    writeFiles(all, folder, folders);
    pages.push({ ...page, sizes: sizesOf(all) });
  }
  return pages;
}

function sizesOf(files: readonly OutputFile[]): WrittenPage["sizes"] {
  return files.map(({ path, data }) => [path, Buffer.byteLength(data)]);
}

/** A task as it can travel to another thread: with the body of its article. */
export function toTravel({ view, card }: Task): Task {
  const { content } = view;
  if (content.kind !== "article") return { view, card };
  const { article } = content.article;
  const whole = { ...article, body: article.body };
  return {
    view: { ...view, content: { ...content, article: { ...content.article, article: whole } } },
    card,
  };
}
