import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Options of one visit. */
export interface MonitoredSiteOptions {
  /** Whether scripts run. Without scripts the page shows its `noscript` content. */
  scripts?: boolean;
  /** Paths whose responses never arrive. */
  blocked?: RegExp;
  /** Responses that are delayed until a promise settles. */
  delayed?: { paths: RegExp; until: Promise<void> };
  /** A script that runs before all others on each page, as a browser extension's does. */
  extension?: string;
  /** Sends documents in slices, so that scripts run before the rest has arrived. */
  isSlow?: boolean;
}

/** A proxied site under a new origin, with fresh storage, cache and history. */
export interface MonitoredSite {
  address: string;
  /** Errors reported by its pages. */
  errors: string[];
  close(): void;
}

/** How long (ms) a response may take. */
const upstreamTimeout = 6000;

const reporterPaths = { script: "/told.js", inbox: "/told", extension: "/extension.js" };

/**
 * Runs in each page and sends all its errors and policy violations to this server. Not every driver
 * exposes its console, and no driver reports all policy violations.
 */
const errorReporterScript = `{
  const tell = (words) => navigator.sendBeacon("${reporterPaths.inbox}", words);
  // As a warning React tells that it found other markup than it renders.
  for (const level of ["error", "warn"]) {
    const told = console[level];
    console[level] = (...words) => { tell(words.join(" ")); told(...words); };
  }
  const nameOf = ({ localName, src, href }) => localName + " " + (src || href);
  // What a page leaves behind half loaded is no error: by then it is gone.
  const isMissing = ({ target }) => setTimeout(() => tell(nameOf(target) + " does not load"), 200);
  addEventListener("error", (event) => (event.message ? tell(event.message) : isMissing(event)), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell(effectiveDirective + " forbids " + blockedURI));
}`;

/** The CSP directive that disables scripts in every engine, like a visitor's settings. */
const noScriptPolicy = "sandbox allow-same-origin allow-forms allow-top-navigation allow-popups";

/**
 * Proxies a running site, collects the errors of its pages, and withholds or delays responses.
 *
 * @param upstream address of the site
 */
export async function serveMonitored(
  upstream: string,
  options: MonitoredSiteOptions,
): Promise<MonitoredSite> {
  const errors: string[] = [];
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    if (url === reporterPaths.inbox) return void recordPageError(request, response, errors);
    if (url === reporterPaths.script) return sendScript(response, errorReporterScript);
    if (url === reporterPaths.extension) return sendScript(response, options.extension ?? "");
    if (options.blocked?.test(url)) return void response.destroy();
    const { delayed } = options;
    const turn = delayed?.paths.test(url) ? delayed.until : Promise.resolve();
    const answer = () => turn.then(() => proxyResponse(upstream + url, response, options));
    // A reused keep-alive connection may be closed or silent. Retry once.
    void answer()
      .catch(answer)
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address, errors, close };
}

async function recordPageError(
  request: IncomingMessage,
  response: ServerResponse,
  errors: string[],
) {
  let words = "";
  for await (const part of request.setEncoding("utf8")) words += part;
  errors.push(words);
  response.writeHead(204).end();
}

function sendScript(response: ServerResponse, script: string) {
  response.writeHead(200, { "content-type": "text/javascript" }).end(script);
}

/** Forwards the response of the site. Inserts the error reporter into documents. */
async function proxyResponse(
  address: string,
  response: ServerResponse,
  options: MonitoredSiteOptions,
) {
  const answer = await fetch(address, {
    redirect: "manual",
    signal: AbortSignal.timeout(upstreamTimeout),
  });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!/^(content-length|connection|keep-alive|transfer-encoding)$/.test(name))
      response.setHeader(name, value);
  }
  const isDocument = answer.headers.get("content-type")?.startsWith("text/html");
  if (!isDocument) return response.end(Buffer.from(await answer.arrayBuffer()));
  if (options.scripts === false) response.appendHeader("content-security-policy", noScriptPolicy);
  const added = [reporterPaths.script, ...(options.extension ? [reporterPaths.extension] : [])];
  const scripts = added.map((src) => `<script src="${src}"></script>`).join("");
  const text = (await answer.text()).replace("<title>", () => `${scripts}<title>`);
  return options.isSlow ? sendSlowly(response, text) : response.end(text);
}

const sliceLength = 2000;

async function sendSlowly(response: ServerResponse, text: string) {
  for (let at = 0; at < text.length; at += sliceLength) {
    response.write(text.slice(at, at + sliceLength));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  response.end();
}
