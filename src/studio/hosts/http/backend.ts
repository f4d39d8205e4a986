import type { Bytes } from "../../../load/files/file-store.ts";
import { readEvents, type ServerSentEvent } from "../../browser/event-stream.ts";
import type { SiteCodeState, StorageBackend } from "../contract/backend.ts";
import type { Failure } from "../contract/failure.ts";
import type {
  FileVersion,
  MissingFile,
  StoredBytes,
  StoredFile,
  Version,
} from "../contract/files.ts";
import type { ContentHistory } from "../contract/history.ts";
import type { ContentJournal } from "../contract/journal.ts";
import { failure } from "../local/words.pt-br.ts";
import { apiAddresses, apiEvents, secretHeader, versionHeader } from "../server/api-addresses.ts";

/** How to reach the studio server; in a page, requests carry the secret. */
export interface ServerConnection {
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

declare global {
  interface Window {
    /** The credentials of the studio page after it was let in (`entrance/enter.ts`). */
    preloEntered?: { secret: string };
  }
}

const pageConnection: ServerConnection = {
  fetch: (address, init = {}) => {
    const { secret = "" } = window.preloEntered ?? {};
    return fetch(address, { ...init, headers: { ...init.headers, [secretHeader]: secret } });
  },
};

/**
 * The client of the studio server, used by the studio page. Network errors are returned as failures
 * with the code `unreachable`.
 */
export function createHttpBackend(reaching: ServerConnection = pageConnection): StorageBackend {
  const ask: RequestJson = (address, init) => requestJson(reaching, address, init);
  const reached = new Set<(isThere: boolean) => void>();
  const tell = (isThere: boolean) => {
    for (const onReach of reached) onReach(isThere);
  };
  const coded = new Set<(state: SiteCodeState) => void>();
  const tellCode = (state: SiteCodeState) => {
    for (const onCode of coded) onCode(state);
  };
  return {
    list: () => ask(apiAddresses.files),
    read: (path) => ask(withQuery(apiAddresses.text, { path })),
    readAll: () => ask(apiAddresses.texts),
    write: (edits) => ask(apiAddresses.write, jsonRequest({ edits })),
    readBytes: (path) => requestBytes(reaching, withQuery(apiAddresses.bytes, { path }), path),
    readBlob: (path, version) =>
      requestBytes(reaching, withQuery(apiAddresses.kept, { path, version }), path),
    stageBlob: (path, bytes) => ask(withQuery(apiAddresses.kept, { path }), bytesRequest(bytes)),
    writeBytes: (path, bytes, expect) => {
      // A missing `expect` tells the server that the file must not exist yet.
      const address = withQuery(apiAddresses.bytes, { path, expect: expect ?? undefined });
      return ask(address, bytesRequest(bytes));
    },
    watch: (onChange) => watchFiles(reaching, onChange, { tell, tellCode }),
    watchSiteCode: (onCode) => {
      coded.add(onCode);
      return () => void coded.delete(onCode);
    },
    watchConnection: (onReach) => {
      reached.add(onReach);
      return () => void reached.delete(onReach);
    },
    journal: httpJournal(ask),
    history: httpHistory(reaching, ask),
    exportAll: () => requestArchive(reaching),
  };
}

type RequestJson = <Answer>(address: string, init?: RequestInit) => Promise<Answer | Failure>;

function httpJournal(ask: RequestJson): ContentJournal {
  return {
    append: (records) => ask(apiAddresses.journal, jsonRequest({ records })),
    read: (query = {}) => ask(withQuery(apiAddresses.journal, { ...query })),
    clear: (file) =>
      ask(apiAddresses.clear, jsonRequest(file === undefined ? { all: true } : { file })),
  };
}

function httpHistory(reaching: ServerConnection, ask: RequestJson): ContentHistory {
  return {
    state: () => ask(apiAddresses.history),
    log: () => ask(apiAddresses.versions),
    textsAt: (id) => ask(withQuery(apiAddresses.versionTexts, { id })),
    fileLog: (path) => ask(withQuery(apiAddresses.versionsOf, { path })),
    bytesAt: (id, path) =>
      requestBytes(reaching, withQuery(apiAddresses.versionBytes, { id, path }), path),
    commit: (keeping) => ask(apiAddresses.keep, jsonRequest(keeping)),
    push: (isMine) => ask(apiAddresses.send, jsonRequest({ isMine: isMine === true })),
    deployment: () => ask(apiAddresses.live),
  };
}

function jsonRequest(body: object): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

function bytesRequest(bytes: Bytes): RequestInit {
  const headers = { "content-type": "application/octet-stream" };
  return { method: "PUT", headers, body: bytes.slice() };
}

function withQuery(address: string, fields: Record<string, string | number | undefined>): string {
  const told = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${address}?${new URLSearchParams(told)}`;
}

async function requestJson<Answer>(
  { fetch }: ServerConnection,
  address: string,
  init?: RequestInit,
): Promise<Answer | Failure> {
  try {
    const response = await fetch(address, init);
    return await response.json();
  } catch {
    return failure("unreachable");
  }
}

async function requestBytes(
  { fetch }: ServerConnection,
  address: string,
  path: string,
): Promise<StoredBytes | MissingFile | Failure> {
  try {
    const response = await fetch(address);
    if (!response.ok) return await response.json();
    const version = response.headers.get(versionHeader) ?? "";
    return { kind: "bytes", path, version, bytes: await bytesOf(response) };
  } catch {
    return failure("unreachable");
  }
}

async function requestArchive({ fetch }: ServerConnection): Promise<Bytes | Failure> {
  try {
    const response = await fetch(apiAddresses.archive);
    return response.ok ? await bytesOf(response) : await response.json();
  } catch {
    return failure("unreachable");
  }
}

async function bytesOf(response: Response): Promise<Bytes> {
  return new Uint8Array(await response.arrayBuffer());
}

/** Milliseconds before the event stream reconnects. */
const reconnectDelay = 1000;

/**
 * Reports changes. Each connection starts with a list of all files, so changes that happened while
 * disconnected are reported then.
 */
function watchFiles(
  reaching: ServerConnection,
  onChange: (changes: readonly FileVersion[]) => void,
  { tell, tellCode }: { tell(isThere: boolean): void; tellCode(state: SiteCodeState): void },
): () => void {
  let known: Map<string, Version | null> | undefined;
  return keepEventStreamOpen(reaching, tell, ({ type, data }) => {
    if (type === apiEvents.code) tellCode(JSON.parse(data));
    if (type === apiEvents.change) {
      const changes: FileVersion[] = JSON.parse(data);
      for (const { path, version } of changes) known?.set(path, version);
      onChange(changes);
    }
    if (type === apiEvents.all) {
      const files: StoredFile[] = JSON.parse(data);
      const changes = known ? diffFiles(known, files) : [];
      known = new Map(files.map(({ path, version }) => [path, version]));
      if (changes.length > 0) onChange(changes);
    }
  });
}

/**
 * Keeps the event stream open and reconnects after errors. A restarted server rejects all requests
 * until its new address is opened.
 */
function keepEventStreamOpen(
  { fetch }: ServerConnection,
  tell: (isThere: boolean) => void,
  onEvent: (event: ServerSentEvent) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const listen = async () => {
    const { ok, body } = await fetch(apiAddresses.events, { signal });
    if (!ok || !body) return;
    tell(true);
    await readEvents(body, onEvent);
  };
  const keep = async () => {
    while (!signal.aborted) {
      await listen().catch(() => undefined);
      if (signal.aborted) return;
      tell(false);
      await new Promise((resolve) => setTimeout(resolve, reconnectDelay));
    }
  };
  void keep();
  return () => stop.abort();
}

function diffFiles(
  known: ReadonlyMap<string, Version | null>,
  files: readonly StoredFile[],
): FileVersion[] {
  const now = new Map(files.map(({ path, version }): [string, Version | null] => [path, version]));
  const paths = new Set([...known.keys(), ...now.keys()]);
  const changed = [...paths].filter(
    (path) => (known.get(path) ?? null) !== (now.get(path) ?? null),
  );
  return changed.map((path) => ({ path, version: now.get(path) ?? null }));
}
