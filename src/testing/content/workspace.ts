import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { onTestFinished } from "vitest";
import { formatReport } from "../../check/diagnostics/report.ts";
import type { LoadResult } from "../../load/load.ts";
import { type LoadOptions, loadSite } from "../../load/load-folder.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { createSampleFiles } from "./sample-content.ts";

/** A temporary content folder with a small site, that of a bicycle workshop. */
export interface Workspace {
  /** Absolute path of the content folder. */
  directory: string;
  /** Writes a file; `undefined` deletes it. */
  file(path: string, text: string | Uint8Array | undefined): Promise<void>;
  /** Replaces a part of a file; throws unless it occurs exactly once. */
  edit(path: string, part: string, replacement: string): Promise<void>;
  /** Creates a symbolic link. */
  link(path: string, target: string): Promise<void>;
  load(options?: LoadOptions): Promise<LoadResult>;
  /**
   * Returns the diagnostics of the content. Paths start with "content/", not with the real folder.
   */
  check(options?: LoadOptions): Promise<Diagnostic[]>;
  /** Returns the diagnostics as the text that people read, without the summary. */
  report(options?: LoadOptions): Promise<string>;
  dispose(): Promise<void>;
}

/**
 * Creates a workspace. Inside a test it is removed when the test ends.
 *
 * @param code folder of site code to copy in
 */
export async function createWorkspace(code?: string): Promise<Workspace> {
  const root = await mkdtemp(join(tmpdir(), "prelo-"));
  const directory = join(root, "content");
  const workspace = new TemporaryWorkspace(root, directory);
  for (const [path, text] of Object.entries(await createSampleFiles()))
    await workspace.file(path, text);
  if (code) await cp(code, join(directory, "blocks"), { recursive: true });
  try {
    onTestFinished(() => workspace.dispose());
  } catch {
    // Outside a test there is no hook. The caller disposes of the workspace.
  }
  return workspace;
}

class TemporaryWorkspace implements Workspace {
  readonly root: string;
  readonly directory: string;

  constructor(root: string, directory: string) {
    this.root = root;
    this.directory = directory;
  }

  async file(path: string, text: string | Uint8Array | undefined) {
    const place = join(this.directory, path);
    if (text === undefined) return rm(place, { recursive: true });
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
  }

  async edit(path: string, part: string, replacement: string) {
    const text = await readFile(join(this.directory, path), "utf8");
    if (text.split(part).length !== 2) throw new Error(`"${part}" is not once in ${path}`);
    await this.file(
      path,
      text.replace(part, () => replacement),
    );
  }

  async link(path: string, target: string) {
    await symlink(target, join(this.directory, path));
  }

  load(options?: LoadOptions) {
    return loadSite(this.directory, options);
  }

  async check(options?: LoadOptions) {
    return this.asSeenFromRoot((await this.load(options)).diagnostics);
  }

  async report(options?: LoadOptions) {
    const loaded = await this.load(options);
    const read = loaded.files.map(({ file, text }) => ({ file, text }));
    const { diagnostics, files } = this.asSeenFromRoot({ ...loaded, files: read });
    const report = formatReport(diagnostics, files, { color: false });
    return report.split("\n\n").slice(0, -1).join("\n\n");
  }

  dispose() {
    return rm(this.root, { recursive: true, force: true });
  }

  /** Removes the temporary folder from the paths, which are relative to the working directory. */
  private asSeenFromRoot<Result>(result: Result): Result {
    const prefix = relative(process.cwd(), this.root).replaceAll(sep, "/");
    return JSON.parse(JSON.stringify(result).replaceAll(`${prefix}/`, ""));
  }
}
