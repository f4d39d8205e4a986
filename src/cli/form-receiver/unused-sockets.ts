import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Tracks connections that have not sent a request yet. Browsers open such connections in advance,
 * and Node does not count them as idle. So closing the server would wait for its `headersTimeout`.
 *
 * @returns a function that closes them
 */
export function trackUnusedSockets(server: Server): () => void {
  const silent = new Set<Socket>();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  return () => {
    for (const socket of silent) socket.destroy();
  };
}
