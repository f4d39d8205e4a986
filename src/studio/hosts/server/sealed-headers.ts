import type { ServerResponse } from "node:http";

/**
 * The headers of every answer, and why: OWASP, "HTTP Headers Cheat Sheet". Nothing is kept, guessed, framed by
 * others, read by other origins, or told to other sites.
 */
const always: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
  "x-permitted-cross-domain-policies": "none",
  "x-dns-prefetch-control": "off",
};

/** Of other origins nobody may be let in, whatever a handler says. */
const never = /^access-control-/i;

/**
 * Texts become markup, and addresses scripts, through the policy of `browser/trusted-types.ts` alone, and that of the
 * library which longer texts are typed with: it takes apart what is pasted.
 */
export const trustedTypes =
  "require-trusted-types-for 'script'; trusted-types prelo-studio ProseMirrorClipboard";

/** A file of the content, opened by its own address, is a document that may do nothing. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The worker that reads HEIC makes a program of the bytes of its library (CSP Level 3, "wasm-unsafe-eval"); text is
 * turned into code there as little as anywhere.
 */
export const heicPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sets the headers of an answer so that a handler that comes later cannot change them. */
export function sealHeaders(response: ServerResponse, policy: string): void {
  const sealed = { ...always, "content-security-policy": policy };
  for (const [name, value] of Object.entries(sealed)) response.setHeader(name, value);
  const set = response.setHeader.bind(response);
  const isSealed = (name: string) => name.toLowerCase() in sealed || never.test(name);
  response.setHeader = (name, value) => (isSealed(name) ? response : set(name, value));
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => (isSealed(name) ? response : append(name, value));
  const remove = response.removeHeader.bind(response);
  response.removeHeader = (name) => (isSealed(name) ? undefined : remove(name));
}

const sources =
  /^(?:'none'|'self'|'strict-dynamic'|'report-sample'|data:|blob:|'(?:sha(?:256|384|512)|nonce)-[\w+/=-]+')$/;
const required = [
  ...["default-src", "frame-ancestors", "base-uri", "form-action"],
  ...["require-trusted-types-for", "trusted-types"],
];

/**
 * Looks at the policy of the studio's pages: it asks nobody else for anything, and turns no text into code.
 *
 * @throws where it does: a fault of whoever wrote it
 */
export function assertClosed(policy: string): void {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  const names = directives.map(([name = ""]) => name.toLowerCase());
  const absent = required.filter((name) => !names.includes(name));
  const open = directives.flatMap(([name = "", ...values]) =>
    /-src(?:-elem|-attr)?$|^(?:frame-ancestors|base-uri|form-action)$/.test(name)
      ? values.filter((value) => !sources.test(value) && !isStyle(name, value))
      : [],
  );
  if (absent.length + open.length === 0) return;
  throw new Error(`policy: missing ${absent.join(" ") || "–"}, open ${open.join(" ") || "–"}`);
}

function isStyle(name: string, value: string): boolean {
  return name.startsWith("style-src") && value === "'unsafe-inline'";
}
