import type { ServerResponse } from "node:http";
import type { CodeState, StudioHost } from "../contract/studio-host.ts";
import { apiEvents } from "./api-addresses.ts";
import type { LiveCode } from "./code/live-code.ts";

/** The keep-alive interval in milliseconds, shorter than the idle timeout of a connection. */
const pulse = 20_000;
/** The most open event streams. */
const mostLines = 24;

/** Notifies open pages of changes. */
export interface LiveEvents {
  /** Keeps a response open and writes each change to it; false if there are too many. */
  join(response: ServerResponse): boolean;
  close(): void;
}

/** The state of the site's own code, and its changes. */
export type ToldCode = Pick<LiveCode, "state" | "watch">;

/**
 * Server-sent events (HTML, "Server-sent events"): all files on connection, so that no change is
 * missed, then each change.
 */
export function createEvents(host: StudioHost, code?: ToldCode): LiveEvents {
  const lines = new Set<ServerResponse>();
  const join = (response: ServerResponse) => {
    if (lines.size >= mostLines) return false;
    lines.add(response);
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write("retry: 1000\n\n");
    const stop = host.watch((changes) => send(response, apiEvents.change, changes));
    const tellCode = (state: CodeState) => send(response, apiEvents.code, state);
    const stopCode = code?.watch(tellCode);
    const timer = setInterval(() => response.write(":\n\n"), pulse);
    response.once("close", () => {
      lines.delete(response);
      clearInterval(timer);
      stop();
      stopCode?.();
    });
    if (code) tellCode(code.state());
    void host.list().then((all) => {
      if (all.kind === "files") send(response, apiEvents.all, all.files);
    });
    return true;
  };
  return { join, close: () => lines.forEach((response) => void response.destroy()) };
}

function send(response: ServerResponse, event: string, data: unknown): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
