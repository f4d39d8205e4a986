import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createWorkspace, type Workspace } from "../../testing/content/workspace.ts";
import { fixFiles } from "../fix-files.ts";
import { loadRules } from "../load-folder.ts";
import { withPublicationDiagnostics } from "../publication-checks/publication-diagnostics.ts";
import { checkFiles, validateContent } from "../validate-content.ts";
import { createDiskFileStore } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { createMemoryFileStore } from "./memory-files.ts";

const date = "2026-01-15";
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Creates stores with the same files: on disk, in memory, and asynchronous. */
async function kinds({ directory }: Workspace): Promise<Record<string, FileStore>> {
  const disk = createDiskFileStore(directory);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile());
  const content = paths.map(async ({ parentPath, name }): Promise<[string, Uint8Array]> => {
    const path = join(parentPath, name);
    return [path.slice(directory.length + 1).replaceAll("\\", "/"), await readFile(path)];
  });
  const memory = createMemoryFileStore(disk.name, await Promise.all(content));
  const later = { ...memory, read: async (path: string, most?: number) => memory.read(path, most) };
  return { disk, memory, later };
}

async function said(files: FileStore) {
  const { draft, diagnostics } = await checkFiles(files, await loadRules(), { date });
  const sizes = [...(draft?.media.keys() ?? [])].map((name) => [name, draft?.sizeOf(name)]);
  const texts = draft?.files.map(({ parsed }) => [parsed.file, parsed.text]);
  return { diagnostics, sizes, texts };
}

test("gives the same results for content on disk, in memory and with asynchronous answers", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("articles/brakes.yaml", "author: ada", "author: eve");
  await workspace.file("media/broken.png", "no picture");
  const { disk, memory, later } = await kinds(workspace);
  const onDisk = await said(disk as FileStore);
  expect(onDisk.diagnostics.map(({ code }) => code)).not.toEqual([]);
  expect(onDisk.sizes.some(([, size]) => size !== undefined)).toBe(true);
  expect(await said(memory as FileStore)).toEqual(onDisk);
  expect(await said(later as FileStore)).toEqual(onDisk);
});

test.for(["disk", "memory", "later"])(
  "in a store of kind %s, fixes content and reports example data before publication",
  async (kind) => {
    const workspace = await createWorkspace();
    await workspace.edit("plans.yaml", "price: 19\n", "price: R$ 19\n");
    const [files, rules] = [(await kinds(workspace))[kind] as FileStore, await loadRules()];
    expect((await fixFiles(files, rules)).map(({ file }) => file)).toEqual([
      `${files.name}/plans.yaml`,
    ]);
    expect(text(await files.read("plans.yaml"))).toContain("  price: 19\n");
    const checked = await validateContent(files, rules, {}, { date });
    expect(checked.diagnostics).toEqual([]);
    const { diagnostics } = withPublicationDiagnostics(files, rules, checked);
    expect(diagnostics.map(({ code }) => code)).toContain("example-data");
  },
);

test.for(["disk", "memory"])(
  "in a store of kind %s, reads a written file and notifies the watcher",
  async (kind) => {
    const files = (await kinds(await createWorkspace()))[kind] as FileStore;
    const told = vi.fn();
    onTestFinished(files.watch(told));
    // The disk watcher must take its first snapshot before the change.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(told).not.toHaveBeenCalled();
    await files.write("notes/new.txt", new TextEncoder().encode("novo"));
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), 5000);
    expect(text(await files.read("notes/new.txt"))).toBe("novo");
    expect(text(await files.read("notes/new.txt", 2))).toBe("no");
    expect((await files.list())?.map(({ path }) => path)).toContain("notes/new.txt");
    expect(await files.read("notes/none.txt")).toBeUndefined();
  },
);

test("does not notify after watching has ended", async () => {
  const files = createMemoryFileStore("content", []);
  const told = vi.fn();
  files.watch(told)();
  await files.write("a.yaml", new Uint8Array());
  expect(told).not.toHaveBeenCalled();
});
