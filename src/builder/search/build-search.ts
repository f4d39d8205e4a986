import { isSearchable, type Route } from "../../layout/routes.ts";
import { loadSiteBlocks } from "../../load/site-code/load-site-code.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { prefixAddress } from "../html/base-path.ts";
import type { OutputFile } from "../html/output-file.ts";
import { buildSearchIndex } from "./build-index.ts";
import { searchablePageText } from "./page-text.ts";

/** The views of a site with the address of the search index, and the files of the index. */
export interface SearchBuild {
  views: readonly Route[];
  files: OutputFile[];
}

interface SearchInput {
  info: SiteInfo;
  /** The folder of the site's own code. */
  code: string;
  /** The path on the host below which the site is published. */
  base: string;
}

/** Builds the search index of a site. A site without a search has no index. */
export async function buildSearch(
  views: readonly Route[],
  { info, code, base }: SearchInput,
): Promise<SearchBuild> {
  if (!info.settings.search) return { views, files: [] };
  const own = await loadSiteBlocks(code);
  const files = buildSearchIndex(
    views.filter(isSearchable).map((view) => ({
      page: [prefixAddress(base, view.route), view.title, view.description] as const,
      kind: view.content.kind === "article" ? ("article" as const) : ("page" as const),
      text: searchablePageText(view, info, own),
    })),
    base,
  );
  const index = `/${files[0].path}`;
  return { views: views.map((view) => withSearchIndex(view, index)), files };
}

function withSearchIndex(view: Route, index: string): Route {
  const { content } = view;
  if (content.kind !== "search") return view;
  return { ...view, content: { ...content, search: { ...content.search, index } } };
}
