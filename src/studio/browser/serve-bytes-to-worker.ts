import type { StorageBackend } from "../backend-contract/backend.ts";
import type { BackendFailure } from "../backend-contract/failure.ts";
import type { MissingFile, StoredBytes } from "../backend-contract/files.ts";
import type { ContentFileRef } from "./static-studio-addresses.ts";

/** A worker's request for the bytes of a content file. It comes with a port for the answer. */
export interface BytesRequest {
  bytesOf: ContentFileRef;
}

/** The part of a backend that reads bytes. */
export type ByteReader = Pick<StorageBackend, "readBytes" | "readBlob">;

/** Reads the current bytes of a content file, or those of a stored version. */
export function readContentBytes(
  host: ByteReader,
  { path, version }: ContentFileRef,
): Promise<StoredBytes | MissingFile | BackendFailure> {
  return version === undefined ? host.readBytes(path) : host.readBlob(path, version);
}

/**
 * Serves the bytes of content files to a worker, which has no access to the backend of the page.
 * Answers `undefined` if they cannot be read.
 */
export function serveBytesToWorker(worker: Worker, host: ByteReader): void {
  worker.addEventListener("message", ({ data, ports }: MessageEvent<Partial<BytesRequest>>) => {
    const [port] = ports;
    if (!port || !data.bytesOf) return;
    void readContentBytes(host, data.bytesOf).then(
      (answer) => port.postMessage(answer.kind === "bytes" ? answer.bytes : undefined),
      () => port.postMessage(undefined),
    );
  });
}
