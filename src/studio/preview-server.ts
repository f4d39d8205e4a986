import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { ownModules } from "../press/scripts/own-modules.ts";
import { ownFolder } from "../site/own/own-files.ts";
import { type Previewed, previewPlugin } from "./plugin.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Starts the live preview of a content folder on 127.0.0.1; a port in use gives way to the next.
 * Returns its address.
 */
export async function startPreview(port: number, previewed: Previewed): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [react(), ownModules(ownFolder(previewed.content)), previewPlugin(previewed)],
    // The site's own code may lie anywhere.
    server: { host: "127.0.0.1", port, fs: { allow: [root, resolve(previewed.content)] } },
    logLevel: "warn",
    clearScreen: false,
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? "";
}
