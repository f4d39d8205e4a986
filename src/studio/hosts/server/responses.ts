import type { ServerResponse } from "node:http";
import { createFailure } from "#lang/studio/backend-contract/strings";
import { versionHeader } from "../../backend-contract/api-addresses.ts";
import type { BackendFailure, BackendFailureCode } from "../../backend-contract/failure.ts";
import type { StoredBytes } from "../../backend-contract/files.ts";
import type { RequestDenial } from "./authorize-request.ts";

/** A result of the backend. */
interface BackendResult {
  kind: string;
}

const statusByResultKind: Record<string, number | undefined> = {
  missing: 404,
  conflict: 409,
  refused: 422,
};

/** Sends a result of the backend as JSON. */
export function sendJson(response: ServerResponse, answer: BackendResult, status?: number): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(status ?? statusByResultKind[answer.kind] ?? 200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
  });
  response.end(body);
}

const imageTypes: Record<string, string | undefined> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
};

/** Sends a picture inline, or a document as a download. */
export function sendBytes(response: ServerResponse, { path, bytes, version }: StoredBytes): void {
  const type = imageTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
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
 * Sends a denial and closes the connection, because an unread body may follow on it.
 *
 * @param isPage whether the response is shown to a person
 */
export function sendDenial(response: ServerResponse, denial: RequestDenial, isPage: boolean): void {
  const answer = createFailure(denialCode(denial));
  response.setHeader("connection", "close");
  response.setHeader("x-prelo-denied", denial.reason);
  if (isPage) {
    response.writeHead(denial.status, { "content-type": "text/plain; charset=utf-8" });
    response.end(answer.message);
  } else sendJson(response, answer, denial.status);
}

/**
 * Returns the raw response to headers that exceed the parser's limit. In that case there is no
 * response object.
 */
export function headerOverflowResponse(): string {
  const { message } = createFailure("too-many-cookies");
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

function denialCode({ status }: RequestDenial): BackendFailureCode {
  if (status === 431) return "too-many-cookies";
  return status === 403 || status === 421 ? "not-proven" : "bad-request";
}

/** Creates the failure for a body that is too large. */
export function tooLargeFailure(limit: number): BackendFailure {
  return createFailure("too-large", { limit });
}
