import { createFailure } from "#lang/studio/backend-contract/strings";
import type { Bytes } from "../../../load/files/file-store.ts";
import { sleep } from "../../async/sleep.ts";
import {
  apiAddresses,
  apiEvents,
  secretHeader,
  versionHeader,
} from "../../backend-contract/api-addresses.ts";
import type { SiteCodeState, StorageBackend } from "../../backend-contract/backend.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type {
  FileVersionId,
  MissingFile,
  StoredBytes,
  StoredFile,
  VersionedPath,
} from "../../backend-contract/files.ts";
import type { ContentHistory } from "../../backend-contract/history.ts";
import type { ContentJournal } from "../../backend-contract/journal.ts";
import { readServerSentEvents, type ServerSentEvent } from "../../browser/event-stream.ts";

/** Sends requests to the studio server. Those of a page carry the secret. */
export interface ServerConnection {
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

declare global {
  interface Window {
    /** The credentials that the studio page gets when it signs in (`sign-in/sign-in.ts`). */
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
 * Creates a client of the studio server for the studio page. Network errors become failures with
 * the code `unreachable`.
 */
export function createHttpBackend(connection: ServerConnection = pageConnection): StorageBackend {
  const ask: RequestJson = (address, init) => requestJson(connection, address, init);
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
    read: (path) => ask(appendQuery(apiAddresses.text, { path })),
    readAll: () => ask(apiAddresses.texts),
    write: (edits) => ask(apiAddresses.write, createJsonRequest({ edits })),
    readBytes: (path) => requestBytes(connection, appendQuery(apiAddresses.bytes, { path }), path),
    readBlob: (path, version) =>
      requestBytes(connection, appendQuery(apiAddresses.kept, { path, version }), path),
    stageBlob: (path, bytes) =>
      ask(appendQuery(apiAddresses.kept, { path }), createPutRequest(bytes)),
    writeBytes: (path, bytes, expect) => {
      // Without `expect`, the server requires that the file does not exist yet.
      const address = appendQuery(apiAddresses.bytes, { path, expect: expect ?? undefined });
      return ask(address, createPutRequest(bytes));
    },
    watch: (onChange) => watchFiles(connection, onChange, { tell, tellCode }),
    watchSiteCode: (onCode) => {
      coded.add(onCode);
      return () => void coded.delete(onCode);
    },
    watchConnection: (onReach) => {
      reached.add(onReach);
      return () => void reached.delete(onReach);
    },
    journal: createHttpJournal(ask),
    history: createHttpHistory(connection, ask),
    exportAll: () => requestArchive(connection),
  };
}

type RequestJson = <Answer>(
  address: string,
  init?: RequestInit,
) => Promise<Answer | BackendFailure>;

function createHttpJournal(request: RequestJson): ContentJournal {
  return {
    append: (records) => request(apiAddresses.journal, createJsonRequest({ records })),
    read: (query = {}) => request(appendQuery(apiAddresses.journal, { ...query })),
    clear: (file) =>
      request(apiAddresses.clear, createJsonRequest(file === undefined ? { all: true } : { file })),
  };
}

function createHttpHistory(connection: ServerConnection, request: RequestJson): ContentHistory {
  return {
    state: () => request(apiAddresses.history),
    log: () => request(apiAddresses.versions),
    textsAt: (id) => request(appendQuery(apiAddresses.versionTexts, { id })),
    fileLog: (path) => request(appendQuery(apiAddresses.versionsOf, { path })),
    bytesAt: (id, path) =>
      requestBytes(connection, appendQuery(apiAddresses.versionBytes, { id, path }), path),
    commit: (keeping) => request(apiAddresses.keep, createJsonRequest(keeping)),
    push: (isMine) => request(apiAddresses.send, createJsonRequest({ isMine: isMine === true })),
    deployment: () => request(apiAddresses.live),
  };
}

function createJsonRequest(body: object): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

function createPutRequest(bytes: Bytes): RequestInit {
  const headers = { "content-type": "application/octet-stream" };
  return { method: "PUT", headers, body: bytes.slice() };
}

function appendQuery(address: string, fields: Record<string, string | number | undefined>): string {
  const told = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${address}?${new URLSearchParams(told)}`;
}

async function requestJson<Answer>(
  { fetch }: ServerConnection,
  address: string,
  init?: RequestInit,
): Promise<Answer | BackendFailure> {
  try {
    const response = await fetch(address, init);
    return await response.json();
  } catch {
    return createFailure("unreachable");
  }
}

async function requestBytes(
  { fetch }: ServerConnection,
  address: string,
  path: string,
): Promise<StoredBytes | MissingFile | BackendFailure> {
  try {
    const response = await fetch(address);
    if (!response.ok) return await response.json();
    const version = response.headers.get(versionHeader) ?? "";
    return { kind: "bytes", path, version, bytes: await readResponseBytes(response) };
  } catch {
    return createFailure("unreachable");
  }
}

async function requestArchive({ fetch }: ServerConnection): Promise<Bytes | BackendFailure> {
  try {
    const response = await fetch(apiAddresses.archive);
    return response.ok ? await readResponseBytes(response) : await response.json();
  } catch {
    return createFailure("unreachable");
  }
}

async function readResponseBytes(response: Response): Promise<Bytes> {
  return new Uint8Array(await response.arrayBuffer());
}

/** Milliseconds before the event stream reconnects. */
const reconnectDelay = 1000;

/**
 * Reports changes to files. Each connection starts with a list of all files, so changes during a
 * disconnection are reported after it.
 */
function watchFiles(
  connection: ServerConnection,
  onChange: (changes: readonly VersionedPath[]) => void,
  { tell, tellCode }: { tell(isThere: boolean): void; tellCode(state: SiteCodeState): void },
): () => void {
  let known: Map<string, FileVersionId | null> | undefined;
  return keepEventStreamOpen(connection, tell, ({ type, data }) => {
    if (type === apiEvents.code) tellCode(JSON.parse(data));
    if (type === apiEvents.change) {
      const changes: VersionedPath[] = JSON.parse(data);
      for (const { path, version } of changes) known?.set(path, version);
      onChange(changes);
    }
    if (type === apiEvents.all) {
      const files: StoredFile[] = JSON.parse(data);
      const changes = known ? listChangedPaths(known, files) : [];
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
  onConnectionChange: (isThere: boolean) => void,
  onEvent: (event: ServerSentEvent) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const listen = async () => {
    const { ok, body } = await fetch(apiAddresses.events, { signal });
    if (!ok || !body) return;
    onConnectionChange(true);
    await readServerSentEvents(body, onEvent);
  };
  const keep = async () => {
    while (!signal.aborted) {
      await listen().catch(() => undefined);
      if (signal.aborted) return;
      onConnectionChange(false);
      await sleep(reconnectDelay);
    }
  };
  void keep();
  return () => stop.abort();
}

function listChangedPaths(
  known: ReadonlyMap<string, FileVersionId | null>,
  files: readonly StoredFile[],
): VersionedPath[] {
  const now = new Map(
    files.map(({ path, version }): [string, FileVersionId | null] => [path, version]),
  );
  const paths = new Set([...known.keys(), ...now.keys()]);
  const changed = [...paths].filter(
    (path) => (known.get(path) ?? null) !== (now.get(path) ?? null),
  );
  return changed.map((path) => ({ path, version: now.get(path) ?? null }));
}
