import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A server on another port of the same computer, so it has another origin. */
export interface OtherOriginServer {
  /** Ends with a slash. */
  address: string;
  /** The headers of all requests received from browsers. */
  received: IncomingHttpHeaders[];
  /** Sets the cookies that responses send from now on. */
  setCookies(cookies: readonly string[]): void;
}

/** Starts a server on another port of 127.0.0.1. It stops when the test ends. */
export async function startOtherOrigin(): Promise<OtherOriginServer> {
  const received: IncomingHttpHeaders[] = [];
  let tossed: readonly string[] = [];
  const server = createServer({ maxHeaderSize: 1024 * 1024 }, (asked, response) => {
    received.push(asked.headers);
    response.writeHead(200, { "content-type": "text/html", "set-cookie": [...tossed] });
    response.end("<!doctype html><title>other</title>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const toss = (cookies: readonly string[]) => {
    tossed = cookies;
  };
  return { address, received, setCookies: toss };
}

/** Sends a request without a browser, which allows any headers. Returns status and body. */
export function sendRequest(
  address: string,
  headers: Record<string, string>,
  { method = "GET", body }: { method?: string; body?: string } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (data) => (text += data));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
