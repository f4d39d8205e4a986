import { ignoreLoadFailure } from "../../blocks/block-behaviours.ts";

/** What the page of a search does, in a script of its own. Sites without a search have `no-search.ts` here. */
export const searchBehaviour = {
  search: (desk: HTMLElement) =>
    import("./search-form.ts").then((code) => code.attachSearch(desk), ignoreLoadFailure),
};
