import type { ServerResponse } from "node:http";
import { apiEvents } from "../../backend-contract/api-addresses.ts";
import type { SiteCodeState, StorageBackend } from "../../backend-contract/backend.ts";
import type { SiteCodeWatcher } from "./site-code/watch-site-code.ts";

/** The keep-alive interval in milliseconds, shorter than the idle timeout of a connection. */
const keepAliveInterval = 20_000;
/** The maximum number of open event streams. */
const maxConnections = 24;

/** Notifies open pages of changes. */
export interface EventBroadcaster {
  /**
   * Keeps a response open and writes each change to it. Returns false if too many streams are open.
   */
  addClient(response: ServerResponse): boolean;
  close(): void;
}

/** The state of the site's own code, and how to watch it. */
export type ObservableSiteCode = Pick<SiteCodeWatcher, "state" | "watch">;

/**
 * Creates a broadcaster of server-sent events (HTML, "Server-sent events"). On connection, it sends
 * the list of all files, so that no change is missed. Then it sends each change.
 */
export function createEventBroadcaster(
  host: StorageBackend,
  code?: ObservableSiteCode,
): EventBroadcaster {
  const lines = new Set<ServerResponse>();
  const join = (response: ServerResponse) => {
    if (lines.size >= maxConnections) return false;
    lines.add(response);
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write("retry: 1000\n\n");
    const stop = host.watch((changes) => sendEvent(response, apiEvents.change, changes));
    const tellCode = (state: SiteCodeState) => sendEvent(response, apiEvents.code, state);
    const stopCode = code?.watch(tellCode);
    const timer = setInterval(() => response.write(":\n\n"), keepAliveInterval);
    response.once("close", () => {
      lines.delete(response);
      clearInterval(timer);
      stop();
      stopCode?.();
    });
    if (code) tellCode(code.state());
    void host.list().then((all) => {
      if (all.kind === "files") sendEvent(response, apiEvents.all, all.files);
    });
    return true;
  };
  return { addClient: join, close: () => lines.forEach((response) => void response.destroy()) };
}

function sendEvent(response: ServerResponse, event: string, data: unknown): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
