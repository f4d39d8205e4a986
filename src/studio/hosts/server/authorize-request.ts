import type { IncomingMessage } from "node:http";
import {
  entranceScript,
  parsePageAddress,
  secretHeader,
} from "../../backend-contract/api-addresses.ts";
import type { StudioSecrets } from "./secrets.ts";

/** The response to a denied request. */
export interface RequestDenial {
  status: number;
  /** For logs and tests. Editors never see it. */
  reason: string;
}

/** The dependencies of the authorization. */
export interface AuthorizationContext {
  secrets: StudioSecrets;
  port: number;
}

/**
 * Headers that affect authorization. They must not be repeated, because two parsers could read
 * different values (RFC 9112, section 11.2).
 */
const singleHeaders = [
  ...["host", "origin", secretHeader, "content-type", "content-length", "transfer-encoding"],
  ...["sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest", "upgrade", "content-encoding"],
];
const allowedMethods = ["GET", "HEAD", "POST", "PUT"];

/**
 * The maximum size of all headers except cookies, in bytes. Cookies do not count, because any other
 * server on this computer may set many.
 */
const maxHeaderBytes = 16 * 1024;

/**
 * Checks the form of a request, with or without a secret. Returns `undefined` if it may continue.
 */
export function denyMalformed(
  request: IncomingMessage,
  { port }: AuthorizationContext,
): RequestDenial | undefined {
  const { headers, method = "" } = request;
  if (headersSizeWithoutCookies(request) > maxHeaderBytes)
    return { status: 431, reason: "headers" };
  if (hasRepeatedSingletonHeader(request)) return { status: 400, reason: "a header twice" };
  // In a DNS rebinding attack, the Host header has the attacker's name.
  if (!allowedHosts(port).includes(headers.host ?? "")) return { status: 421, reason: "host" };
  if (!allowedMethods.includes(method)) return { status: 405, reason: "method" };
  if (!isUnambiguousRequestTarget(request.url ?? "")) return { status: 400, reason: "address" };
  if (headers["content-encoding"]) return { status: 415, reason: "encoding" };
  return isSafeMethod(request) && hasBody(request) ? { status: 400, reason: "body" } : undefined;
}

/**
 * Authorizes a request by its target. The sign-in page and its script are public, because they hold
 * no content. The studio's files need the random part of their address. All other requests need the
 * secret.
 *
 * @returns `undefined` if the request may pass
 */
export function denyUnauthorized(
  request: IncomingMessage,
  policy: AuthorizationContext,
): RequestDenial | undefined {
  const path = (request.url ?? "").replace(/\?.*$/s, "");
  if (path === "/") return denyInvalidSignInPageRequest(request);
  const file = parsePageAddress(path);
  const denial = denyByOrigin(request);
  if (denial || path === entranceScript) return denial;
  return file ? denyByPageToken(request, policy, file.place) : denyBySecret(request, policy);
}

/**
 * Denies a request for the sign-in page unless it loads a top-level document, not a frame or
 * script. Other sites may link to the page, and so does the file that `--open` gives to the
 * browser.
 */
function denyInvalidSignInPageRequest(request: IncomingMessage): RequestDenial | undefined {
  const { origin, "sec-fetch-dest": target = "document" } = request.headers;
  if (!isSafeMethod(request)) return { status: 405, reason: "method" };
  if (origin !== undefined) return { status: 403, reason: "origin" };
  return target === "document" ? undefined : { status: 403, reason: "site" };
}

/**
 * Denies requests that the studio's own page did not send (CSRF). Uses Fetch metadata if the
 * browser sends it (W3C, "Fetch Metadata Request Headers"), and the Origin header for requests that
 * change something (OWASP, "Cross-Site Request Forgery Prevention Cheat Sheet").
 */
function denyByOrigin(request: IncomingMessage): RequestDenial | undefined {
  const { origin, host } = request.headers;
  if (!hasAllowedFetchMetadata(request)) return { status: 403, reason: "site" };
  const isOwn = origin === `http://${host}`;
  if (origin !== undefined && !isOwn) return { status: 403, reason: "origin" };
  return isSafeMethod(request) || isOwn ? undefined : { status: 403, reason: "origin" };
}

function denyByPageToken(
  request: IncomingMessage,
  { secrets }: AuthorizationContext,
  token: string,
) {
  if (!secrets.isPageToken(token)) return { status: 403, reason: "place" };
  return isSafeMethod(request) ? undefined : { status: 405, reason: "method" };
}

/**
 * Denies a request without the secret, or with a wrong content type. The secret must be in a
 * header. A cookie would reach any other server on this computer, because browsers send it to every
 * port (RFC 6265, section 8.5). The storage of a page, however, is bound to its port.
 */
function denyBySecret(
  request: IncomingMessage,
  { secrets }: AuthorizationContext,
): RequestDenial | undefined {
  const given = request.headers[secretHeader];
  if (typeof given !== "string" || !secrets.isSecret(given)) {
    return { status: 403, reason: "secret" };
  }
  if (isSafeMethod(request) || hasAllowedContentType(request)) return undefined;
  return { status: 415, reason: "type" };
}

/** Whether a request is read-only. */
function isSafeMethod({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function allowedHosts(port: number): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

function hasRepeatedSingletonHeader({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return singleHeaders.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
}

/**
 * Whether a request target has one leading slash and an unambiguous path. `//host` and
 * `http://host` name hosts. Encoded or `..` segments could mean another path to a later handler.
 */
function isUnambiguousRequestTarget(target: string): boolean {
  const path = target.replace(/\?.*$/s, "");
  if (target.length > 4096 || !/^\/(?!\/)[\x21-\x7e]*$/.test(target)) return false;
  if (/[\\#]|%(?:2e|2f|5c|25|[01][0-9a-f]|7f)|%(?![0-9a-f]{2})/i.test(path)) return false;
  return !path.split("/").some((name) => name === "." || name === "..");
}

function headersSizeWithoutCookies({ rawHeaders }: IncomingMessage): number {
  const sizes = rawHeaders.map((text, index) => {
    const name = rawHeaders[index - (index % 2)] ?? "";
    return name.toLowerCase() === "cookie" ? 0 : text.length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || (headers["content-length"] ?? "0") !== "0";
}

/**
 * Whether the user navigated to the address, or our own page requested it. A request without these
 * headers passes, but it still needs the secret.
 */
function hasAllowedFetchMetadata(request: IncomingMessage): boolean {
  const { "sec-fetch-site": site, "sec-fetch-mode": mode } = request.headers;
  if (site === undefined || site === "same-origin") return true;
  return site === "none" && mode === "navigate" && isSafeMethod(request);
}

/**
 * Whether the content type is allowed: bytes for PUT, JSON for all other methods. Both require a
 * CORS preflight.
 */
function hasAllowedContentType({ headers, method }: IncomingMessage): boolean {
  const type = (headers["content-type"] ?? "").toLowerCase();
  if (method === "PUT") return type === "application/octet-stream";
  return /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/.test(type);
}
