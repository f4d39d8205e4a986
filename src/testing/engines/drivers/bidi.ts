import WebSocket from "ws";

/** A WebDriver BiDi session. Commands and their responses are matched by id. */
export interface BidiConnection {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  close(): void;
}

interface BidiMessage {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  error?: string;
  message?: string;
}

/**
 * Opens a session at the address that the browser printed.
 *
 * @throws if nothing listens there, or the browser refuses the session
 */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const waiting = new Map<number, (answer: BidiMessage) => void>();
  socket.on("message", (data) => {
    const answer: BidiMessage = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  // Settle pending commands, because a closed browser never answers them.
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
