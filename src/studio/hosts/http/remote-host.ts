import type { Bytes } from "../../../load/files/files.ts";
import { readEvents, type SentEvent } from "../../browser/event-stream.ts";
import type { FileVersion, HostBytes, HostFile, Missing, Version } from "../contract/host-files.ts";
import type { HostHistory } from "../contract/host-history.ts";
import type { HostJournal } from "../contract/host-journal.ts";
import type { Refusal } from "../contract/refusal.ts";
import type { CodeState, StudioHost } from "../contract/studio-host.ts";
import { refusal } from "../local/words.pt-br.ts";
import { apiAddresses, apiEvents, secretHeader, versionHeader } from "../server/api-addresses.ts";

/** How to reach the studio server; in a page, requests carry the secret. */
export interface Reaching {
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

declare global {
  interface Window {
    /** The credentials of the studio page after it was let in (`entrance/enter.ts`). */
    preloEntered?: { secret: string };
  }
}

const inPage: Reaching = {
  fetch: (address, init = {}) => {
    const { secret = "" } = window.preloEntered ?? {};
    return fetch(address, { ...init, headers: { ...init.headers, [secretHeader]: secret } });
  },
};

/**
 * The client of the studio server, used by the studio page. Network errors are returned as failures
 * with the code `unreachable`.
 */
export function createRemoteHost(reaching: Reaching = inPage): StudioHost {
  const ask: Ask = (address, init) => askJson(reaching, address, init);
  const reached = new Set<(isThere: boolean) => void>();
  const tell = (isThere: boolean) => {
    for (const onReach of reached) onReach(isThere);
  };
  const coded = new Set<(state: CodeState) => void>();
  const tellCode = (state: CodeState) => {
    for (const onCode of coded) onCode(state);
  };
  return {
    list: () => ask(apiAddresses.files),
    read: (path) => ask(withQuery(apiAddresses.text, { path })),
    readAll: () => ask(apiAddresses.texts),
    write: (edits) => ask(apiAddresses.write, json({ edits })),
    readBytes: (path) => askBytes(reaching, withQuery(apiAddresses.bytes, { path }), path),
    readKept: (path, version) =>
      askBytes(reaching, withQuery(apiAddresses.kept, { path, version }), path),
    keep: (path, bytes) => ask(withQuery(apiAddresses.kept, { path }), put(bytes)),
    writeBytes: (path, bytes, expect) => {
      // A missing `expect` tells the server that the file must not exist yet.
      const address = withQuery(apiAddresses.bytes, { path, expect: expect ?? undefined });
      return ask(address, put(bytes));
    },
    watch: (onChange) => watch(reaching, onChange, { tell, tellCode }),
    ownCode: (onCode) => {
      coded.add(onCode);
      return () => void coded.delete(onCode);
    },
    reach: (onReach) => {
      reached.add(onReach);
      return () => void reached.delete(onReach);
    },
    journal: remoteJournal(ask),
    history: remoteHistory(reaching, ask),
    exportAll: () => askArchive(reaching),
  };
}

type Ask = <Answer>(address: string, init?: RequestInit) => Promise<Answer | Refusal>;

function remoteJournal(ask: Ask): HostJournal {
  return {
    append: (records) => ask(apiAddresses.journal, json({ records })),
    read: (query = {}) => ask(withQuery(apiAddresses.journal, { ...query })),
    clear: (file) => ask(apiAddresses.clear, json(file === undefined ? { all: true } : { file })),
  };
}

function remoteHistory(reaching: Reaching, ask: Ask): HostHistory {
  return {
    state: () => ask(apiAddresses.history),
    versions: () => ask(apiAddresses.versions),
    textsOf: (id) => ask(withQuery(apiAddresses.versionTexts, { id })),
    versionsOf: (path) => ask(withQuery(apiAddresses.versionsOf, { path })),
    bytesOf: (id, path) =>
      askBytes(reaching, withQuery(apiAddresses.versionBytes, { id, path }), path),
    keep: (keeping) => ask(apiAddresses.keep, json(keeping)),
    send: (isMine) => ask(apiAddresses.send, json({ isMine: isMine === true })),
    live: () => ask(apiAddresses.live),
  };
}

function json(body: object): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

function put(bytes: Bytes): RequestInit {
  const headers = { "content-type": "application/octet-stream" };
  return { method: "PUT", headers, body: bytes.slice() };
}

function withQuery(address: string, fields: Record<string, string | number | undefined>): string {
  const told = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${address}?${new URLSearchParams(told)}`;
}

async function askJson<Answer>(
  { fetch }: Reaching,
  address: string,
  init?: RequestInit,
): Promise<Answer | Refusal> {
  try {
    const response = await fetch(address, init);
    return await response.json();
  } catch {
    return refusal("unreachable");
  }
}

async function askBytes(
  { fetch }: Reaching,
  address: string,
  path: string,
): Promise<HostBytes | Missing | Refusal> {
  try {
    const response = await fetch(address);
    if (!response.ok) return await response.json();
    const version = response.headers.get(versionHeader) ?? "";
    return { kind: "bytes", path, version, bytes: await bytesOf(response) };
  } catch {
    return refusal("unreachable");
  }
}

async function askArchive({ fetch }: Reaching): Promise<Bytes | Refusal> {
  try {
    const response = await fetch(apiAddresses.archive);
    return response.ok ? await bytesOf(response) : await response.json();
  } catch {
    return refusal("unreachable");
  }
}

async function bytesOf(response: Response): Promise<Bytes> {
  return new Uint8Array(await response.arrayBuffer());
}

/** Milliseconds before the event stream reconnects. */
const pause = 1000;

/**
 * Reports changes. Each connection starts with a list of all files, so changes that happened while
 * disconnected are reported then.
 */
function watch(
  reaching: Reaching,
  onChange: (changes: readonly FileVersion[]) => void,
  { tell, tellCode }: { tell(isThere: boolean): void; tellCode(state: CodeState): void },
): () => void {
  let known: Map<string, Version | null> | undefined;
  return keepLine(reaching, tell, ({ type, data }) => {
    if (type === apiEvents.code) tellCode(JSON.parse(data));
    if (type === apiEvents.change) {
      const changes: FileVersion[] = JSON.parse(data);
      for (const { path, version } of changes) known?.set(path, version);
      onChange(changes);
    }
    if (type === apiEvents.all) {
      const files: HostFile[] = JSON.parse(data);
      const changes = known ? differences(known, files) : [];
      known = new Map(files.map(({ path, version }) => [path, version]));
      if (changes.length > 0) onChange(changes);
    }
  });
}

/**
 * Keeps the event stream open and reconnects after errors. A restarted server rejects all requests
 * until its new address is opened.
 */
function keepLine(
  { fetch }: Reaching,
  tell: (isThere: boolean) => void,
  onEvent: (event: SentEvent) => void,
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
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  void keep();
  return () => stop.abort();
}

function differences(
  known: ReadonlyMap<string, Version | null>,
  files: readonly HostFile[],
): FileVersion[] {
  const now = new Map(files.map(({ path, version }): [string, Version | null] => [path, version]));
  const paths = new Set([...known.keys(), ...now.keys()]);
  const changed = [...paths].filter(
    (path) => (known.get(path) ?? null) !== (now.get(path) ?? null),
  );
  return changed.map((path) => ({ path, version: now.get(path) ?? null }));
}
