import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { createFailure } from "#lang/studio/backend-contract/strings";
import { listenOnFreePort } from "../../../builder/serve.ts";
import { apiAddresses } from "../../backend-contract/api-addresses.ts";
import type { StorageBackend } from "../../backend-contract/backend.ts";
import { decodeUtf8 } from "../../backend-contract/validation/file-signatures.ts";
import {
  type AuthorizationContext,
  denyMalformed,
  denyUnauthorized,
  type RequestDenial,
} from "./authorize-request.ts";
import { parseJson, parsePageToken } from "./parse-body.ts";
import { readBody } from "./read-body.ts";
import { headerOverflowResponse, sendDenial, sendJson } from "./responses.ts";
import { handleApiRequest, lockRouteSecurityHeaders } from "./routes.ts";
import { createStudioSecrets } from "./secrets.ts";
import { assertStrictPolicy } from "./security-headers.ts";
import {
  createEventBroadcaster,
  type EventBroadcaster,
  type ObservableSiteCode,
} from "./server-sent-events.ts";

/** A handler in Connect style. It gets authorized requests and those for the public sign-in page. */
export interface RequestHandler {
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
}

/** Options of the server. */
export interface StudioServerOptions {
  backend: StorageBackend;
  /** The site's own code, if it may change. */
  code?: ObservableSiteCode;
  /** The port to try first; 0 lets the system choose. */
  port: number;
  /** The content security policy of the studio pages; see `assertStrictPolicy`. */
  policy: string;
  /** Handlers for requests outside the API, tried in order. */
  mounts?: readonly RequestHandler[];
}

/** A running studio server. */
export interface RunningStudio {
  port: number;
  /**
   * The address to open, with the secret of this run. It can be opened repeatedly, in any browser
   * of this computer.
   */
  address: string;
  close(): Promise<void>;
}

interface ServerContext extends StudioServerOptions {
  authorization: AuthorizationContext;
  events: EventBroadcaster;
  /** Connections on which a request was denied. */
  deniedConnections: WeakSet<Duplex>;
}

/**
 * Serves the studio on 127.0.0.1. If the port is in use, tries the next ones. Any web page and any
 * program on this computer may send requests to this server, but only the studio's own page is
 * authorized (see `authorize-request.ts`).
 *
 * @throws if the policy is too open, or no port is free
 */
export async function startStudioServer(options: StudioServerOptions): Promise<RunningStudio> {
  assertStrictPolicy(options.policy);
  const secrets = createStudioSecrets();
  const events = createEventBroadcaster(options.backend, options.code);
  const proof = { secrets, port: 0 };
  const server = createServer(serverLimits);
  // Close the connection on parse errors. Explain only the error that users can cause.
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === "HPE_HEADER_OVERFLOW" && socket.writable) socket.end(headerOverflowResponse());
    else socket.destroy();
  });
  attachListeners(server, {
    ...options,
    authorization: proof,
    events,
    deniedConnections: new WeakSet(),
  });
  await listenOnFreePort(server, options.port);
  proof.port = (server.address() as AddressInfo).port;
  return {
    port: proof.port,
    address: `http://127.0.0.1:${proof.port}/?token=${secrets.secret}`,
    close: () => closeServer(server, events),
  };
}

/**
 * Limits against requests that never end (CWE-400) and against lenient parsing (RFC 9112, section
 * 11). Any server on this computer may set as many cookies as a browser stores for a name (180 of 4
 * KB). The header limit allows them, so that they do not lock the user out.
 */
const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 1024 * 1024,
  insecureHTTPParser: false,
  requireHostHeader: true,
} as const;

function attachListeners(server: Server, studio: ServerContext): void {
  server.maxConnections = 200;
  server.setTimeout(120_000);
  server.on("request", (request, response) => {
    handleRequest(studio, request, response).catch(() => sendInternalError(response));
  });
  // Deny requests with `Expect: 100-continue`.
  server.on("checkContinue", (request, response) => {
    studio.deniedConnections.add(request.socket);
    setHeadersAndParseUrl(studio, request, response);
    sendDenial(response, { status: 417, reason: "expect" }, false);
  });
  // Deny upgrades. The studio uses no WebSockets, and the same-origin policy does not apply to them
  // (RFC 6455, section 10.2).
  server.on("upgrade", (_request, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 403 Denied\r\nConnection: close\r\n\r\n");
  });
}

async function handleRequest(
  studio: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // After a denial, the connection closes. Ignore requests that were pipelined on it.
  if (studio.deniedConnections.has(request.socket)) return;
  const { path, query } = setHeadersAndParseUrl(studio, request, response);
  const deny = (denial: RequestDenial) => {
    studio.deniedConnections.add(request.socket);
    sendDenial(response, denial, acceptsHtml(request));
  };
  const denial =
    denyMalformed(request, studio.authorization) ?? denyUnauthorized(request, studio.authorization);
  if (denial) return deny(denial);
  if (path === apiAddresses.enter && request.method === "POST")
    return registerPageToken(studio, request, response);
  const asked = { request, response, path, query };
  if (!(await handleApiRequest(asked, studio.backend, studio.events)))
    runHandlers(studio, request, response);
}

function setHeadersAndParseUrl(
  studio: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // Split the address by hand, because `URL` would normalise paths that must be rejected.
  const [path = "", ...rest] = (request.url ?? "").split("?");
  lockRouteSecurityHeaders(response, path, studio.policy);
  return { path, query: new URLSearchParams(rest.join("?")) };
}

function acceptsHtml({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

/**
 * Registers the random part of the addresses of a page's files, which the page has chosen. The page
 * itself sends the secret, but requests for its pictures and scripts cannot.
 */
async function registerPageToken(
  { authorization }: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const body = await readBody(request, maxEnterBytes);
  const place =
    body.kind === "body" ? parsePageToken(parseJson(decodeUtf8(body.bytes))) : undefined;
  if (place === undefined) return sendJson(response, createFailure("bad-request"), 400);
  authorization.secrets.addPageToken(place);
  sendJson(response, { kind: "entered" });
}

/** The maximum size of the body of a registration, in bytes. */
const maxEnterBytes = 1024;

/** Tries the handlers in order, until one handles the request. */
function runHandlers(
  { mounts = [] }: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const ask = (index: number) => (error?: unknown) => {
    const mount = mounts[index];
    if (error !== undefined) return sendInternalError(response);
    if (!mount) return sendJson(response, { kind: "missing" }, 404);
    mount.handle(request, response, ask(index + 1));
  };
  ask(0)();
}

function sendInternalError(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  sendJson(response, createFailure("failed"), 500);
}

function closeServer(server: Server, events: EventBroadcaster): Promise<void> {
  events.close();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
