import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createAuthority } from "./certificate.ts";

const responders = {
  well: (response) => response.writeHead(200).end('{"ok":true}'),
  slowly: (response) => setTimeout(() => response.writeHead(204).end(), 800),
  fault: (response) => response.writeHead(500).end("Oops"),
  garbage: (response) => response.writeHead(200).end("<html>\u0000 no form here"),
  refusal: (response) => response.writeHead(200).end('{"ok":false}'),
  broken: (response) => response.socket?.destroy(),
  never: () => {},
} satisfies Record<string, (response: ServerResponse) => unknown>;

/**
 * A local form endpoint. `answer` selects the kind of its next responses, and `received` contains
 * the requests so far.
 */
export interface StubFormEndpoint {
  answer: keyof typeof responders;
  received: { body: string; type: string }[];
  /** An https address. An unknown CA signed its certificate, so clients must skip the check. */
  address: string;
}

/** Starts a form endpoint. It stops when the test ends. */
export async function startStubFormEndpoint(): Promise<StubFormEndpoint> {
  const forms: StubFormEndpoint = { answer: "well", received: [], address: "" };
  const server = createServer(
    createAuthority().issue(),
    async (request: IncomingMessage, response) => {
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "*");
      if (request.method === "OPTIONS") return response.writeHead(204).end();
      // A browser that is redirected here may also request an icon.
      if (request.method !== "POST") return response.writeHead(404).end();
      let body = "";
      for await (const part of request.setEncoding("utf8")) body += part;
      forms.received.push({ body, type: request.headers["content-type"] ?? "" });
      return responders[forms.answer](response);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  forms.address = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return forms;
}
