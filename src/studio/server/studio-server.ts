import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { listen } from "../../press/serve.ts";
import type { StudioHost } from "../host/studio-host.ts";
import { refusal } from "../store/words.pt-br.ts";
import { answerApi, sealByPath } from "./host-api.ts";
import { createEvents, type LiveEvents, type ToldCode } from "./live-events.ts";
import { type Denial, denyByProof, denyByShape, denyUpgrade, type Proof } from "./request-proof.ts";
import { assertClosed } from "./sealed-headers.ts";
import { createSecrets } from "./secrets.ts";
import { sendAnswer, sendDenial } from "./send-answer.ts";

/** A further handler, as Connect and Vite have them. It sees only requests whose proof is right. */
export interface Mount {
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  /** Takes over a web socket, and tells whether it did. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

/** What is served, and how. */
export interface StudioServing {
  host: StudioHost;
  /** The site's own code, where it may change. */
  code?: ToldCode;
  /** The port to try first; 0 lets the system choose. */
  port: number;
  /** The policy of the studio's pages: see `assertClosed`. */
  policy: string;
  /** Asked in their order for what is no part of the API: the page, Vite's middleware. */
  mounts?: readonly Mount[];
}

/** A studio that answers. */
export interface RunningStudio {
  port: number;
  /** A new address to open, with a token for one use; the one before it, where it was not used, is closed. */
  newAddress(): string;
  close(): Promise<void>;
}

interface Studio extends StudioServing {
  proof: Proof;
  events: LiveEvents;
  /** Connections over which a request was denied. */
  ended: WeakSet<Duplex>;
}

/**
 * Serves the studio on 127.0.0.1 to the one browser that is given its address; a port in use gives way to the
 * next free one. Any page that is open in any browser may send requests here: none but the studio's own passes
 * (`request-proof.ts` says by what it is known).
 *
 * Vite must be told to leave the server's web sockets alone (`hmr: { server }` with an emitter of its own, to
 * which `Mount.upgrade` passes on what it is given): else it would take those over that were denied.
 *
 * @throws where the policy is open, or no port is free
 */
export async function startStudio(serving: StudioServing): Promise<RunningStudio> {
  assertClosed(serving.policy);
  const secrets = createSecrets();
  const events = createEvents(serving.host, serving.code);
  const proof = { secrets, port: 0, cookie: "" };
  const server = createServer(limits);
  // What the parser cannot read is ended without a word; no answer helps who sends that.
  server.on("clientError", (_error, socket) => socket.destroy());
  attach(server, { ...serving, proof, events, ended: new WeakSet() });
  await listen(server, serving.port);
  proof.port = (server.address() as AddressInfo).port;
  proof.cookie = `prelo-studio-${proof.port}`;
  return {
    port: proof.port,
    newAddress: () => `http://127.0.0.1:${proof.port}/?token=${secrets.newToken()}`,
    close: () => close(server, events),
  };
}

/** Against requests that never end (CWE-400), and parsers that forgive (RFC 9112, section 11). */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  insecureHTTPParser: false,
  requireHostHeader: true,
} as const;

function attach(server: Server, studio: Studio): void {
  server.maxConnections = 200;
  server.setTimeout(120_000);
  server.on("request", (request, response) => {
    respond(studio, request, response).catch(() => fail(response));
  });
  // A body that is sent only after an answer is judged like any other.
  server.on("checkContinue", (request, response) => {
    studio.ended.add(request.socket);
    seal(studio, request, response);
    sendDenial(response, { status: 417, reason: "expect" }, false);
  });
  server.on("upgrade", (request, socket, head) => upgrade(studio, request, socket, head));
}

