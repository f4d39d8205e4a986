import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { siteBlockStrings } from "#lang/studio/preview-worker/page-rendering/strings";
import { buildVisualAssets, siteIconPath } from "../../../builder/assets/build-assets.ts";
import { allStyles } from "../../../builder/assets/build-styles.ts";
import { buildIcons } from "../../../builder/assets/icons.ts";
import type { OutputFile } from "../../../builder/html/output-file.ts";
import { usesColor } from "../../../builder/output/terminal.ts";
import { createPreviewReport, formatReport } from "../../../check/diagnostics/report.ts";
import { checkContentFolder } from "../../../load/check-content-folder.ts";
import { createDiskFileStore, displayPath } from "../../../load/files/disk-files.ts";
import type { FileCache } from "../../../load/files/read-files.ts";
import { toSiteWithUnpublished } from "../../../load/load.ts";
import { SiteCodeError, siteCodeFolder } from "../../../load/site-code/site-code-files.ts";
import { createLatestRead, type LatestRead } from "../../async/latest-read.ts";
import {
  type BlockGalleryServer,
  createBlockGalleryServer,
} from "../../block-gallery/serve-gallery.ts";
import {
  blockProblemsEvent,
  type OverlayReport,
  type PreviewPayload,
  previewPayloadEvent,
  previewPayloadUrl,
} from "../payload.ts";

/** Options of the preview. */
export interface PreviewOptions {
  /** The path of the content folder. */
  content: string;
  /** The preview date (ISO); defaults to today. */
  date?: string;
  /** Shell commands for messages: `again` checks the content, `migrate` updates older content. */
  commands: Record<"again" | "migrate", string>;
}

/**
 * Vite plugin for the live preview of a content folder. Each save is checked and sent to the
 * browser, which updates without a reload. On errors the last valid site stays, and a report is
 * sent.
 */
export function previewPlugin(previewed: PreviewOptions): Plugin {
  return {
    name: "prelo-preview",
    configureServer(server) {
      const tell = (report: string) => server.config.logger.error(report);
      const preview = createLatestPreview(previewed, tell);
      const gallery = createBlockGalleryServer(server, previewed, tell);
      servePreviewFiles(server, preview, gallery);
      logBlockProblems(server);
      watchPreviewedFiles(server, previewed.content, async () => {
        gallery.invalidate();
        const payload = await preview.refresh();
        if (payload) server.ws.send(previewPayloadEvent, payload);
      });
    },
  };
}

/** Converts an error of the site code to a report. */
function siteCodeErrorReport({ message }: SiteCodeError): OverlayReport {
  // The message already names the file.
  const unplaced = { file: "", place: "", rows: [] };
  const entry = { id: message, severity: "error" as const, message, ...unplaced };
  return { sum: siteBlockStrings.ownCode, entries: [entry] };
}

interface LatestPreview extends LatestRead<PreviewPayload> {
  /** Returns a generated file of the current site; `undefined` if it does not exist. */
  file(path: string): OutputFile | undefined;
}

/** The result of a read: the payload and the generated files. */
interface SiteReadResult {
  payload: PreviewPayload;
  files?: Map<string, OutputFile>;
}

function createLatestPreview(
  previewed: PreviewOptions,
  tell: (report: string) => void,
): LatestPreview {
  let good: PreviewPayload["good"];
  let files = new Map<string, OutputFile>();
  const known: FileCache = new Map();
  const read = () => readPreviewedSite(previewed, { known, tell }).catch(keepGood);
  /**
   * Keeps the last valid site after an error. An error of the site code is also reported in the
   * browser. Any other error, such as a file deleted while it is read, is only logged.
   */
  const keepGood = (error: unknown): SiteReadResult => {
    if (!(error instanceof SiteCodeError)) {
      tell(String(error));
      return { payload: {} };
    }
    tell(error.message);
    return { payload: { report: siteCodeErrorReport(error) } };
  };
  const take = (found: SiteReadResult): PreviewPayload => {
    good = found.payload.good ?? good;
    files = found.files ?? files;
    return { ...found.payload, good };
  };
  return { ...createLatestRead(read, take), file: (path) => files.get(path) };
}

/** Reads and checks the content. Drafts and scheduled content are included. */
async function readPreviewedSite(
  { content, date, commands }: PreviewOptions,
  { known, tell }: { known: FileCache; tell: (report: string) => void },
): Promise<SiteReadResult> {
  const checked = await checkContentFolder(content, { date, known });
  const { diagnostics, files: read } = checked;
  const isRight = diagnostics.length === 0;
  const color = usesColor(process.stderr);
  if (!isRight) tell(formatReport(diagnostics, read, { color, ...commands }));
  const report = isRight ? undefined : createPreviewReport(diagnostics, read);
  const { site } = toSiteWithUnpublished(createDiskFileStore(content), checked);
  if (!site) return { payload: { report } };
  const look = await buildVisualAssets(site);
  const icons = await buildIcons({
    name: site.settings.firm.name,
    theme: site.theme,
    own: siteIconPath(site),
  });
  const files = new Map([...icons, ...look.files].map((file) => [`/${file.path}`, file]));
  const code = displayPath(siteCodeFolder(content));
  const good = { site: look.site, css: allStyles(look.styles), asOf: date, code };
  return { payload: { good, report }, files };
}

/** Logs the problems of site blocks that the browser found, whenever they change. */
function logBlockProblems({ ws, config }: ViteDevServer): void {
  let last = "";
  ws.on(blockProblemsEvent, ({ all }: { all: string }) => {
    if (all && all !== last) config.logger.warn(all);
    last = all;
  });
}

function servePreviewFiles(
  server: ViteDevServer,
  preview: LatestPreview,
  gallery: BlockGalleryServer,
): void {
  server.middlewares.use(async (request, response, next) => {
    const path = (request.url ?? "").replace(/\?.*$/, "");
    if (path === previewPayloadUrl) {
      response.setHeader("content-type", "application/json");
      return void response.end(JSON.stringify(await preview.current()));
    }
    const isAnswered = await gallery.handleRequest(request, response).catch((fault) => {
      next(fault);
      return true;
    });
    if (isAnswered) return;
    const file = preview.file(path) ?? gallery.file(path);
    if (!file) return next();
    if (path.endsWith(".svg")) response.setHeader("content-type", "image/svg+xml");
    response.end(file.data);
  });
}

/**
 * Calls `refresh` after each change to the content or to the engine's style sheets. Vite does not
 * watch the content folder, so changes to the site code are forwarded to it.
 */
function watchPreviewedFiles(server: ViteDevServer, content: string, refresh: () => void): void {
  const isStyle = /[\\/]src[\\/].*\.css$/;
  const files = createDiskFileStore(content);
  const stop = files.watch((paths) => {
    for (const path of paths.filter((path) => path.startsWith("blocks/"))) {
      server.watcher.emit("change", realOrResolvedPath(join(content, path)));
    }
    refresh();
  });
  server.httpServer?.on("close", stop);
  server.watcher.on("change", (path) => {
    if (isStyle.test(path)) refresh();
  });
}

/**
 * Returns the real path of a file, as Vite uses it; the resolved path if the file does not exist.
 */
export function realOrResolvedPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
