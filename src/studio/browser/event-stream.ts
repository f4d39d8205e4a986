/** A server-sent event. */
export interface ServerSentEvent {
  type: string;
  data: string;
}

/**
 * Parses server-sent events (HTML, "Server-sent events") from the body of a `fetch`. `EventSource`
 * is no alternative, because it sends no custom headers. Resolves at the end of the stream, and
 * rejects if the connection breaks.
 *
 * @param onEvent is called for each event that has data
 */
export async function readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerSentEvent) => void,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) onEvent(event);
    }
  }
}

function parseEvent(block: string): ServerSentEvent | undefined {
  const fields = block.split("\n").map((line) => /^(\w*): ?(.*)$/.exec(line) ?? []);
  const valuesOf = (name: string) =>
    fields.flatMap(([, key, value = ""]) => (key === name ? [value] : []));
  const data = valuesOf("data");
  return data.length > 0
    ? { type: valuesOf("event").at(-1) ?? "message", data: data.join("\n") }
    : undefined;
}
