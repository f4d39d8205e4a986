import type { ServerResponse } from "node:http";
import type { HostBytes } from "../contract/host-files.ts";
import type { Refusal, RefusalCode } from "../contract/refusal.ts";
import { refusal } from "../local/words.pt-br.ts";
import { versionHeader } from "./api-addresses.ts";
import type { Denial } from "./request-proof.ts";

/** A result of the backend. */
interface Answer {
  kind: string;
}

const statuses: Record<string, number | undefined> = { missing: 404, conflict: 409, refused: 422 };

/** Sends a result of the backend as JSON. */
export function sendAnswer(response: ServerResponse, answer: Answer, status?: number): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(status ?? statuses[answer.kind] ?? 200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
  });
  response.end(body);
}

const types: Record<string, string | undefined> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
};

/** Sends a picture inline, or a document as a download. */
export function sendBytes(response: ServerResponse, { path, bytes, version }: HostBytes): void {
  const type = types[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
  response.writeHead(200, {
    "content-type": type ?? "application/octet-stream",
    "content-length": bytes.length,
    "content-disposition": type ? "inline" : "attachment",
    [versionHeader]: version,
  });
  response.end(bytes);
}

/** Sends the whole content as a download. */
export function sendArchive(response: ServerResponse, bytes: Uint8Array): void {
  response.writeHead(200, {
    "content-type": "application/zip",
    "content-length": bytes.length,
    "content-disposition": 'attachment; filename="content.zip"',
  });
  response.end(bytes);
}

/**
 * Sends a denial and closes the connection: the rest of it is an unread body.
 *
 * @param isPage whether the response is shown to a person
 */
export function sendDenial(response: ServerResponse, denial: Denial, isPage: boolean): void {
  const answer = refusal(codeOf(denial));
  response.setHeader("connection", "close");
  response.setHeader("x-prelo-denied", denial.reason);
  if (isPage) {
    response.writeHead(denial.status, { "content-type": "text/plain; charset=utf-8" });
    response.end(answer.message);
  } else sendAnswer(response, answer, denial.status);
}

/** The raw response if the headers exceed the parser's limit. There is no response object then. */
export function overflowAnswer(): string {
  const { message } = refusal("too-many-cookies");
  const headers = [
    "HTTP/1.1 431 Request Header Fields Too Large",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(message)}`,
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "Cache-Control: no-store",
    "Connection: close",
  ];
  return `${headers.join("\r\n")}\r\n\r\n${message}`;
}

function codeOf({ status }: Denial): RefusalCode {
  if (status === 431) return "too-many-cookies";
  return status === 403 || status === 421 ? "not-proven" : "bad-request";
}

/** The failure for a body that is too large. */
export function tooLarge(limit: number): Refusal {
  return refusal("too-large", { limit });
}
