import type { HostBytes, Missing } from "../hosts/contract/host-files.ts";
import type { Refusal } from "../hosts/contract/refusal.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import type { StandsFor } from "./static-addresses.ts";

/** A worker asks for the bytes of a file of the content; the answer comes through a port that it sends along. */
export interface BytesAsked {
  bytesOf: StandsFor;
}

/** What a host needs for files that only it has. */
export type BytesOfHost = Pick<StudioHost, "readBytes" | "readKept">;

/** The bytes that one of the static studio's addresses stands for. */
export function bytesOf(
  host: BytesOfHost,
  { path, version }: StandsFor,
): Promise<HostBytes | Missing | Refusal> {
  return version === undefined ? host.readBytes(path) : host.readKept(path, version);
}

/** Lets a worker have the bytes of files that no network knows: those of the host in its page. */
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
