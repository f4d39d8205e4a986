import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, resolve, sep } from "node:path";
import { parseRange } from "./byte-range.ts";
import { headersForPath } from "./hosting/headers.ts";
import { controlFileSource, trailingSlashSource } from "./hosting/path-patterns.ts";
import { hasPrivateName } from "./hosting/private-files.ts";
import { readHostingRules } from "./hosting/read-hosting-rules.ts";
import { findRedirect, redirectRules } from "./hosting/redirect-rules.ts";

/** Content types by file extension. */
export const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".csv": "text/csv; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".jpeg": "image/jpeg",
  ".avif": "image/avif",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
};

/** A running server and its address. */
export interface RunningServer {
  server: Server;
  address: string;
}

/** The part of a request that HTTP/1.1 and HTTP/2 have in common. */
interface HttpRequest {
  method?: string;
  url?: string;
  headers?: { range?: string };
}

/** The part of a response that HTTP/1.1 and HTTP/2 have in common. */
interface WritableResponse extends NodeJS.WritableStream {
  setHeader(name: string, value: string): unknown;
  hasHeader(name: string): boolean;
  getHeaderNames(): string[];
  removeHeader(name: string): void;
  readonly headersSent: boolean;
  destroy(): unknown;
  writeHead(status: number, headers?: OutgoingHttpHeaders): WritableResponse;
}

/**
 * Serves a built site on 127.0.0.1 as common hosts do: `/sobre` serves `sobre.html`, `/sobre/`
 * redirects to it, unknown paths get `404.html`, and the rules in `_headers` and `_redirects`
 * apply. If the port is in use, the next free one is taken.
 *
 * @param folder the built site; read at each request, so that a new build is visible immediately
 * @param port the port to try first; 0 lets the system choose
 * @param base the path below which the site is published, such as "/chronos"; other paths redirect
 * there
 */
export async function serve(folder: string, port: number, base = ""): Promise<RunningServer> {
  const server = createServer(createHandler(folder, base));
  await listenOnFreePort(server, port);
  const { port: used } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${used}${base}` };
}

/** Creates a request handler that serves a built site, for any server. See `serve`. */
export function createHandler(folder: string, base = "") {
  return (request: HttpRequest, response: WritableResponse): void => {
    respond(folder, base, request, response).catch(() => sendError(response));
  };
}

/**
 * Listens on the port. If it is in use, tries the next ports.
 *
 * @param attempts the number of further ports to try
 */
export function listenOnFreePort(server: Server, port: number, attempts = 100): Promise<void> {
  return new Promise((resolvePromise, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || attempts === 0) return reject(error);
      listenOnFreePort(server, port + 1, attempts - 1).then(resolvePromise, reject);
    });
    server.listen(port, "127.0.0.1", () => resolvePromise());
  });
}

async function respond(
  folder: string,
  base: string,
  request: HttpRequest,
  response: WritableResponse,
) {
  if (request.method !== "GET" && request.method !== "HEAD") return response.writeHead(405).end();
  // This concatenates strings because `//host/` as a relative URL would name another host.
  const url = new URL(`http://localhost${request.url ?? "/"}`);
  if (!`${url.pathname}/`.startsWith(`${base}/`)) {
    return response.writeHead(302, { location: `${base}/` }).end();
  }
  if (base && url.pathname === base) return response.writeHead(308, { location: `${base}/` }).end();
  url.pathname = url.pathname.slice(base.length) || "/";
  const [, page] = trailingSlashPattern.exec(url.pathname) ?? [];
  if (page) return response.writeHead(308, { location: `${base}${page}${url.search}` }).end();
  const { rules, redirects } = await readHostingRules(folder);
  const moved = findRedirect(redirectRules(redirects), url);
  if (moved) return response.writeHead(301, { location: moved.to }).end();
  for (const [name, value] of Object.entries(headersForPath(rules, url.pathname))) {
    response.setHeader(name, value);
  }
  const file = isUnservable(url.pathname)
    ? undefined
    : await findFile(resolve(folder), url.pathname);
  return file ? sendFile(file, request, response) : sendNotFound(folder, response);
}

const trailingSlashPattern = new RegExp(trailingSlashSource);
const controlFilePattern = new RegExp(controlFileSource);

/** Whether a path names a control file of the host or a private file, in any spelling. */
function isUnservable(pathname: string): boolean {
  const path = normalize(decodePathname(pathname) ?? "").replaceAll("\\", "/");
  return controlFilePattern.test(path) || hasPrivateName(path);
}

async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  const path = decodePathname(pathname);
  if (path === undefined) return undefined;
  const names = path === "/" ? ["/index.html"] : [path, `${path}.html`];
  for (const name of names) {
    const file = join(folder, name);
    if (!file.startsWith(folder + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return undefined;
}

function decodePathname(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}

async function sendFile(file: string, request: HttpRequest, response: WritableResponse) {
  response.setHeader("content-type", contentTypes[extname(file)] ?? "application/octet-stream");
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "no-cache");
  response.setHeader("accept-ranges", "bytes");
  const { size } = await stat(file);
  const range = parseRange(request.headers?.range, size);
  if (range === "none") {
    return response.writeHead(416, { "content-range": `bytes */${size}` }).end();
  }
  if (range) {
    const { start, end } = range;
    response.setHeader("content-length", `${end - start + 1}`);
    response.writeHead(206, { "content-range": `bytes ${start}-${end}/${size}` });
  }
  if (request.method === "HEAD") return response.end();
  const stream = createReadStream(file, range).on("error", () => sendError(response));
  response.on("close", () => stream.destroy());
  return stream.pipe(response);
}

/**
 * Sends an error response. If a response has already started, the connection is closed, so that the
 * client does not treat it as complete.
 */
function sendError(response: WritableResponse) {
  if (response.headersSent) return response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  return response.writeHead(500).end();
}

async function sendNotFound(folder: string, response: WritableResponse) {
  const page = await readFile(join(folder, "404.html")).catch(() => "");
  response.writeHead(404, {
    "content-type": contentTypes[".html"],
    "cache-control": "no-cache",
  });
  return response.end(page);
}
