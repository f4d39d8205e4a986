import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createAuthority } from "./browser/certificate.ts";

/** A TLS proxy in front of a local server. */
export interface TlsProxy {
  /** The https origin, without a path. */
  address: string;
  /** The CA certificate in PEM; no browser or program trusts it by default. */
  authority: string;
}

/**
 * Terminates TLS in front of a local server, as a host does. Closes when the test ends.
 *
 * @param upstream address of the server, such as "http://127.0.0.1:8080"
 */
export async function startTlsProxy(upstream: string): Promise<TlsProxy> {
  const authority = createAuthority();
  const server = createServer(authority.issue(), (asked, answered) => {
    const { method, headers, url = "/" } = asked;
    const forwarded = { ...headers, "x-forwarded-proto": "https" };
    const onward = request(new URL(url, upstream), { method, headers: forwarded }, (found) => {
      answered.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answered);
    });
    onward.on("error", () => answered.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `https://localhost:${port}`, authority: authority.cert };
}
