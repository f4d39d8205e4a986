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

/** A further handler, as Connect has them. It sees only requests whose proof is right, and those of the entrance. */
export interface Mount {
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
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
  /** Asked in their order for what is no part of the API: the page. */
  mounts?: readonly Mount[];
}

/** A studio that answers. */
export interface RunningStudio {
  port: number;
  /** The address to open, with the secret of this run: as often as one likes, in any browser of this computer. */
  address: string;
  close(): Promise<void>;
}

interface Studio extends StudioServing {
  proof: Proof;
  events: LiveEvents;
  /** Connections over which a request was denied. */
  ended: WeakSet<Duplex>;
}

/**
 * Serves the studio on 127.0.0.1 to browsers that are given its address; a port in use gives way to the next free one.
 * Any page that is open in any browser, and any program on this computer, may send requests here: none but the studio's
 * own page passes (`request-proof.ts` says by what it is known).
 *
 * @throws where the policy is open, or no port is free
 */
export async function startStudio(serving: StudioServing): Promise<RunningStudio> {
  assertClosed(serving.policy);
  const secrets = createSecrets();
  const events = createEvents(serving.host, serving.code);
  const proof = { secrets, port: 0 };
  const server = createServer(limits);
  // What the parser cannot read is ended without a word, unless a person may have to do with it.
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
 * Against requests that never end (CWE-400), and parsers that forgive (RFC 9112, section 11). Any server on this computer
 * may set as many cookies as a browser keeps for a name (180 of 4 KB): they shut nobody out.
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
  // A body that is sent only after an answer is judged like any other.
  server.on("checkContinue", (request, response) => {
    studio.ended.add(request.socket);
    seal(studio, request, response);
    sendDenial(response, { status: 417, reason: "expect" }, false);
  });
  // Nothing here speaks over web sockets, which no rule for other sites' requests holds (RFC 6455, section 10.2).
  server.on("upgrade", (_request, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 403 Denied\r\nConnection: close\r\n\r\n");
  });
}

async function respond(studio: Studio, request: IncomingMessage, response: ServerResponse) {
  // After a denial the connection ends: what was sent behind it over the same one is not looked at.
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
  // Taken apart by hand: `URL` would first tidy up what is to be refused.
  const [path = "", ...rest] = (request.url ?? "").split("?");
  sealByPath(response, path, studio.policy);
  return { path, query: new URLSearchParams(rest.join("?")) };
}

function isPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

/** Serves files below the place that a page made up: the page asked with the secret, its pictures and scripts cannot. */
async function enter({ proof }: Studio, request: IncomingMessage, response: ServerResponse) {
  const body = await readBody(request, mostOfPlace);
  const place = body.kind === "body" ? placeIn(jsonOf(textOf(body.bytes))) : undefined;
  if (place === undefined) return sendAnswer(response, refusal("bad-request"), 400);
  proof.secrets.addPlace(place);
  sendAnswer(response, { kind: "entered" });
}

/** The most bytes in which a place is told. */
const mostOfPlace = 1024;

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
