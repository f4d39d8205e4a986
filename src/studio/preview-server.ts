import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { type Previewed, previewPlugin } from "./plugin.ts";

/**
 * Starts the live preview of a content folder on 127.0.0.1; a port in use gives way to the next.
 * Returns its address.
 */
export async function startPreview(port: number, previewed: Previewed): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, "../.."),
    plugins: [react(), previewPlugin(previewed)],
    server: { host: "127.0.0.1", port },
    logLevel: "warn",
    clearScreen: false,
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? "";
}
