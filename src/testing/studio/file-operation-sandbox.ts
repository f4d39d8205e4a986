import { join } from "node:path";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { type FileStore, pathFromDisplayPath } from "../../load/files/file-store.ts";
import { loadContentFiles } from "../../load/files/read-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { checkContents } from "../../load/validate-content.ts";
import { IndexedSite } from "../../studio/preview-worker/file-operations/indexed-site.ts";
import type { FileOperation } from "../../studio/preview-worker/file-operations/operations.ts";
import { planOperation } from "../../studio/preview-worker/file-operations/plan-operation.ts";
import {
  createFileTextUpdates,
  listNewErrorMessages,
} from "../../studio/preview-worker/file-operations/text-updates-and-errors.ts";
import type { FileTextUpdates } from "../../studio/preview-worker/messages.ts";
import { splitLines } from "../../yaml/lines.ts";

const content = join(import.meta.dirname, "../../../content");
const date = "2026-11-23";

/** The shipped content with some texts replaced. Applies file operations only in memory. */
export class FileOperationSandbox {
  private readonly changed = new Map<string, string | null>();

  applyTexts(texts: FileTextUpdates): void {
    for (const [path, text] of texts) this.changed.set(path, text);
  }

  async site(): Promise<IndexedSite> {
    const { draft } = await this.check();
    return new IndexedSite(draft, ({ parsed }) => pathFromDisplayPath(this.files(), parsed.file));
  }

  /**
   * Returns the plan of a file operation, the lines that it changes, and the diagnostics
   * afterwards.
   */
  async plan(deed: FileOperation) {
    const before = await this.check();
    const site = new IndexedSite(before.draft, ({ parsed }) =>
      pathFromDisplayPath(this.files(), parsed.file),
    );
    const plan = planOperation(site, deed);
    if (!plan) throw new Error(`there is no file for ${JSON.stringify(deed)}`);
    const texts = createFileTextUpdates(site, plan.changes);
    const lines = texts.flatMap(([path, text]) =>
      changedLines(path, site.fileAt(path)?.parsed.text ?? "", text ?? ""),
    );
    const after = new FileOperationSandbox();
    after.applyTexts([...this.changed, ...texts]);
    const { diagnostics } = await after.check();
    const told =
      plan.told ?? listNewErrorMessages(before.diagnostics, diagnostics, this.files().name);
    return { plan, texts, lines, after, told, all: diagnostics.map(({ message }) => message) };
  }

  private async check() {
    const rules = await loadRules(content);
    const contents = await loadContentFiles(this.files(), {}, { rules });
    if (!contents) throw new Error("the content is not there");
    return checkContents(contents, rules, { date });
  }

  private files(): FileStore {
    const disk = createDiskFileStore(content);
    const bytesAt = (path: string) => {
      const text = this.changed.get(path);
      return text === undefined ? disk.read(path) : new TextEncoder().encode(text ?? "");
    };
    return {
      ...disk,
      list: async () => {
        const paths = new Set([
          ...((await disk.list()) ?? []).map(({ path }) => path),
          ...this.changed.keys(),
        ]);
        const there = [...paths].filter((path) => this.changed.get(path) !== null);
        return there.sort().map((path) => ({ path }));
      },
      read: bytesAt,
    };
  }
}

function changedLines(path: string, before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => splitLines(text).map((line) => line.text));
  const gone = (old ?? []).filter((line) => !now?.includes(line)).map((line) => `- ${line}`);
  const come = (now ?? []).filter((line) => !old?.includes(line)).map((line) => `+ ${line}`);
  return [...gone, ...come].map((line) => `${path} ${line.replace(/^([-+]) +/, "$1 ")}`);
}
