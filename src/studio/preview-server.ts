import { join, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { byItself } from "../press/scripts/by-itself.ts";
import { ownModules } from "../press/scripts/own-modules.ts";
import { ownFolder } from "../site/own/own-files.ts";
import { type Previewed, previewPlugin } from "./plugin.ts";

const root = join(import.meta.dirname, "../..");

/** What the preview needs in the browser that is published as CommonJS. */
const libraries = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react-router-dom",
];

/**
 * Starts the live preview of a content folder on 127.0.0.1; a port in use gives way to the next.
 *
 * @returns its address, and what ends it
 */
export async function startPreview(
  port: number,
  previewed: Previewed,
): Promise<{ address: string; close: () => Promise<void> }> {
  const content = resolve(previewed.content);
  const server = await createServer({
    ...byItself,
    cacheDir: resolve(".cache/vite"),
    // Below node_modules nothing is looked through for what it needs.
    optimizeDeps: {
      include: [...libraries],
      rolldownOptions: { tsconfig: byItself.tsconfig },
    },
    plugins: [react(), ownModules(ownFolder(previewed.content)), previewPlugin(previewed)],
    server: {
      host: "127.0.0.1",
      port,
      // The site's own code may lie anywhere.
      fs: { allow: [root, content] },
      // The content is watched by the plugin.
      watch: { ignored: (path) => `${resolve(path)}${sep}`.startsWith(`${content}${sep}`) },
    },
    logLevel: "warn",
    clearScreen: false,
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
