import { versionPath } from "../artifacts/content-hash.ts";

/** The headers of the paths that match: `/*` for all paths, `/assets/*` for a folder. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** The folders in which the name of each file changes with its content. */
const hashedFolders = ["assets", "cards", "fonts", "media"];

// Cloudflare Pages limits a header to 2,000 characters.
const maxHeaderLength = 1900;

/**
 * Returns the headers of a site (OWASP Secure Headers Project): first those for all paths, then
 * those for each folder.
 *
 * @param policy a policy that allows what any page may load; each page has a stricter policy of its
 *   own
 * @param preview whether search engines are asked not to index anything
 */
export function headerRules(policy: string, { preview = false } = {}): HeaderRule[] {
  const all: HeaderRule["headers"] = [
    ["Content-Security-Policy", shortenPolicy(policy)],
    // This omits `includeSubDomains`, because subdomains may have other owners or no HTTPS.
    ["Strict-Transport-Security", "max-age=63072000"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", unusedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ...(preview ? [["X-Robots-Tag", "noindex"] as [string, string]] : []),
  ];
  const forever: [string, string] = ["Cache-Control", "public, max-age=31536000, immutable"];
  const folders = hashedFolders.map((folder) => ({ path: `/${folder}/*`, headers: [forever] }));
  const fresh: HeaderRule = { path: `/${versionPath}`, headers: [["Cache-Control", "no-cache"]] };
  return [{ path: "/*", headers: all }, ...folders, fresh];
}

/** A comment in server configurations that explains how to require HTTPS on all subdomains. */
export const subdomainsHint =
  '# When all subdomains have https, too: Strict-Transport-Security "max-age=63072000; includeSubDomains"';

/**
 * Returns the rules for files that never change. The server configurations that we generate make
 * browsers revalidate all other files.
 */
export function selectImmutableFileRules(rules: readonly HeaderRule[]): HeaderRule[] {
  return rules.slice(1).filter(({ path }) => path.endsWith("/*"));
}

/** The headers that the form receiver sets itself, since they depend on the response. */
const receiverHeaders = [
  "Content-Security-Policy",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "X-Robots-Tag",
];

/** Returns the headers that a server adds to responses of the form receiver. */
export function formAnswerHeaders([all]: readonly HeaderRule[]): HeaderRule["headers"] {
  return (all?.headers ?? []).filter(([name]) => !receiverHeaders.includes(name));
}

const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * Removes the style hashes and the default from a policy that is too long for a header. Browsers
 * also enforce each page's own policy, which has both.
 */
function shortenPolicy(policy: string): string {
  if (policy.length <= maxHeaderLength) return policy;
  const parts = policy.split("; ");
  return parts.filter((part) => !/^(default|style)-src /.test(part)).join("; ");
}

/** Writes the rules in the format of `_headers`, which Cloudflare Pages and Netlify read. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** Reads a `_headers` file. Unknown lines are skipped. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** Returns the headers of a path. If several rules set a header, the last one applies. */
export function headersForPath(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => {
    return rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;
  });
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}
