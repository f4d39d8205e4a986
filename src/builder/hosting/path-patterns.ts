/*
 * Path patterns that nginx (PCRE), Caddy (RE2) and JavaScript understand alike. Servers match them
 * against the decoded path, so each pattern lists the allowed characters: a backslash, tab or line
 * break would change the target of a redirect.
 */

/** A page path with an extra trailing slash. The first group is the path without it. */
export const trailingSlashSource = "^((?:/[A-Za-z0-9._~-]+)+)/+$";

/** Control files for the host, and their compressed copies. */
export const controlFileSource = "^/+_(?:headers|redirects)(?:[.](?:br|gz|html))*/*$";
