import { spawn } from "node:child_process";
import { waitForStudioAddress } from "../browser/studio-page.ts";

/** A studio started from the command line. */
export interface StudioProcess {
  /** The printed address, which works once. */
  address: string;
  stop(): void;
}

/** Starts the studio on a content folder, outside any test. */
export async function startStudio(folder: string, port: number): Promise<StudioProcess> {
  const args = ["scripts/run.mjs", "studio", "--content", folder, "--port", String(port)];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  return { address: await waitForStudioAddress(server.stdout), stop: () => void server.kill() };
}
