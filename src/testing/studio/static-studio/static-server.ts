import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A server for static files. */
export interface StaticServer {
  /** The address of the folder, with a slash at the end. */
  address: string;
  /** Total gzipped bytes of the scripts and styles requested, each counted once. */
  transferredBytes(): number;
  /** Stops the server. Later requests fail. */
  stop(): Promise<void>;
}

/**
 * Serves a folder as static files below a path. Stops when the test ends.
 *
 * @param appliesHeaders whether to apply the file `_headers`, as some hosts do
 */
export async function serveFiles(
  folder: string,
  appliesHeaders = false,
  path = appliesHeaders ? "/" : "/some/where/",
): Promise<StaticServer> {
  const told = appliesHeaders ? await readFile(join(folder, "_headers"), "utf8") : "";
  const weights = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const asked = (request.url ?? "").replace(/\?.*$/, "");
    const name = asked.startsWith(path) ? asked.slice(path.length) || "index.html" : "";
    const data = await readFile(join(folder, name)).catch(() => undefined);
    if (data && /\.(?:js|css)$/.test(name)) weights.set(name, gzipSync(data).length);
    response.writeHead(data ? 200 : 404, {
      ...headersForPath(told, asked),
      "content-type": types[extname(name)] ?? "application/octet-stream",
    });
    response.end(data);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  onTestFinished(async () => {
    if (server.listening) await stop();
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  const weight = () => [...weights.values()].reduce((sum, each) => sum + each, 0);
  return { address, transferredBytes: weight, stop };
}

/**
 * Returns the headers that a `_headers` file sets for a path: by rules for all paths, and for
 * exactly this one.
 */
function headersForPath(told: string, path: string): Record<string, string> {
  const rules = told.split(/\n(?=\/)/);
  const here = rules.filter((rule) => ["/*", path].includes(rule.split("\n", 1)[0] ?? ""));
  const lines = here.flatMap((rule) => rule.split("\n").slice(1)).filter(Boolean);
  return Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    ),
  );
}
