import type { PublicationChecklistItem } from "../../check/checklist/publication-checklist.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import type { ContentPart } from "./file-operations/find-references.ts";
import type { FileOperation, FileOperationPlan } from "./file-operations/operations.ts";
import type {
  BlockThumbnailData,
  FileTextUpdates,
  InitialState,
  PicturePropsByRendition,
  RenderResult,
  SiteOverview,
} from "./messages.ts";
import type { ListedChange } from "./queries/listed-changes.ts";
import type { ExportRequest, ExportResult } from "./single-file-export/messages.ts";
import type { WorkerRequests } from "./start-worker.ts";

/**
 * Client of the preview worker. Answers arrive in the order of the requests. Every request carries
 * the texts that the worker does not have yet.
 */
export interface PreviewWorkerClient {
  start(brought: InitialState): Promise<void>;
  /** Returns all diagnostics of the content. */
  check(texts: FileTextUpdates): Promise<Diagnostic[]>;
  /** Checks these texts on their own. This is much faster than the full check. */
  checkFiles(texts: FileTextUpdates): Promise<Diagnostic[]>;
  /** Returns the pre-publication checklist. */
  checklist(texts: FileTextUpdates): Promise<PublicationChecklistItem[]>;
  /**
   * Renders a page as visitors see it on `day`. Without a day, renders it with all content. `file`
   * is the file shown now.
   */
  renderPage(
    texts: FileTextUpdates,
    route: string,
    seen: { day?: string; file?: string },
  ): Promise<RenderResult>;
  overview(texts: FileTextUpdates): Promise<SiteOverview>;
  /** Lists the changes since the studio was opened, or since the texts in `then`. */
  changes(texts: FileTextUpdates, then?: FileTextUpdates): Promise<ListedChange[]>;
  /** Renders thumbnails of all block types that can be added to the page of that file. */
  thumbnails(texts: FileTextUpdates, file: string): Promise<BlockThumbnailData[]>;
  /** Returns the files of a picture or document that nothing references after the changes. */
  unreferencedFiles(
    texts: FileTextUpdates,
    name: string,
    changes: readonly FileChange[],
  ): Promise<string[]>;
  /** Plans a file operation; `undefined` if the file does not exist. */
  planOperation(
    texts: FileTextUpdates,
    deed: FileOperation,
  ): Promise<FileOperationPlan | undefined>;
  /** Finds all places that reference a part of the content. */
  references(texts: FileTextUpdates, part: ContentPart): Promise<ContentPart[]>;
  /** Exports pages of the site as a single file, for people without a studio. */
  exportSingleFile(texts: FileTextUpdates, asked: ExportRequest): Promise<ExportResult>;
  /** Sets how pictures are rendered from now on. */
  setRenditions(placed: PicturePropsByRendition): Promise<void>;
  /** Terminates the worker. */
  terminate(): void;
}

/**
 * Creates the client of a worker. A request rejects if the worker throws, which is a bug, or if its
 * script fails to load.
 */
export function createPreviewWorkerClient(worker: Worker): PreviewWorkerClient {
  const waiting = new Map<number, { done(value: never): void; failed(error: Error): void }>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.fault === undefined) asked?.done(data.value as never);
    else asked?.failed(new Error(data.fault));
  });
  // The script failed to load or crashed. No answer will come, so reject all pending requests.
  worker.addEventListener("error", ({ message }) => {
    for (const { failed } of waiting.values()) failed(new Error(message || "the core is gone"));
    waiting.clear();
  });
  const ask = <Value>(name: keyof WorkerRequests, given: object): Promise<Value> =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      worker.postMessage({ id: last, name, given });
    });
  return {
    start: (brought) => ask("start", { brought }),
    check: (texts) => ask("check", { texts }),
    checkFiles: (texts) => ask("own", { texts }),
    checklist: (texts) => ask("points", { texts }),
    renderPage: (texts, route, seen) => ask("look", { texts, route, seen }),
    overview: (texts) => ask("overview", { texts }),
    changes: (texts, then) => ask("changes", { texts, then }),
    thumbnails: (texts, file) => ask("samples", { texts, file }),
    planOperation: (texts, deed) => ask("plan", { texts, deed }),
    references: (texts, part) => ask("uses", { texts, part }),
    exportSingleFile: (texts, asked) => ask("handout", { texts, asked }),
    unreferencedFiles: (texts, name, changes) => ask("unshown", { texts, name, changes }),
    setRenditions: (placed) => ask("place", { texts: [], placed }),
    terminate: () => worker.terminate(),
  };
}

interface WorkerResponse {
  id: number;
  value?: unknown;
  fault?: string;
}
