import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The maximum time (ms) for draining the rest of an unread body after the answer. */
const drainTimeout = 3000;

/** Converts a Node request to a `Request`. Returns `undefined` if its URL is invalid. */
export function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = "GET", url = "/", headers } = incoming;
  const address = `http://${headers.host ?? "localhost"}${url}`;
  if (!URL.canParse(address)) return undefined;
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const body = method === "GET" || method === "HEAD" ? undefined : bodyStream(incoming);
  const init = { method, headers: pairs, body, duplex: "half" };
  return new Request(address, init as RequestInit);
}

/**
 * Returns the body as a stream with backpressure. If the stream is cancelled, the rest of the body
 * is discarded, so that the client still receives the answer.
 */
function bodyStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isOver = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.pause();
      incoming.on("data", (chunk: Uint8Array) => {
        if (isOver) return;
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.once("end", () => {
        if (!isOver) controller.close();
      });
      const fail = () => {
        if (!isOver) controller.error(new Error("broken off"));
        isOver = true;
      };
      incoming.once("aborted", fail).once("error", fail);
    },
    pull: () => void incoming.resume(),
    cancel() {
      isOver = true;
      incoming.resume();
    },
  });
}

/**
 * Returns the address of the client: behind a proxy on this computer the forwarded one, else that
 * of the connection. Of a list, only the last address was written by the proxy.
 */
export function clientIpAddress({ headers, socket }: IncomingMessage): string {
  const near = normalizeIpAddress(socket.remoteAddress ?? "");
  if (!/^127\.|^::1$/.test(near)) return near;
  const told =
    String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-1) ?? "";
  const address = normalizeIpAddress(told);
  return isIP(address) ? address : near;
}

/**
 * Normalizes an IP address: removes the port, brackets and zone, and converts IPv4-mapped IPv6 to
 * IPv4.
 */
function normalizeIpAddress(text: string): string {
  const trimmed = text.trim().replace(/^"(.*)"$/, "$1");
  const inner = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed;
  return inner
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=[\d.]+$)/i, "");
}

/**
 * Writes an answer. Drains the rest of an unread body for a moment, so that the client receives the
 * answer.
 */
export async function writeResponse(
  answer: Response,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const isLeft = !incoming.complete;
  if (isLeft) response.setHeader("connection", "close");
  response.setHeader("content-length", body.length);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.write(body);
  if (isLeft) await drainBody(incoming);
  response.end();
}

async function drainBody(incoming: IncomingMessage): Promise<void> {
  incoming.resume();
  await Promise.race([
    new Promise((ended) => incoming.once("end", ended).once("close", ended)),
    sleep(drainTimeout, undefined, { ref: false }),
  ]);
}
