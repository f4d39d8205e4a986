import type { Bytes, FileStore } from "./file-store.ts";

/**
 * Creates a store for a folder in memory.
 *
 * @param name the folder name in messages
 * @param content texts or bytes by path
 */
export function createMemoryFileStore(
  name: string,
  content: Iterable<[string, string | Bytes]>,
): FileStore {
  const encoder = new TextEncoder();
  const files = new Map<string, Bytes>();
  for (const [path, text] of content) {
    files.set(path, typeof text === "string" ? encoder.encode(text) : text);
  }
  const watchers = new Set<(paths: readonly string[]) => void>();
  return {
    name,
    media: `${name}/media`,
    code: `${name}/blocks`,
    list: () => [...files.keys()].sort().map((path) => ({ path })),
    read: (path, most) => files.get(path)?.subarray(0, most),
    size: (path) => files.get(path)?.length,
    write(path, bytes) {
      files.set(path, bytes.slice());
      for (const tell of watchers) tell([path]);
    },
    watch(onChange) {
      // Each call has its own wrapper, so that one function can watch twice.
      const tell = (paths: readonly string[]) => onChange(paths);
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
}
