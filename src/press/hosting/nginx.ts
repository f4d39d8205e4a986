import { type HeaderRule, keptRules, subdomainsHint } from "./headers.ts";
import { controlFiles, trailingSlash } from "./path-patterns.ts";
import type { Redirect } from "./redirect-lines.ts";

/** What a server's configuration is made from. */
export interface Hosting {
  /** The name under which visitors reach the site. */
  host: string;
  /** The folder of the built site on the server. */
  root: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/**
 * A configuration for nginx, to be included in its `http` part. Files that `build --compress` wrote
 * are sent as they are (`gzip_static`; for Brotli, Debian's libnginx-mod-http-brotli-static).
 */
export function nginxConfig({ host, root, rules, redirects }: Hosting): string {
  const [all] = rules;
  const folders = keptRules(rules);
  const caching = folders.flatMap(({ path, headers }) =>
    headers
      .filter(([name]) => name === "Cache-Control")
      .map(([, value]) => `    "~^2\\d\\d ${path.replace("*", "")}" ${quote(value)};`),
  );
  return lines(
    "# A name that changes with the content is kept for good; everything else is asked for anew.",
    'map "$status $uri" $prelo_caching {',
    '    default "no-cache";',
    ...caching,
    "}",
    "",
    "server {",
    "    listen 80;",
    "    listen [::]:80;",
    `    server_name ${host};`,
    `    root ${quote(root)};`,
    "    server_tokens off;",
    "    absolute_redirect off;",
    "    charset utf-8;",
    "    charset_types text/plain text/css text/xml application/javascript application/json application/xml application/atom+xml;",
    "    error_page 403 404 /404.html;",
    "",
    "    gzip_static on;",
    "    # With the module for Brotli, take the mark off the next line.",
    "    # brotli_static on;",
    "",
    `    ${subdomainsHint}`,
    "    add_header Cache-Control $prelo_caching always;",
    ...(all?.headers ?? []).map(
      ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
    ),
    "",
    ...redirects.map(
      ({ from, to }) => `    location = ${quote(from)} { return 301 ${quote(to)}; }`,
    ),
    "    location = / { try_files /index.html =404; }",
    "    location = /manifest.webmanifest { default_type application/manifest+json; }",
    `    location ~ "${controlFiles}" { return 404; }`,
    "    # Only names that a page can have: of anything else a browser could make the address of another site.",
    `    location ~ "${trailingSlash}" { return 308 $1$is_args$args; }`,
    "    location / { try_files $uri $uri.html =404; }",
    "}",
  );
}

/** A value between quotes, in which nothing is a variable or the end of the value. */
function quote(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&").replaceAll("$", "")}"`;
}

function lines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}
