import { studioLanguage } from "#lang/studio/studio-locale";
import { heicPolicy, trustedTypes } from "../security-headers.ts";

/**
 * The policy of the static studio. Scripts come only from its own origin. Requests go only to its
 * own origin and to GitHub's API. Inline styles are allowed because the site's theme uses them.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https://api.github.com",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  trustedTypes,
].join("; ");

/** The policy of workers: requests to their own origin only. */
const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** One rule per path, because hosts merge the headers of overlapping rules. */
const policyByPath: Record<string, string> = {
  "/": `${contentSecurityPolicy}; frame-ancestors 'self'`,
  "/index.html": `${contentSecurityPolicy}; frame-ancestors 'self'`,
  "/page.html": `${contentSecurityPolicy}; frame-ancestors 'self'`,
  "/page": `${contentSecurityPolicy}; frame-ancestors 'self'`,
  "/offline.js": workerPolicy,
  "/app/worker.js": workerPolicy,
  "/app/pictures.js": workerPolicy,
  "/app/heic.js": heicPolicy,
};

/**
 * Creates the text of a `_headers` file, for hosts that support it. Browsers respect
 * `frame-ancestors` only in headers (CSP Level 3, 6.4.2).
 */
export function createHeadersFileText(): string {
  const all = [
    "/*",
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: no-referrer",
    "  Cross-Origin-Opener-Policy: same-origin",
  ];
  const each = Object.entries(policyByPath).map(
    ([path, told]) => `${path}\n  Content-Security-Policy: ${told}`,
  );
  return `${[...all, ...each].join("\n")}\n`;
}

/**
 * Renders a document that loads one of the studio's scripts. The script sets its language and
 * title.
 */
export function renderStaticDocument(style: string, script: string, body: string): string {
  return [
    `<!doctype html><html lang="${studioLanguage}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
    `<title>Prelo</title><link rel="icon" href="data:,"><link rel="stylesheet" href="app/${style}.css">`,
    `<script type="module" src="app/${script}.js"></script></head><body>${body}</body></html>`,
  ].join("");
}