async function respond(studio: Studio, request: IncomingMessage, response: ServerResponse) {
  // After a denial the connection ends: what was sent behind it over the same one is not looked at.
  if (studio.ended.has(request.socket)) return;
  const { path, query } = seal(studio, request, response);
  const deny = (denial: Denial) => {
    studio.ended.add(request.socket);
    sendDenial(response, denial, isPage(request));
  };
  const shape = denyByShape(request, studio.proof);
  if (shape) return deny(shape);
  if (path === "/" && query.has("token")) {
    const refused = enter(studio, request, response, query);
    return refused && deny(refused);
  }
  const denial = denyByProof(request, studio.proof);
  if (denial) return deny(denial);
  const asked = { request, response, path, query };
  if (!(await answerApi(asked, studio.host, studio.events))) passOn(studio, request, response);
}

function seal(studio: Studio, request: IncomingMessage, response: ServerResponse) {
  // Taken apart by hand: `URL` would first tidy up what is to be refused.
  const [path = "", ...rest] = (request.url ?? "").split("?");
  sealByPath(response, path, studio.policy);
  return { path, query: new URLSearchParams(rest.join("?")) };
}

function isPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

/**
 * Takes the token of the address for a cookie and leads on to an address without it, so that it stands
 * neither in the address bar nor in the history (OWASP, "Session Management Cheat Sheet": no secrets in addresses
 * that last). HttpOnly and SameSite=Strict by RFC 6265bis; Secure is left out, as Safari drops such a cookie here.
 */
function enter(
  { proof }: Studio,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): Denial | undefined {
  const denial = denyEntrance(request, query);
  if (denial) return denial;
  const session = proof.secrets.exchange(query.get("token") ?? "");
  if (session === undefined) return { status: 403, reason: "token" };
  const cookie = `${proof.cookie}=${session}; Path=/; HttpOnly; SameSite=Strict`;
  response.setHeader("set-cookie", cookie);
  if (request.headers["sec-fetch-site"] === "cross-site") leadOn(response);
  else response.writeHead(303, { location: "/" }).end();
  return undefined;
}

/**
 * Leads on from a file that opened the address. To a redirect the browser would send no strict cookie, as the file began
 * it; a page of the studio that leads on begins anew.
 */
function leadOn(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", refresh: "0;url=/" });
  response.end('<!doctype html><title>Prelo</title><p><a href="/">Prelo</a></p>');
}

/**
 * A token is used up by a person who opens the address, not by a browser that looks ahead, a frame, or a script. The file
 * that `--open` gives to the browser is another site to it: it may lead here, and who knows the token could enter anyway.
 */
function denyEntrance(
  { method, headers }: IncomingMessage,
  query: URLSearchParams,
): Denial | undefined {
  const { "sec-fetch-site": site = "none", "sec-fetch-dest": target = "document" } = headers;
  if (method !== "GET") return { status: 405, reason: "method" };
  if (query.size > 1) return { status: 400, reason: "address" };
  if (headers["sec-purpose"] || headers.purpose) return { status: 403, reason: "prefetch" };
  if (headers.origin !== undefined) return { status: 403, reason: "origin" };
  const isOpened = ["none", "same-origin", "cross-site"].includes(site) && target === "document";
  return isOpened ? undefined : { status: 403, reason: "site" };
}

/** Asks one mount after the other. */
function passOn({ mounts = [] }: Studio, request: IncomingMessage, response: ServerResponse): void {
  const ask = (index: number) => (error?: unknown) => {
    const mount = mounts[index];
    if (error !== undefined) return fail(response);
    if (!mount) return sendAnswer(response, { kind: "missing" }, 404);
    mount.handle(request, response, ask(index + 1));
  };
  ask(0)();
}

function upgrade(studio: Studio, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on("error", () => socket.destroy());
  const denial = denyUpgrade(request, studio.proof);
  const taken = !denial && studio.mounts?.some((mount) => mount.upgrade?.(request, socket, head));
  if (!taken) socket.end(`HTTP/1.1 ${denial?.status ?? 404} Denied\r\nConnection: close\r\n\r\n`);
}

function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  sendAnswer(response, refusal("failed"), 500);
}

function close(server: Server, events: LiveEvents): Promise<void> {
  events.close();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
