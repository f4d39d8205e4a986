import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serve } from "../../builder/serve.ts";
import {
  type BrowserPrograms,
  findOrInstallBrowsers,
  missingEngineMessage,
} from "../engines/drivers/find-browsers.ts";
import { engineNames } from "../engines/engine.ts";
import { installCertutilOrExplain } from "../trust-certificate.ts";
import type { BrowserExecutable } from "./launch-browser.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the server of the built site. */
    address: string;
    /** The folder of the built site. */
    dist: string;
    /** The browser to launch, found once because journeys start in parallel. */
    browser: BrowserExecutable;
    /** All engines on this machine. Journeys in a missing engine are skipped. */
    engines: BrowserPrograms;
    /** Why no browser on this machine can trust a test authority. Empty if one can. */
    noTrust: string;
  }
}

/** Builds the shipped site once with the public command and serves it to all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-site-"));
  const dist = join(folder, "dist");
  const command = ["scripts/run.mjs", "build", "--out", dist];
  execFileSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  const { server, address } = await serve(dist, 0);
  project.provide("address", address);
  project.provide("dist", dist);
  const engines = await findOrInstallBrowsers();
  project.provide("browser", engines.chromium);
  project.provide("engines", engines);
  for (const name of engineNames) {
    if (!engines[name]) console.warn(`Journeys are skipped: ${missingEngineMessage(name)}`);
  }
  const noTrust = installCertutilOrExplain();
  project.provide("noTrust", noTrust ?? "");
  if (noTrust) console.warn(`Journeys over https are skipped: ${noTrust}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
}
