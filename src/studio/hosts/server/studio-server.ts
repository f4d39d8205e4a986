import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { listen } from "../../../builder/serve.ts";
import type { StudioHost } from "../contract/studio-host.ts";
import { textOf } from "../local/allowed/told-by-bytes.ts";
import { refusal } from "../local/words.pt-br.ts";
import { apiAddresses } from "./api-addresses.ts";
import { answerApi, sealByPath } from "./host-api.ts";
import { createEvents, type LiveEvents, type ToldCode } from "./live-events.ts";
import { readBody } from "./read-body.ts";
import { type Denial, denyByProof, denyByShape, type Proof } from "./request-proof.ts";
import { jsonOf, placeIn } from "./request-shapes.ts";
import { assertClosed } from "./sealed-headers.ts";
import { createSecrets } from "./secrets.ts";
import { overflowAnswer, sendAnswer, sendDenial } from "./send-answer.ts";

/** A handler in Connect style. It gets only authorized requests, and those of the entrance. */
export interface Mount {
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
}

/** Options of the server. */
export interface StudioServing {
  host: StudioHost;
  /** The site's own code, if it may change. */
  code?: ToldCode;
  /** The port to try first; 0 lets the system choose. */
  port: number;
  /** The content security policy of the studio pages; see `assertClosed`. */
  policy: string;
  /** Handlers for requests outside the API, tried in order. */
  mounts?: readonly Mount[];
}

/** A running studio server. */
export interface RunningStudio {
  port: number;
  /**
   * The address to open, with the secret of this run. It works repeatedly, in any browser of this
   * computer.
   */
  address: string;
  close(): Promise<void>;
}

interface Studio extends StudioServing {
  proof: Proof;
  events: LiveEvents;
  /** Connections on which a request was denied. */
  ended: WeakSet<Duplex>;
}

/**
 * Serves the studio on 127.0.0.1. If the port is in use, tries the next ones. Any web page and any
 * program on this computer may send requests here; only the studio's own page is authorized (see
 * `request-proof.ts`).
 *
 * @throws if the policy is too open, or no port is free
 */
export async function startStudio(serving: StudioServing): Promise<RunningStudio> {
  assertClosed(serving.policy);
  const secrets = createSecrets();
  const events = createEvents(serving.host, serving.code);
  const proof = { secrets, port: 0 };
  const server = createServer(limits);
  // Close the connection on parse errors; explain only the one that users can cause.
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === "HPE_HEADER_OVERFLOW" && socket.writable) socket.end(overflowAnswer());
    else socket.destroy();
  });
  attach(server, { ...serving, proof, events, ended: new WeakSet() });
  await listen(server, serving.port);
  proof.port = (server.address() as AddressInfo).port;
  return {
    port: proof.port,
    address: `http://127.0.0.1:${proof.port}/?token=${secrets.secret}`,
    close: () => close(server, events),
  };
}

/**
 * Limits against requests that never end (CWE-400) and lenient parsing (RFC 9112, section 11). Any
 * server on this computer may set as many cookies as a browser keeps for a name (180 of 4 KB): they
 * must not lock the user out.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 1024 * 1024,
  insecureHTTPParser: false,
  requireHostHeader: true,
} as const;

function attach(server: Server, studio: Studio): void {
  server.maxConnections = 200;
  server.setTimeout(120_000);
  server.on("request", (request, response) => {
    respond(studio, request, response).catch(() => fail(response));
  });
  // `Expect: 100-continue` is denied.
  server.on("checkContinue", (request, response) => {
    studio.ended.add(request.socket);
    seal(studio, request, response);
    sendDenial(response, { status: 417, reason: "expect" }, false);
  });
  // We use no WebSockets; the same-origin policy does not apply to them (RFC 6455, section 10.2).
  server.on("upgrade", (_request, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 403 Denied\r\nConnection: close\r\n\r\n");
  });
}

async function respond(studio: Studio, request: IncomingMessage, response: ServerResponse) {
  // After a denial the connection closes; ignore pipelined requests.
  if (studio.ended.has(request.socket)) return;
  const { path, query } = seal(studio, request, response);
  const deny = (denial: Denial) => {
    studio.ended.add(request.socket);
    sendDenial(response, denial, isPage(request));
  };
  const denial = denyByShape(request, studio.proof) ?? denyByProof(request, studio.proof);
  if (denial) return deny(denial);
  if (path === apiAddresses.enter && request.method === "POST")
    return enter(studio, request, response);
  const asked = { request, response, path, query };
  if (!(await answerApi(asked, studio.host, studio.events))) passOn(studio, request, response);
}

function seal(studio: Studio, request: IncomingMessage, response: ServerResponse) {
  // Split by hand: `URL` would normalize what we must reject.
  const [path = "", ...rest] = (request.url ?? "").split("?");
  sealByPath(response, path, studio.policy);
  return { path, query: new URLSearchParams(rest.join("?")) };
}

function isPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

/**
 * Registers the random part that a page chose. The page sends the secret; its pictures and scripts
 * cannot.
 */
async function enter({ proof }: Studio, request: IncomingMessage, response: ServerResponse) {
  const body = await readBody(request, mostOfPlace);
  const place = body.kind === "body" ? placeIn(jsonOf(textOf(body.bytes))) : undefined;
  if (place === undefined) return sendAnswer(response, refusal("bad-request"), 400);
  proof.secrets.addPlace(place);
  sendAnswer(response, { kind: "entered" });
}

/** The most bytes of the body of that request. */
const mostOfPlace = 1024;

/** Tries the handlers in order. */
function passOn({ mounts = [] }: Studio, request: IncomingMessage, response: ServerResponse): void {
  const ask = (index: number) => (error?: unknown) => {
    const mount = mounts[index];
    if (error !== undefined) return fail(response);
    if (!mount) return sendAnswer(response, { kind: "missing" }, 404);
    mount.handle(request, response, ask(index + 1));
  };
  ask(0)();
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
