/** An event that a server sends. */
export interface SentEvent {
  type: string;
  data: string;
}

/**
 * Reads events that a server sends (HTML, "Server-sent events"), of which a page with a header of its own asks by
 * `fetch`: `EventSource` sends none. Ends, or throws, when the line breaks.
 *
 * @param onEvent is called for each event that has data
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: SentEvent) => void,
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
      const event = eventIn(block);
      if (event) onEvent(event);
    }
  }
}

function eventIn(block: string): SentEvent | undefined {
  const fields = block.split("\n").map((line) => /^(\w*): ?(.*)$/.exec(line) ?? []);
  const valuesOf = (name: string) =>
    fields.flatMap(([, key, value = ""]) => (key === name ? [value] : []));
  const data = valuesOf("data");
  return data.length > 0
    ? { type: valuesOf("event").at(-1) ?? "message", data: data.join("\n") }
    : undefined;
}
