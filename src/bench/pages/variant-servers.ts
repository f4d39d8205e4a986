import { createHash, X509Certificate } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { headersForPath } from "../../builder/hosting/headers.ts";
import { readHostingRules } from "../../builder/hosting/read-hosting-rules.ts";
import { isCompressible } from "../../builder/html/compress-files.ts";
import { contentTypes } from "../../builder/serve.ts";
import { createAuthority } from "../../testing/browser/certificate.ts";

/**
 * The variant that a server sends. `site` is the site as built. `plain` is the control: the same
 * pages without scripts. In `floor` the browser also prefetches the header's pages, which is about
 * the lower bound of navigation without scripts.
 */
export type PageVariant = "site" | "plain" | "floor";

export interface VariantServers {
  addresses: Record<PageVariant, string>;
  /**
   * Chromium flag that trusts the servers' certificate, so that the browser also caches their
   * responses.
   */
  trust: string;
  close(): void;
}

interface ServedFile {
  type: string;
  body: Buffer;
  encoding?: "br";
}

type FileLookup = (pathname: string) => ServedFile | undefined;

/**
 * Serves the three variants of a built folder over HTTP/2. Compresses text with the best quality of
 * brotli, as common hosts do.
 */
export async function serveVariants(folder: string): Promise<VariantServers> {
  const identity = createAuthority().issue();
  const { rules } = await readHostingRules(folder);
  const start = async (variant: PageVariant) => {
    const find = createFileLookup(folder, variant);
    const server = createSecureServer(identity, (request, response) => {
      const { pathname } = new URL(request.url, "https://localhost");
      sendServedFile(find(pathname), headersForPath(rules, pathname), request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    return { server, address: `https://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const [site, plain, floor] = await Promise.all([start("site"), start("plain"), start("floor")]);
  const key = new X509Certificate(identity.cert).publicKey.export({ type: "spki", format: "der" });
  return {
    addresses: { site: site.address, plain: plain.address, floor: floor.address },
    trust: `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`,
    close: () => {
      for (const { server } of [site, plain, floor]) server.close();
    },
  };
}

/**
 * Reads and compresses each file once. Later responses wait only for the emulated network, not for
 * this machine.
 */
function createFileLookup(folder: string, variant: PageVariant): FileLookup {
  const answers = new Map<string, ServedFile | undefined>();
  const read = (pathname: string) => {
    const path = pathname === "/" ? "/index.html" : pathname;
    const names = [path, `${path}.html`].map((name) => join(folder, name));
    const file = names.find((name) => existsSync(name) && statSync(name).isFile());
    return file && readServedFile(file, variant);
  };
  return (pathname) => {
    if (!answers.has(pathname)) answers.set(pathname, read(pathname) || undefined);
    return answers.get(pathname);
  };
}

function readServedFile(file: string, variant: PageVariant): ServedFile {
  const type = contentTypes[extname(file)] ?? "";
  if (!isCompressible(file)) return { type, body: readFileSync(file) };
  const text = readFileSync(file, "utf8");
  const own = type.startsWith("text/html") ? toVariant(text, variant) : text;
  return { type, body: brotliCompressSync(own), encoding: "br" };
}

/** Returns a document as a variant serves it. JSON-LD remains, because it is data. */
export function toVariant(document: string, variant: PageVariant): string {
  if (variant === "site") return document;
  const plain = document.replace(
    /<script type="(?:module|application\/json)"[^>]*>.*?<\/script>/gs,
    "",
  );
  return variant === "plain"
    ? plain
    : plain.replace("</head>", `${prefetchLinkTags(plain)}</head>`);
}

function prefetchLinkTags(document: string): string {
  const [header = ""] = /<nav.*?<\/nav>/s.exec(document) ?? [];
  const routes = [...header.matchAll(/href="?(\/[^"#\s>]*)["\s>]/g)].map(([, route]) => route);
  return routes.map((route) => `<link rel="prefetch" href="${route}">`).join("");
}

function sendServedFile(
  answer: ServedFile | undefined,
  headers: Record<string, string>,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  if (!answer || request.method !== "GET") return void response.writeHead(404).end();
  response.writeHead(200, {
    "cache-control": "no-cache",
    ...Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v])),
    "content-type": answer.type,
    ...(answer.encoding && { "content-encoding": answer.encoding }),
  });
  response.end(answer.body);
}
