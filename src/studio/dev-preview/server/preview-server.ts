import { join, relative, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import {
  createLogger,
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type Logger,
  type Plugin,
} from "vite";
import { isolatedOptions } from "../../../builder/bundles/bundle-options.ts";
import { catalogueCondition } from "../../../builder/bundles/catalogue-condition.ts";
import { siteCodePlugin } from "../../../builder/bundles/site-code-modules.ts";
import { isPrivateFile } from "../../../builder/hosting/private-files.ts";
import { siteCodeFolder } from "../../../load/site-code/site-code-files.ts";
import { shortHash } from "../../../media/cache.ts";
import { userCacheFolder } from "../../../media/cache-and-config-folders.ts";
import { spellingDefine } from "../../../yaml/text-and-language/localize-spelling.ts";
import { type PreviewOptions, previewPlugin, realOrResolvedPath } from "./preview-plugin.ts";

const root = join(import.meta.dirname, "../../../..");

/** Browser dependencies of the preview that are published as CommonJS. */
const commonJsDependencies = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react-router-dom",
];

/**
 * Starts the live preview of a content folder on 127.0.0.1. If the port is in use, the next free
 * one is used.
 *
 * @returns its URL, and a function that stops the server
 */
export async function startPreviewServer(
  port: number,
  previewed: PreviewOptions,
): Promise<{ address: string; close: () => Promise<void> }> {
  const content = resolve(previewed.content);
  const server = await createServer({
    ...isolatedOptions,
    // One per working directory: previews that run in parallel must not share a cache.
    cacheDir: userCacheFolder(join("vite", shortHash(root, process.cwd()))),
    // Vite does not discover dependencies of files below node_modules.
    optimizeDeps: {
      include: [...commonJsDependencies],
      rolldownOptions: { tsconfig: isolatedOptions.tsconfig },
    },
    define: spellingDefine,
    // The site code must use the engine's React, even if no package is installed beside it.
    resolve: {
      conditions: [...defaultClientConditions, catalogueCondition],
      dedupe: ["react", "react-dom"],
    },
    // The block gallery renders on the server.
    ssr: { resolve: { conditions: [...defaultServerConditions, catalogueCondition] } },
    plugins: [
      ...[react(), siteCodePlugin(siteCodeFolder(previewed.content))],
      previewPlugin(previewed),
      privateFilesPlugin([root, content]),
    ],
    server: {
      host: "127.0.0.1",
      port,
      // The content folder, which contains the site code, may be anywhere.
      fs: { allow: [root, content] },
      // Errors of the site code are reported like content errors.
      hmr: { overlay: false },
      // `previewPlugin` watches the content.
      watch: { ignored: (path) => `${resolve(path)}${sep}`.startsWith(`${content}${sep}`) },
    },
    customLogger: createLoggerWithoutSiteCode(content),
    clearScreen: false,
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

/**
 * Denies access to private files, in addition to Vite's own rules. Wraps `fsDenyGlob`, which Vite
 * calls for every file, whatever address is used. The option `server.fs.deny` does not suffice: it
 * matches whole paths, so it would break projects below a dot folder.
 *
 * @throws if this Vite has no such function: the preview must not start without the guard
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

/** Creates Vite's logger without errors of the site code, which are reported separately. */
function createLoggerWithoutSiteCode(content: string): Logger {
  const logger = createLogger("warn", { allowClearScreen: false });
  const own = siteCodeFolder(realOrResolvedPath(content));
  const isOwn = (text: string) => text.includes(own) || text.includes(relative(root, own));
  const tell = logger.error.bind(logger);
  logger.error = (text, options) => {
    if (!isOwn(`${text} ${options?.error?.message ?? ""}`)) tell(text, options);
  };
  return logger;
}
