import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { engineRules } from "../../check/engine-rules.ts";
import {
  apiAddresses,
  pageFolderAddress,
  secretHeader,
} from "../../studio/backend-contract/api-addresses.ts";
import { openLocalBackend } from "../../studio/hosts/local/backend.ts";
import { type RequestHandler, startStudioServer } from "../../studio/hosts/server/studio-server.ts";
import { createTestFolder } from "../command.ts";

/** A content security policy for a mounted page. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data: blob:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types prelo-studio";

/** A hand-made request. */
export interface RawRequest {
  method?: string;
  path?: string;
  /** `undefined` omits a header. */
  headers?: Record<string, string | undefined>;
  body?: string | Uint8Array;
}

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Starts a studio server on a small folder; the server stops when the test ends. */
export async function serveTestStudio(mounts: readonly RequestHandler[] = []) {
  const folder = join(await createTestFolder(), "content");
  await mkdir(join(folder, "pages"), { recursive: true });
  await writeFile(join(folder, "site.yaml"), "name: A\n");
  const host = await openLocalBackend(folder, { collections: engineRules.collections });
  if ("code" in host) throw new Error(host.message);
  const studio = await startStudioServer({ backend: host, port: 0, policy: strictPolicy, mounts });
  const close = async () => {
    await studio.close();
    await host.close();
  };
  onTestFinished(close);
  const send = (handmade: RawRequest) => sendRequestTo(studio.port, handmade);
  const secret = new URL(studio.address).searchParams.get("token") ?? "";
  const own = studioPageHeaders(studio.port, secret);
  const enter = (place: string) =>
    send({
      method: "POST",
      path: apiAddresses.enter,
      headers: own,
      body: JSON.stringify({ place }),
    });
  const raw = (text: string) => sendRawText(studio.port, text);
  return { studio, host, folder, secret, own, send, enter, raw };
}

/** The random part of a page's folder address. */
export const pageId = "0123456789abcdef".repeat(2);
/** The path below which that page's files are served. */
export const pageFolderPath = pageFolderAddress(pageId);

/** Returns the headers that the studio's own page sends. */
export function studioPageHeaders(port: number, secret: string): Record<string, string> {
  return {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    [secretHeader]: secret,
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
    "content-type": "application/json",
  };
}

/**
 * Sends a request unchanged. If the server closes the connection without a response, the status is
 * 0.
 */
function sendRequestTo(
  port: number,
  { method = "GET", path = "/", headers = {}, body }: RawRequest,
) {
  const told = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return new Promise<RawResponse>((resolve) => {
    const ended = { status: 0, headers: {}, text: "" };
    const options = { host: "127.0.0.1", port, method, path, agent: false, timeout: 8000 };
    const sent = request({ ...options, headers: Object.fromEntries(told) }, (response) => {
      let text = "";
      response.on("data", (data) => (text += data));
      response.on("error", () => resolve(ended));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ ...ended, status: response.statusCode ?? 0 });
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve(ended));
    sent.end(body);
  });
}

/**
 * Sends raw bytes and returns everything received until the server closes the connection or is
 * silent.
 */
function sendRawText(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setTimeout(1500, () => socket.destroy());
    socket.on("data", (data) => (answer += data));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}

/** Returns the paths and texts of all files in and around a studio's folder, except lock files. */
export async function readFilesAroundFolder(folder: string): Promise<string[]> {
  const root = join(folder, "..");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "lock");
  const told = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return `${path.slice(root.length)}: ${await readFile(path, "utf8")}`;
  });
  return (await Promise.all(told)).sort();
}
