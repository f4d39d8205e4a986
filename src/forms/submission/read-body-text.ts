/** Maximum size of a request in bytes. */
const maxBytes = 1_000_000;

/** The text of a request, or the reason for rejecting it: too large, or invalid UTF-8. */
export type BodyTextResult = { text: string } | { refused: "large" | "broken" };

/**
 * Reads the body of a request as UTF-8 (RFC 3629), up to the size limit. If `Content-Length`
 * exceeds the limit, nothing is read; otherwise reading stops at the limit.
 */
export async function readBodyText(request: Request): Promise<BodyTextResult> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    await request.body?.cancel().catch(() => undefined);
    return { refused: "large" };
  }
  const bytes = await readBytes(request.body);
  if (!bytes) return { refused: "large" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { refused: "broken" };
  }
}

async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return concatBytes(parts, size);
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(value);
  }
}

function concatBytes(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
