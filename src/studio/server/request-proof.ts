import type { IncomingMessage } from "node:http";
import type { Secrets } from "./secrets.ts";

/** How a request that must not pass is answered. */
export interface Denial {
  status: number;
  /** For whoever looks at the log of a test or a browser; editors never see one. */
  reason: string;
}

/** By what requests are judged. */
export interface Proof {
  secrets: Secrets;
  port: number;
  /** The name of the cookie: cookies do not tell ports apart (RFC 6265, section 8.5), so the name does. */
  cookie: string;
}

/** Headers that decide: two of one kind could be read differently by two readers (RFC 9112, section 11.2). */
const single = [
  ...["host", "origin", "cookie", "content-type", "content-length", "transfer-encoding"],
  ...["sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest", "upgrade", "content-encoding"],
];
const methods = ["GET", "HEAD", "POST", "PUT"];

/** What holds for every request, with or without a cookie; nothing where it may go on. */
export function denyByShape(request: IncomingMessage, { port }: Proof): Denial | undefined {
  const { headers, method = "" } = request;
  if (repeated(request)) return { status: 400, reason: "a header twice" };
  // A name of an attacker that leads to this computer, "DNS rebinding", tells itself by its Host.
  if (!hostsAt(port).includes(headers.host ?? "")) return { status: 421, reason: "host" };
  if (!methods.includes(method)) return { status: 405, reason: "method" };
  if (!isPlainTarget(request.url ?? "")) return { status: 400, reason: "address" };
  if (headers["content-encoding"]) return { status: 415, reason: "encoding" };
  return isReading(request) && hasBody(request) ? { status: 400, reason: "body" } : undefined;
}

/**
 * Whether a request comes from the studio's own page in the browser that was given the address: by its cookie,
 * by Fetch metadata where the browser sends it (W3C, "Fetch Metadata Request Headers"), and, where it changes
 * anything, by Origin and a type of content that no form can send (OWASP, "Cross-Site Request Forgery
 * Prevention Cheat Sheet").
 *
 * @returns nothing where it may pass
 */
export function denyByProof(request: IncomingMessage, proof: Proof): Denial | undefined {
  const { headers } = request;
  if (!isOwnSite(request)) return { status: 403, reason: "site" };
  const origin = headers.origin;
  const isOwn = origin === `http://${headers.host}`;
  if (origin !== undefined && !isOwn) return { status: 403, reason: "origin" };
  if (!isReading(request) && !isOwn) return { status: 403, reason: "origin" };
  const secret = cookieOf(headers.cookie ?? "", proof.cookie);
  if (secret === undefined || !proof.secrets.isSession(secret)) {
    return { status: 403, reason: "cookie" };
  }
  if (isReading(request) || isTypeRight(request)) return undefined;
  return { status: 415, reason: "type" };
}

/** A web socket is not held by the rules for other sites' requests (RFC 6455, section 10.2): its Origin must be told. */
export function denyUpgrade(request: IncomingMessage, proof: Proof): Denial | undefined {
  const { headers, method } = request;
  if (method !== "GET" || headers.upgrade?.toLowerCase() !== "websocket") {
    return { status: 400, reason: "upgrade" };
  }
  if (headers.origin !== `http://${headers.host}`) return { status: 403, reason: "origin" };
  return denyByShape(request, proof) ?? denyByProof(request, proof);
}

/** Whether a request changes nothing. */
function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function hostsAt(port: number): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

function repeated({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return single.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
}

/**
 * One slash at the beginning, no second name of anything after it: `//host` and `http://host` name hosts, and
 * what is encoded, or climbs, would mean one path here and another to a handler that comes later.
 */
function isPlainTarget(target: string): boolean {
  const path = target.replace(/\?.*$/s, "");
  if (target.length > 4096 || !/^\/(?!\/)[\x21-\x7e]*$/.test(target)) return false;
  if (/[\\#]|%(?:2e|2f|5c|25|[01][0-9a-f]|7f)|%(?![0-9a-f]{2})/i.test(path)) return false;
  return !path.split("/").some((name) => name === "." || name === "..");
}

function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || (headers["content-length"] ?? "0") !== "0";
}

/** Typed by the person, or asked for by our own page; a browser without these headers is held by the cookie. */
function isOwnSite(request: IncomingMessage): boolean {
  const { "sec-fetch-site": site, "sec-fetch-mode": mode } = request.headers;
  if (site === undefined || site === "same-origin") return true;
  return site === "none" && mode === "navigate" && isReading(request);
}

/** Bytes alone come by PUT; all else is JSON. Neither can be sent without the browser asking first. */
function isTypeRight({ headers, method }: IncomingMessage): boolean {
  const type = (headers["content-type"] ?? "").toLowerCase();
  if (method === "PUT") return type === "application/octet-stream";
  return /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/.test(type);
}

/** The value of a cookie; nothing where it is missing, or there are two of one name (RFC 6265bis, section 8.6). */
function cookieOf(header: string, name: string): string | undefined {
  const pairs = header.split(";").map((pair) => pair.trim());
  const found = pairs.filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
}
