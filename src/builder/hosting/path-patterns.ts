/*
 * Patterns of paths, for nginx (PCRE), Caddy (RE2) and JavaScript alike. Servers compare them with the decoded path, so a
 * pattern says which letters may be there: a backslash, a tab or a line end would make another address of a redirect.
 */

/** The path of a page with a slash too many at its end; the first group is the path without it. */
export const trailingSlash = "^((?:/[A-Za-z0-9._~-]+)+)/+$";

/** Files that are for the host alone, and what a compressed copy of one is called. */
export const controlFiles = "^/+_(?:headers|redirects)(?:[.](?:br|gz|html))*/*$";
