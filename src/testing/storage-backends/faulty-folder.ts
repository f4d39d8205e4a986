/** An operation on a folder or on one of its files. */
export interface FolderOperation {
  kind: "read" | "write" | "remove" | "list";
  path: string;
}

/**
 * Runs before each operation. If it throws, the operation fails with that error. If it never
 * settles, the operation hangs, as if the page had been closed.
 */
export type BeforeOperation = (act: FolderOperation) => Promise<void> | void;

/**
 * Wraps a folder handle, so that its operations can fail on demand. Implements only what the
 * backend uses.
 */
export function createFaultyFolder(
  real: FileSystemDirectoryHandle,
  before: BeforeOperation,
  prefix = "",
): FileSystemDirectoryHandle {
  const folder = {
    kind: "directory",
    name: real.name,
    async *entries() {
      await before({ kind: "list", path: prefix });
      for await (const [name, handle] of real.entries()) {
        const path = prefix + name;
        yield [
          name,
          handle.kind === "directory"
            ? createFaultyFolder(handle as FileSystemDirectoryHandle, before, `${path}/`)
            : createFaultyFile(handle as FileSystemFileHandle, before, path),
        ];
      }
    },
    keys: () => real.keys(),
    async getDirectoryHandle(name: string, options?: FileSystemGetDirectoryOptions) {
      const found = await real.getDirectoryHandle(name, options);
      return createFaultyFolder(found, before, `${prefix}${name}/`);
    },
    async getFileHandle(name: string, options?: FileSystemGetFileOptions) {
      const path = prefix + name;
      await before({ kind: options?.create ? "write" : "read", path });
      return createFaultyFile(await real.getFileHandle(name, options), before, path);
    },
    async removeEntry(name: string) {
      await before({ kind: "remove", path: prefix + name });
      await real.removeEntry(name);
    },
  };
  return folder as unknown as FileSystemDirectoryHandle;
}

function createFaultyFile(
  real: FileSystemFileHandle,
  before: BeforeOperation,
  path: string,
): FileSystemFileHandle {
  const file = {
    kind: "file",
    name: real.name,
    async getFile() {
      await before({ kind: "read", path });
      return real.getFile();
    },
    async createWritable() {
      const writing = await real.createWritable();
      return {
        write: (data: FileSystemWriteChunkType) => writing.write(data),
        async close() {
          await before({ kind: "write", path });
          await writing.close();
        },
        abort: () => writing.abort(),
      };
    },
  };
  return file as unknown as FileSystemFileHandle;
}
