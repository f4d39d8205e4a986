import { resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { reportEntries, reportText } from "../check/report.ts";
import { buildLook } from "../press/assets/build-assets.ts";
import { allStyles } from "../press/assets/build-styles.ts";
import { buildIcons } from "../press/assets/icons.ts";
import type { OutputFile } from "../press/file/output-file.ts";
import { usesColor } from "../press/terminal.ts";
import type { KnownFiles } from "../site/load.ts";
import { loadChecked } from "../site/load-checked.ts";
import { OwnCodeFault } from "../site/own/own-files.ts";
import { type Payload, payloadAddress, payloadEvent } from "./payload.ts";

/** What is previewed. */
export interface Previewed {
  /** The content folder. */
  content: string;
  /** The day as of which the site is made; today where it is not told. */
  date?: string;
  /** The line that checks the same content in the terminal. */
  again: string;
}

/**
 * Live preview of a content folder: each save is checked and sent to the browser, which shows it
 * without a reload. A mistake keeps the last good site and travels as a report.
 */
export function previewPlugin(previewed: Previewed): Plugin {
  return {
    name: "prelo-preview",
    configureServer(server) {
      const tell = (report: string) => server.config.logger.error(report);
      const preview = createPreview(previewed, tell);
      serveFiles(server, preview);
      watch(server, resolve(previewed.content), async () => {
        server.ws.send(payloadEvent, await preview.refresh());
      });
    },
  };
}

interface Preview {
  /** Reads the content anew. */
  refresh(): Promise<Payload>;
  /** The payload as of the last refresh. */
  current(): Promise<Payload>;
  /** A file that the current site names. */
  file(path: string): OutputFile | undefined;
}

function createPreview(
  { content, date, again }: Previewed,
  tell: (report: string) => void,
): Preview {
  let good: Payload["good"];
  let files = new Map<string, OutputFile>();
  let latest: Promise<Payload> | undefined;
  const known: KnownFiles = new Map();
  const read = () => readSite().catch(keepGood);
  /** Half-written code of the site keeps the last good site, too. */
  const keepGood = (error: unknown): Payload => {
    if (!(error instanceof OwnCodeFault)) throw error;
    tell(error.message);
    return { good };
  };
  const readSite = async (): Promise<Payload> => {
    const loaded = await loadChecked(content, { date, known });
    const { diagnostics, files: read } = loaded;
    if (diagnostics.length > 0)
      tell(reportText(diagnostics, read, { color: usesColor(process.stderr), again }));
    if (!loaded.site) return { good, report: reportEntries(diagnostics, read) };
    const look = await buildLook(loaded.site);
    const { settings, theme } = loaded.site;
    const icons = await buildIcons({ name: settings.firm.name, theme });
    files = new Map([...icons, ...look.files].map((file) => [`/${file.path}`, file]));
    good = { site: look.site, css: allStyles(look.styles) };
    return { good };
  };
  const refresh = () => {
    latest = read();
    return latest;
  };
  return {
    refresh,
    current: () => latest ?? refresh(),
    file: (path) => files.get(path),
  };
}

function serveFiles(server: ViteDevServer, preview: Preview): void {
  server.middlewares.use(async (request, response, next) => {
    const path = (request.url ?? "").replace(/\?.*$/, "");
    if (path === payloadAddress) {
      response.setHeader("content-type", "application/json");
      return void response.end(JSON.stringify(await preview.current()));
    }
    const file = preview.file(path);
    if (!file) return next();
    if (path.endsWith(".svg")) response.setHeader("content-type", "image/svg+xml");
    response.end(file.data);
  });
}

/** Calls `refresh` soon after anything below the folder changes; editors save in several steps. */
function watch(server: ViteDevServer, folder: string, refresh: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const isStyle = /[\\/]src[\\/].*\.css$/;
  server.watcher.add(folder);
  server.watcher.on("all", (_event, path) => {
    if (!resolve(path).startsWith(folder) && !isStyle.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(refresh, 30);
  });
}
