import WebSocket from "ws";

/** A session of WebDriver BiDi: a command goes out with a number, its answer comes back with the same. */
export interface Bidi {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  close(): void;
}

interface Answer {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  error?: string;
  message?: string;
}

/**
 * Opens a session at the address that the browser told.
 *
 * @throws when nothing listens there, or the browser grants no session
 */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on("message", (data) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  // A browser that is gone answers nothing any more.
  socket.on("close", () => {
    for (const settle of waiting.values()) settle({ type: "error", error: "connection closed" });
  });
  let count = 0;
  const send = <Result>(method: string, params: object = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, ({ type, result, error, message }) => {
        waiting.delete(id);
        if (type === "error") reject(new Error(`${method}: ${error} ${message ?? ""}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  const alwaysMatch = { unhandledPromptBehavior: { default: "accept" } };
  await send("session.new", { capabilities: { alwaysMatch } });
  return { send, close: () => socket.close() };
}
