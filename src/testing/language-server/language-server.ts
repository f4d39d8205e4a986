import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A zero-based position in a text. */
export interface LspPosition {
  line: number;
  character: number;
}

interface EditorDiagnostic {
  range: { start: LspPosition; end: LspPosition };
  message: string;
}

interface CompletionItem {
  label: string;
  insertText?: string;
  documentation?: string | { value: string };
  sortText?: string;
}

/** The requests of an editor to the YAML language server. Each text is identified by its URI. */
export interface LanguageServerClient {
  /** Opens or replaces a text and waits for its diagnostics. */
  open(uri: string, text: string): Promise<EditorDiagnostic[]>;
  hover(uri: string, position: LspPosition): Promise<string>;
  complete(uri: string, position: LspPosition): Promise<CompletionItem[]>;
  /** Returns the titles of the quick fixes for a diagnostic. */
  fixes(uri: string, diagnostic: EditorDiagnostic): Promise<string[]>;
  stop(): void;
}

interface RpcMessage {
  id?: number;
  method?: string;
  params?: { uri?: string; items?: { section: string }[]; diagnostics?: EditorDiagnostic[] };
  result?: unknown;
  error?: { message: string };
}

/**
 * Starts the YAML language server of the VS Code extension as an editor would: over stdio, with
 * workspace settings ("yaml.hover", …).
 */
export async function startLanguageServer(
  root: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<LanguageServerClient> {
  const { request, notify, diagnosticsOf, stop } = spawnLanguageServer(settings);
  const versions = new Map<string, number>();
  await request("initialize", {
    processId: process.pid,
    rootUri: root,
    locale: "pt-br",
    capabilities,
  });
  notify("initialized", {});
  const at = (uri: string, position: LspPosition) => ({ textDocument: { uri }, position });
  return {
    open(uri, text) {
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      const told = diagnosticsOf(uri);
      const textDocument = { uri, version, languageId: "yaml", text };
      if (version === 1) notify("textDocument/didOpen", { textDocument });
      else notify("textDocument/didChange", { textDocument, contentChanges: [{ text }] });
      return told;
    },
    async hover(uri, position) {
      const hover = (await request("textDocument/hover", at(uri, position))) as HoverResult | null;
      return hover?.contents.value ?? "";
    },
    async complete(uri, position) {
      const list = await request("textDocument/completion", at(uri, position));
      return (list as { items: CompletionItem[] }).items;
    },
    async fixes(uri, diagnostic) {
      const context = { diagnostics: [diagnostic] };
      const params = { textDocument: { uri }, range: diagnostic.range, context };
      const actions = await request("textDocument/codeAction", params);
      return (actions as { title: string }[] | null)?.map(({ title }) => title) ?? [];
    },
    stop,
  };
}

interface HoverResult {
  contents: { value: string };
}

const capabilities = {
  workspace: { configuration: true },
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
    hover: { contentFormat: ["markdown"] },
  },
};

function spawnLanguageServer(settings: Readonly<Record<string, unknown>>) {
  const server = spawn(process.execPath, [serverPath(), "--stdio"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = new Map<number, (message: RpcMessage) => void>();
  const waiting = new Map<string, (diagnostics: EditorDiagnostic[]) => void>();
  let last = 0;
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  server.stdout.on(
    "data",
    createMessageReader(({ id, method, params, ...answer }) => {
      if (method === "textDocument/publishDiagnostics")
        waiting.get(params?.uri ?? "")?.(params?.diagnostics ?? []);
      else if (method && id !== undefined)
        send({ id, result: configurationReply(settings, params?.items) });
      else if (id !== undefined) answers.get(id)?.(answer);
    }),
  );
  return {
    notify: (method: string, params: object) => send({ method, params }),
    request: (method: string, params: object) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1;
        answers.set(last, ({ result, error }) =>
          error ? reject(new Error(error.message)) : resolve(result),
        );
        send({ id: last, method, params });
      }),
    diagnosticsOf: (uri: string) =>
      new Promise<EditorDiagnostic[]>((resolve) => waiting.set(uri, resolve)),
    stop: () => server.kill(),
  };
}

function serverPath(): string {
  const manifest = createRequire(import.meta.url).resolve("yaml-language-server/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  return join(dirname(manifest), bin["yaml-language-server"]);
}

/**
 * Returns a function that splits a stream into messages. The header of each message contains its
 * length in bytes.
 */
function createMessageReader(receive: (message: RpcMessage) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf("\r\n\r\n") + 4;
      const length = Number(/Content-Length: (\d+)/.exec(rest.toString("latin1", 0, start))?.[1]);
      if (start < 4 || rest.length < start + length) return;
      receive(JSON.parse(rest.toString("utf8", start, start + length)));
      rest = rest.subarray(start + length);
    }
  };
}

/**
 * Returns the settings of each requested section. The section "yaml" contains the settings
 * "yaml.*".
 */
function configurationReply(
  settings: Readonly<Record<string, unknown>>,
  items?: { section: string }[],
) {
  return (
    items?.map(({ section }) => settings[section] ?? settingsSection(settings, section)) ?? null
  );
}

function settingsSection(settings: Readonly<Record<string, unknown>>, section: string) {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    const [first, ...steps] = name.split(".");
    if (first !== section) continue;
    const key = steps.pop() ?? "";
    let group = result;
    for (const step of steps) {
      group[step] ??= {};
      group = group[step] as Record<string, unknown>;
    }
    group[key] = value;
  }
  return result;
}
