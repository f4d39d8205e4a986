import type { ServerResponse } from "node:http";

/**
 * Security headers of every response. They forbid caching, type sniffing, cross-origin reads and
 * referrers (OWASP, "HTTP Headers Cheat Sheet"). The content security policy, which restricts
 * framing, is added to them.
 */
const securityHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
  "x-permitted-cross-domain-policies": "none",
  "x-dns-prefetch-control": "off",
};

/** Headers that allow other origins. No handler may set them. */
const corsHeaders = /^access-control-/i;

/**
 * The only two Trusted Types policies: that of `browser/trusted-types.ts`, and that of ProseMirror,
 * which parses pasted HTML.
 */
export const trustedTypes =
  "require-trusted-types-for 'script'; trusted-types prelo-studio ProseMirrorClipboard";

/** The policy of content files. A file that is opened directly can run nothing. */
export const contentFilePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The policy of the HEIC worker. It allows the compilation of WebAssembly (CSP Level 3,
 * "wasm-unsafe-eval"), but not the evaluation of text.
 */
export const heicPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sets the security headers and locks them, so that later handlers cannot change them. */
export function lockSecurityHeaders(response: ServerResponse, policy: string): void {
  const sealed = { ...securityHeaders, "content-security-policy": policy };
  for (const [name, value] of Object.entries(sealed)) response.setHeader(name, value);
  const set = response.setHeader.bind(response);
  const isSealed = (name: string) => name.toLowerCase() in sealed || corsHeaders.test(name);
  response.setHeader = (name, value) => (isSealed(name) ? response : set(name, value));
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => (isSealed(name) ? response : append(name, value));
  const remove = response.removeHeader.bind(response);
  response.removeHeader = (name) => (isSealed(name) ? undefined : remove(name));
}

const allowedSources =
  /^(?:'none'|'self'|'strict-dynamic'|'report-sample'|data:|blob:|'(?:sha(?:256|384|512)|nonce)-[\w+/=-]+')$/;
const requiredDirectives = [
  ...["default-src", "frame-ancestors", "base-uri", "form-action"],
  ...["require-trusted-types-for", "trusted-types"],
];

/**
 * Asserts that a policy allows no requests to other origins and no evaluation of text.
 *
 * @throws if the policy allows them, which is a programming error
 */
export function assertStrictPolicy(policy: string): void {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  const names = directives.map(([name = ""]) => name.toLowerCase());
  const absent = requiredDirectives.filter((name) => !names.includes(name));
  const open = directives.flatMap(([name = "", ...values]) =>
    /-src(?:-elem|-attr)?$|^(?:frame-ancestors|base-uri|form-action)$/.test(name)
      ? values.filter((value) => !allowedSources.test(value) && !isInlineStyleSource(name, value))
      : [],
  );
  if (absent.length + open.length === 0) return;
  throw new Error(`policy: missing ${absent.join(" ") || "–"}, open ${open.join(" ") || "–"}`);
}

function isInlineStyleSource(name: string, value: string): boolean {
  return name.startsWith("style-src") && value === "'unsafe-inline'";
}
