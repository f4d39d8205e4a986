import { isFindable, type View } from "../../layout/views.ts";
import { loadOwnBlocks } from "../../load/site-code/load-own.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { placeAddress } from "../html/base-path.ts";
import type { OutputFile } from "../html/output-file.ts";
import { buildSearchIndex } from "./build-index.ts";
import { textOf } from "./page-text.ts";

/** The views of a site with the address of the search index, and the files of the index. */
export interface SearchedViews {
  views: View[];
  files: OutputFile[];
}

interface Searched {
  info: SiteInfo;
  /** The folder of the site's own code. */
  code: string;
  /** The path of the host below which the site is published. */
  base: string;
}

/** Builds the search index of a site. A site without a search gets no files. */
export async function searchViews(
  views: View[],
  { info, code, base }: Searched,
): Promise<SearchedViews> {
  if (!info.settings.search) return { views, files: [] };
  const own = await loadOwnBlocks(code);
  const files = buildSearchIndex(
    views.filter(isFindable).map((view) => ({
      page: [placeAddress(base, view.route), view.title, view.description] as const,
      kind: view.content.kind === "article" ? ("article" as const) : ("page" as const),
      text: textOf(view, info, own),
    })),
    base,
  );
  const index = `/${files[0].path}`;
  return { views: views.map((view) => withIndex(view, index)), files };
}

function withIndex(view: View, index: string): View {
  const { content } = view;
  if (content.kind !== "search") return view;
  return { ...view, content: { ...content, search: { ...content.search, index } } };
}
