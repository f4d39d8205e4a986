/** Replaces the search behaviour in the scripts of sites without a search. */
export const searchBehaviour = {};
