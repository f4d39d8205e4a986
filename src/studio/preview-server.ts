import { join, relative, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { createLogger, createServer, type Logger, type Plugin } from "vite";
import { byItself } from "../builder/bundles/by-itself.ts";
import { ownModules } from "../builder/bundles/own-modules.ts";
import { wordsModules } from "../builder/bundles/words-modules.ts";
import { isPrivateFile } from "../builder/hosting/private-files.ts";
import { ownFolder } from "../load/site-code/own-files.ts";
import { hashOf } from "../media/cache.ts";
import { userCacheFolder } from "../media/user-folders.ts";
import { spellingHere } from "../yaml/language/spelling.ts";
import { type Previewed, previewPlugin, realPath } from "./plugin.ts";

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
    // One for each folder in which a preview may run: they end and start without one another.
    cacheDir: userCacheFolder(join("vite", hashOf(root, process.cwd()))),
    // Below node_modules nothing is looked through for what it needs.
    optimizeDeps: {
      include: [...libraries],
      rolldownOptions: { tsconfig: byItself.tsconfig },
    },
    define: spellingHere,
    // The site's own code is drawn with the engine's React, also where it lies beside no package at all.
    resolve: { dedupe: ["react", "react-dom"] },
    plugins: [
      ...[wordsModules(), react(), ownModules(ownFolder(previewed.content))],
      previewPlugin(previewed),
      privateFilesPlugin([root, content]),
    ],
    server: {
      host: "127.0.0.1",
      port,
      // The site's own code may lie anywhere.
      fs: { allow: [root, content] },
      // Faults of the site's own code are told as mistakes in content are.
      hmr: { overlay: false },
      // The content is watched by the plugin.
      watch: { ignored: (path) => `${resolve(path)}${sep}`.startsWith(`${content}${sep}`) },
    },
    customLogger: withoutOwnCode(content),
    clearScreen: false,
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

/**
 * Denies private files beside what Vite denies by itself. Vite asks `fsDenyGlob` for each file, however it is addressed.
 * Its option `server.fs.deny` takes patterns of names only, for whole paths: a project may lie below a dot folder.
 *
 * @throws where this Vite has no such function: the preview does not start without the guard
 */
function privateFilesPlugin(folders: readonly string[]): Plugin {
  return {
    name: "prelo-private-files",
    configResolved(config) {
      const guarded = config as unknown as { fsDenyGlob?: (path: string) => boolean };
      const denies = guarded.fsDenyGlob;
      if (!denies) throw new Error("Vite has no fsDenyGlob: private files would be served");
      guarded.fsDenyGlob = (path) => denies(path) || isPrivateFile(path, folders, config.cacheDir);
    },
  };
}

/** What Vite says but for faults of the site's own code, which are told in a sentence each. */
function withoutOwnCode(content: string): Logger {
  const logger = createLogger("warn", { allowClearScreen: false });
  const own = ownFolder(realPath(content));
  const isOwn = (text: string) => text.includes(own) || text.includes(relative(root, own));
  const tell = logger.error.bind(logger);
  logger.error = (text, options) => {
    if (!isOwn(`${text} ${options?.error?.message ?? ""}`)) tell(text, options);
  };
  return logger;
}
