/** What stands in the scripts of a site without a search: nothing of it. */
export const searchBehaviour = {};
