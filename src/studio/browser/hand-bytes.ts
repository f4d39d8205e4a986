import type { HostBytes, Missing } from "../hosts/contract/host-files.ts";
import type { Refusal } from "../hosts/contract/refusal.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import type { StandsFor } from "./static-addresses.ts";

/** Request of a worker for the bytes of a content file. It comes with a port for the answer. */
export interface BytesAsked {
  bytesOf: StandsFor;
}

/** The part of a backend that reads bytes. */
export type BytesOfHost = Pick<StudioHost, "readBytes" | "readKept">;

/** Reads the bytes behind an address of the static studio. */
export function bytesOf(
  host: BytesOfHost,
  { path, version }: StandsFor,
): Promise<HostBytes | Missing | Refusal> {
  return version === undefined ? host.readBytes(path) : host.readKept(path, version);
}

/**
 * Serves the bytes of content files to a worker, which has no access to the backend of the page.
 */
export function handBytes(worker: Worker, host: BytesOfHost): void {
  worker.addEventListener("message", ({ data, ports }: MessageEvent<Partial<BytesAsked>>) => {
    const [port] = ports;
    if (!port || !data.bytesOf) return;
    void bytesOf(host, data.bytesOf).then(
      (answer) => port.postMessage(answer.kind === "bytes" ? answer.bytes : undefined),
      () => port.postMessage(undefined),
    );
  });
}
