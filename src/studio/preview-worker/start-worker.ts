import { blockResolvers } from "../../blocks/content-rules/block-resolvers.ts";
import { interactive } from "../../blocks/own-interactive.ts";
import { registry } from "../../blocks/own-registry.ts";
import { engineCollections } from "../../check/collections/engine-collections.ts";
import { loadGeneratedChecks } from "../../check/schema-compilation/load-generated-checks.ts";
import { createQuickValidator } from "../../check/schema-compilation/quick-validator.ts";
import { mergeRules } from "../../check/site-index/site-rules.ts";
import { partResolvers } from "../../load/resolve/part-resolvers.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import type { ContentPart } from "./file-operations/find-references.ts";
import type { FileOperation } from "./file-operations/operations.ts";
import type { FileTextUpdates, InitialState, PicturePropsByRendition } from "./messages.ts";
import { rules as ownRules } from "./own-rules.ts";
import { PageRenderer } from "./page-renderer.ts";
import type { QueryService } from "./queries/query-service.ts";
import type { ExportRequest, ExportResult } from "./single-file-export/messages.ts";
import emptyChecks from "./site-quick-validators.ts";
import { WorkerFiles } from "./worker-files.ts";

/** Requests from the page to the worker, by name. */
export interface WorkerRequests {
  start: { brought: InitialState };
  check: { texts: FileTextUpdates };
  own: { texts: FileTextUpdates };
  points: { texts: FileTextUpdates };
  look: { texts: FileTextUpdates; route: string; seen: { day?: string; file?: string } };
  overview: { texts: FileTextUpdates };
  changes: { texts: FileTextUpdates; then?: FileTextUpdates };
  samples: { texts: FileTextUpdates; file: string };
  plan: { texts: FileTextUpdates; deed: FileOperation };
  uses: { texts: FileTextUpdates; part: ContentPart };
  handout: { texts: FileTextUpdates; asked: ExportRequest };
  place: { texts: FileTextUpdates; placed: PicturePropsByRendition };
  unshown: { texts: FileTextUpdates; name: string; changes: readonly FileChange[] };
}

/** State of the worker after `start`. */
interface WorkerState {
  files: WorkerFiles;
  opened: WorkerFiles;
  renderer: PageRenderer;
  queryService(): Promise<QueryService>;
  exportSingleFile(what: ExportRequest): Promise<ExportResult>;
}

let workerState: WorkerState | undefined;
/** The queue of requests. They are handled one after the other. */
let requestQueue: Promise<void> = Promise.resolve();

addEventListener(
  "message",
  ({ data }: MessageEvent<{ id: number; name: keyof WorkerRequests; given: never }>) => {
    requestQueue = requestQueue.then(async () => {
      const answer = await handleRequest(data.name, data.given).then(
        (value) => ({ id: data.id, value }),
        (error: Error) => ({ id: data.id, fault: error.stack ?? error.message }),
      );
      postMessage(answer);
    });
  },
);

async function handleRequest(name: keyof WorkerRequests, given: never): Promise<unknown> {
  if (name === "start") return initializeWorker(given);
  if (!workerState) throw new Error("the core has not been started");
  applyTextUpdates(workerState, (given as { texts: FileTextUpdates }).texts);
  return requestHandlers[name](workerState, given);
}

/** Applies texts that differ from those in the worker. */
function applyTextUpdates({ files, opened }: WorkerState, texts: FileTextUpdates): void {
  // The first update contains the texts on disk.
  if (files.version === 0) opened.update(texts);
  files.update(texts);
}

const requestHandlers: {
  [Name in Exclude<keyof WorkerRequests, "start">]: (
    it: WorkerState,
    given: WorkerRequests[Name],
  ) => Promise<unknown>;
} = {
  check: async ({ queryService }) => (await queryService()).diagnostics(),
  own: async ({ queryService }, { texts }) =>
    (await queryService()).checkFiles(texts.map(([path]) => path)),
  points: async ({ queryService }) => (await queryService()).checklist(),
  look: ({ renderer }, { route, seen }) => renderer.renderPage(route, seen),
  overview: ({ renderer }) => renderer.overview(),
  changes: async ({ queryService }, { then }) => (await queryService()).changes(then),
  samples: async ({ queryService }, { file }) => (await queryService()).thumbnails(file),
  uses: async ({ queryService }, { part }) => (await queryService()).references(part),
  place: async ({ renderer }, { placed }) => renderer.setRenditions(placed),
  unshown: async ({ queryService }, { name, changes }) =>
    (await queryService()).unreferencedFiles(name, changes),
  plan: async ({ queryService }, { deed }) => (await queryService()).planOperation(deed),
  handout: ({ exportSingleFile }, { asked }) => exportSingleFile(asked),
};

async function initializeWorker({ brought }: WorkerRequests["start"]): Promise<void> {
  const { schemas, folder, paths } = brought;
  const [files, opened] = [new WorkerFiles(folder, paths), new WorkerFiles(folder, paths)];
  const checks = loadGeneratedChecks(emptyChecks, schemas);
  const own = { registry, interactive, budgets: {} };
  const book = mergeRules([
    { collections: engineCollections, resolvers: partResolvers },
    { resolvers: blockResolvers },
    ownRules,
  ]);
  const rules = { schemas, validate: createQuickValidator(checks), book };
  const diagnostics = async () => (await asked()).diagnostics();
  const core = new PageRenderer(files, {
    rules,
    siteBlocks: own,
    initialState: brought,
    diagnostics,
  });
  const newest = () => core.newestSite();
  let asking: Promise<QueryService> | undefined;
  const asked = () => {
    asking ??= import("./queries/query-service.ts").then(
      (made) =>
        new made.QueryService({
          files,
          opened,
          initialState: brought,
          ownRules,
          siteBlocks: own,
          newestSite: newest,
        }),
    );
    return asking;
  };
  const handout = async (what: ExportRequest) => {
    const {
      renderSingleFile,
      createExportRefusal: refuseHandout,
      resolveSiteToExport: resolveExportSite,
      fetchFileForExport,
    } = await loadSingleFileExport();
    const written = await core.currentContent();
    if (!written) return refuseHandout(await diagnostics());
    return renderSingleFile(resolveExportSite(written), what, {
      siteBlocks: own,
      fileAt: fetchFileForExport,
    });
  };
  workerState = { files, opened, renderer: core, queryService: asked, exportSingleFile: handout };
}

const loadSingleFileExport = async () => ({
  ...(await import("./single-file-export/export-single-file.ts")),
  ...(await import("./single-file-export/site-to-export.ts")),
  ...(await import("./single-file-export/fetch-file.ts")),
});
