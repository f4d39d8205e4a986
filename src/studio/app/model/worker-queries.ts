import type { PublicationChecklistItem } from "../../../check/checklist/publication-checklist.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import type { ContentPart } from "../../preview-worker/file-operations/find-references.ts";
import type {
  FileOperation,
  FileOperationPlan,
} from "../../preview-worker/file-operations/operations.ts";
import type { BlockThumbnailData, FileTextUpdates } from "../../preview-worker/messages.ts";
import type { ListedChange } from "../../preview-worker/queries/listed-changes.ts";
import type { ExportResult } from "../../preview-worker/single-file-export/messages.ts";
import type { PreviewWorkerClient } from "../../preview-worker/worker-client.ts";

/** Sends queries to the preview worker. Each query first sends the texts that have changed. */
export class WorkerQueries {
  /** @param unsent returns the texts that the worker does not have yet */
  constructor(
    private readonly core: PreviewWorkerClient,
    private readonly unsent: () => FileTextUpdates,
  ) {}

  /**
   * Lists the changes that visitors will see since the texts in `then`, or by default since the
   * studio was opened.
   */
  async changes(then?: FileTextUpdates): Promise<ListedChange[]> {
    return this.core.changes(this.unsent(), then);
  }

  /** Returns the checklist to complete before the site is published. */
  async checklist(): Promise<PublicationChecklistItem[]> {
    return this.core.checklist(this.unsent());
  }

  /** Returns a thumbnail of each block type that can be added to the page of a file. */
  async thumbnails(file: string): Promise<BlockThumbnailData[]> {
    return this.core.thumbnails(this.unsent(), file);
  }

  /** Returns the plan of a file operation; `undefined` if the file does not exist. */
  async planOperation(deed: FileOperation): Promise<FileOperationPlan | undefined> {
    return this.core.planOperation(this.unsent(), deed);
  }

  /** Returns all places that reference a part of the content. */
  async references(part: ContentPart): Promise<ContentPart[]> {
    return this.core.references(this.unsent(), part);
  }

  /**
   * Exports one page as a single file, or the whole site if `route` is `undefined`.
   *
   * @param styles the CSS of the site
   */
  async exportSingleFile(route: string | undefined, styles: string): Promise<ExportResult> {
    return this.core.exportSingleFile(this.unsent(), { route, moment: Date.now(), styles });
  }

  /**
   * Returns the files to delete after the changes: a picture with its renditions, or a document.
   * Empty if the content still references the file or has errors.
   */
  async unreferencedFiles(name: string, changes: readonly FileChange[]): Promise<string[]> {
    return this.core.unreferencedFiles(this.unsent(), name, changes);
  }
}
