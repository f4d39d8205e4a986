import {
  formAnswerHeaders,
  type HeaderRule,
  selectImmutableFileRules,
  subdomainsHint,
} from "./headers.ts";
import { redirectLocations } from "./nginx-redirects.ts";
import { controlFileSource, trailingSlashSource } from "./path-patterns.ts";
import type { PermanentRedirect } from "./redirect-rules.ts";

/** The data for a generated server configuration (nginx or Caddy). */
export interface ServerConfigInput {
  /** The host name of the site. */
  host: string;
  /** The folder of the built site on the server. */
  root: string;
  rules: readonly HeaderRule[];
  redirects: readonly PermanentRedirect[];
  /** Omitted if the site does not receive forms itself. */
  forms?: FormsProxy;
}

/** The form receiver, to which a server forwards requests (reverse proxy). */
export interface FormsProxy {
  /** The path below which forms are posted, with a trailing slash. */
  path: string;
  /** The port of the receiver on the same computer. */
  port: number;
  /** The command that starts the receiver. */
  command: string;
}

/**
 * Builds a configuration to include in the `http` block of nginx. nginx serves the compressed files
 * that `build --compress` wrote (`gzip_static`; for Brotli, Debian's
 * libnginx-mod-http-brotli-static).
 */
export function nginxConfig({ host, root, rules, redirects, forms }: ServerConfigInput): string {
  const [all] = rules;
  const folders = selectImmutableFileRules(rules);
  const caching = folders.flatMap(({ path, headers }) =>
    headers
      .filter(([name]) => name === "Cache-Control")
      .map(([, value]) => `    "~^2\\d\\d ${path.replace("*", "")}" ${quote(value)};`),
  );
  return joinLines(
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
    ...headerLines(all?.headers ?? [], "    "),
    "",
    ...redirectLocations(redirects, quote),
    "    location = /manifest.webmanifest { default_type application/manifest+json; }",
    ...(forms ? formsLocation(forms, formAnswerHeaders(rules)) : []),
    `    location ~ "${controlFileSource}" { return 404; }`,
    "    # Only names that a page can have: of anything else a browser could make the address of another site.",
    `    location ~ "${trailingSlashSource}" { return 308 $1$is_args$args; }`,
    "    location / { try_files $uri $uri.html =404; }",
    "}",
  );
}

/**
 * Forwards forms to the receiver. nginx sets the header with the client address, so that visitors
 * cannot forge it.
 */
function formsLocation(forms: FormsProxy, headers: HeaderRule["headers"]): string[] {
  return [
    `    # Messages of forms go to: ${forms.command}`,
    `    location ^~ ${quote(forms.path)} {`,
    `        proxy_pass http://127.0.0.1:${forms.port};`,
    "        proxy_set_header Host $http_host;",
    "        proxy_set_header X-Forwarded-For $remote_addr;",
    ...headerLines(headers, "        "),
    "    }",
  ];
}

function headerLines(headers: HeaderRule["headers"], indent: string): string[] {
  return headers.map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`);
}

/**
 * Quotes a value. Escapes quotation marks and backslashes, and removes `$`, which would begin a
 * variable.
 */
function quote(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&").replaceAll("$", "")}"`;
}

function joinLines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}
