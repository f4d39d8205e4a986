import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Follows the connections of a server over which nobody has asked for anything yet. Browsers open some ahead, and to
 * Node they are not idle: a server that ends would wait for them until its `headersTimeout`, a minute.
 *
 * @returns what closes those that are there
 */
export function followSilent(server: Server): () => void {
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
