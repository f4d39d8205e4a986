import { ignoreLoadFailure } from "../../blocks/block-behaviours.ts";

/**
 * The behaviour of the search page, whose code is loaded on demand. For sites without a search, the
 * build uses `no-search.ts`.
 */
export const searchBehaviour = {
  search: (desk: HTMLElement) =>
    import("./live-search.ts").then((code) => code.attachSearch(desk), ignoreLoadFailure),
};
