import type { IncomingMessage } from "node:http";
import type { Bytes } from "../../../load/files/file-store.ts";

/**
 * The size limits of request bodies, in bytes: `json` for texts or records, and `bytes` for a
 * picture or document.
 */
export const bodyLimits = { json: 8 * 1024 * 1024, bytes: 20 * 1024 * 1024 };

export type BodyResult = { kind: "body"; bytes: Bytes } | { kind: "too-large" } | { kind: "cut" };

/**
 * Reads the body of a request. Stops as soon as it exceeds the limit, whatever `content-length`
 * says.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<BodyResult> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return { kind: "too-large" };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) return { kind: "too-large" };
      chunks.push(chunk);
    }
  } catch {
    return { kind: "cut" };
  }
  return { kind: "body", bytes: Buffer.concat(chunks) };
}
