/** What the page of a search does, in a script of its own. Sites without a search have `no-search.ts` here. */
export const searchBehaviour = {
  search: async (desk: HTMLElement) => (await import("./show-search.ts")).showSearch(desk),
};
