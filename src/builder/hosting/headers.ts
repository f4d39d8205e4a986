import { versionPath } from "../artifacts/content-mark.ts";

/** Headers for the paths that match: `/*` for all, `/assets/*` for those of a folder. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Folders in which each file's name changes with its content. */
const hashedFolders = ["assets", "cards", "fonts", "media"];

// One header of Cloudflare Pages may have 2,000 characters.
const longest = 1900;

/**
 * The headers of a site (OWASP Secure Headers Project), the ones for its files after those for all.
 *
 * @param policy the policy that allows what any page may; each page carries a stricter one
 * @param preview search engines are asked to leave everything out
 */
export function headerRules(policy: string, { preview = false } = {}): HeaderRule[] {
  const all: HeaderRule["headers"] = [
    ["Content-Security-Policy", shortened(policy)],
    // Only this host: its subdomains may have no https, and their owners were not asked.
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

/** How an owner asks for https on all subdomains, for the configurations of servers. */
export const subdomainsHint =
  '# When all subdomains have https, too: Strict-Transport-Security "max-age=63072000; includeSubDomains"';

/** The rules of what browsers keep for good: of servers that we configure they ask anew for all else. */
export function keptRules(rules: readonly HeaderRule[]): HeaderRule[] {
  return rules.slice(1).filter(({ path }) => path.endsWith("/*"));
}

/** Headers that the receiver of forms sends itself, as its answers need them. */
const ownOfAnswers = [
  "Content-Security-Policy",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "X-Robots-Tag",
];

/** The headers that a server adds to the answers of the receiver of forms. */
export function answerHeaders([all]: readonly HeaderRule[]): HeaderRule["headers"] {
  return (all?.headers ?? []).filter(([name]) => !ownOfAnswers.includes(name));
}

const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * A policy that is too long for a header loses what names each style by its hash: every page's own
 * policy still does, and a browser obeys both.
 */
function shortened(policy: string): string {
  if (policy.length <= longest) return policy;
  const parts = policy.split("; ");
  return parts.filter((part) => !/^(default|style)-src /.test(part)).join("; ");
}

/** The rules as the file `_headers` that Cloudflare Pages and Netlify read. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** Reads a file `_headers`. Lines that it does not know are left out. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** The headers of one path, by the rules in their order. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => {
    return rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;
  });
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}
