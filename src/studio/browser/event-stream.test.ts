import { expect, test } from "vitest";
import { readServerSentEvents, type ServerSentEvent } from "./event-stream.ts";

/** Returns the events parsed from bytes that arrive in chunks of the given size. */
async function read(text: string, size: number): Promise<ServerSentEvent[]> {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.slice(n * size, (n + 1) * size),
  );
  const events: ServerSentEvent[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  await readServerSentEvents(body, (event) => events.push(event));
  return events;
}

test.each([1, 2, 3, 7, 1000])("parses events that arrive in chunks of %s bytes", async (size) => {
  const text =
    'retry: 1000\n\n:\n\nevent: change\ndata: {"é":"a: b"}\n\ndata: one\ndata:two\n\nevent: none\n\nevent: cut';
  expect(await read(text, size)).toEqual([
    { type: "change", data: '{"é":"a: b"}' },
    { type: "message", data: "one\ntwo" },
  ]);
});
