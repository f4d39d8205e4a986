import { unicodeForms } from "../../model/redirects/old-address.ts";
import { trailingSlashSource } from "./path-patterns.ts";
import { type PermanentRedirect, type RedirectRule, redirectRules } from "./redirect-rules.ts";

/** Returns the `location` blocks of redirects. There is always a block for the home page. */
export function redirectLocations(
  redirects: readonly PermanentRedirect[],
  quote: (value: string) => string,
): string[] {
  const rules = redirectRules(redirects);
  const paths = new Set(rules.map(({ path }) => path));
  const home = paths.has("/") ? [] : ["    location = / { try_files /index.html =404; }"];
  const moved = [...paths].flatMap((path) => {
    const own = rules.filter((rule) => rule.path === path);
    return pathVariants(path).flatMap((spelling) => locationBlock(spelling, own, quote));
  });
  return [...moved, ...home];
}

/**
 * Returns the forms of a path that nginx has to match. nginx compares the decoded path. Plain paths
 * need no form with a trailing slash, because another rule of the server removes it.
 */
function pathVariants(path: string): string[] {
  const forms = unicodeForms(path);
  if (path === "/" || new RegExp(trailingSlashSource).test(`${path}/`)) return forms;
  return forms.flatMap((form) => [form, `${form}/`]);
}

function locationBlock(
  path: string,
  rules: readonly RedirectRule[],
  quote: (value: string) => string,
): string[] {
  const place = `    location = "${path.replace(/["\\]/g, "\\$&")}"`;
  const plain = rules.find(({ query }) => query.length === 0);
  const last = plain ? `return 301 ${quote(plain.to)};` : tryFilesDirective(path);
  const asked = rules.filter(({ query }) => query.length > 0);
  if (asked.length === 0) return [`${place} { ${last} }`];
  const ways = asked.map(
    ({ query, to }) => `        if ($args ~ "${queryPattern(query)}") { return 301 ${quote(to)}; }`,
  );
  return [`${place} {`, ...ways, `        ${last}`, "    }"];
}

function tryFilesDirective(path: string): string {
  return path === "/" ? "try_files /index.html =404;" : "try_files $uri $uri.html =404;";
}

/** Returns a pattern (PCRE) that matches a query with all these parts, in any order. */
function queryPattern(query: RedirectRule["query"]): string {
  const part = ([name, value]: readonly [string, string]) =>
    `(?=(?:.*&)?${queryTextPattern(name)}${value === "" ? "=?" : `=${queryTextPattern(value)}`}(?:&|$))`;
  return `^${query.map(part).join("")}`;
}

/** Returns a pattern that matches a text in a query, with or without percent-encoding. */
function queryTextPattern(text: string): string {
  return [...text].map(characterPattern).join("");
}

function characterPattern(letter: string): string {
  if (/[A-Za-z0-9_~-]/.test(letter)) return letter;
  if (letter === " ") return "(?:[+]|%20)";
  const bytes = [...new TextEncoder().encode(letter)];
  const code = bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  const plain = /["\\^+&=#%]/.test(letter) ? "" : `|[${letter}]`;
  return letter > "\x7f" ? `(?:(?i:${code})|${letter})` : `(?:(?i:${code})${plain})`;
}
