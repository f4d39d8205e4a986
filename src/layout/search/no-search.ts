/** Replaces `search-behaviour.ts` in the scripts of sites without a search. */
export const searchBehaviour = {};
