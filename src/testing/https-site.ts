import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { createHandler } from "../builder/serve.ts";
import { createAuthority } from "./browser/certificate.ts";
import { type BrowserExecutable, launchBrowser } from "./browser/launch-browser.ts";
import { findFreePort } from "./free-port.ts";
import { createTrustingHome } from "./trust-certificate.ts";

/** A built site under its real https address, served from this machine. */
export interface HttpsSite {
  /** The address that visitors will type. */
  address: string;
  /**
   * Starts a browser with a fresh profile, in which the address leads to this machine. With
   * `trusts`, the browser trusts the test CA.
   */
  open(launcher: BrowserExecutable, options: { trusts: boolean }): Promise<DebuggableBrowser>;
  close(): Promise<void>;
}

export interface DebuggableBrowser {
  browser: Browser;
  /** The browser's debugging port. */
  port: number;
}

/**
 * Serves a built site over HTTP/2 with the headers that it requires from hosts. A test CA signs the
 * certificate.
 */
export async function serveHttps(dist: string): Promise<HttpsSite> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-secure-"));
  const { origin, hostname } = readPublishedAddress(dist);
  const authority = createAuthority();
  const identity = { ...authority.issue(hostname), allowHTTP1: true };
  const server = createSecureServer(identity, createHandler(dist));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;
  const found = `--host-resolver-rules=MAP ${hostname}:443 127.0.0.1:${port}`;
  const open: HttpsSite["open"] = async (launcher, { trusts }) => {
    // Chromium reads trusted authorities from the user's home folder.
    const home = await mkdtemp(join(folder, "home-"));
    if (trusts) await createTrustingHome(home, authority.cert);
    const debugging = await findFreePort();
    const args = [found, `--remote-debugging-port=${debugging}`];
    const browser = await launchBrowser(launcher, { args, env: { HOME: home } });
    return { browser, port: debugging };
  };
  const close = async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { address: origin, open, close };
}

/** Reads the address for which a site was built from its canonical link. */
function readPublishedAddress(dist: string): URL {
  const home = readFileSync(join(dist, "index.html"), "utf8");
  const [, address = ""] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  return new URL(address);
}
