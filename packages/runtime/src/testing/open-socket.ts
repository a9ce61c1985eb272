import { connect, type Socket } from "node:net";

/** A raw connection, for partial requests, pipelining and slow senders. */
export interface OpenSocket {
  socket: Socket;
  /** Everything received so far. */
  received: () => string;
  /** `open`, `ended` (by the server), or the code of an error. */
  state: () => string;
}

export function openSocket(port: number): OpenSocket {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  let state = "open";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  socket.on("error", ({ code }: NodeJS.ErrnoException) => (state = String(code)));
  socket.on("end", () => (state = "ended"));
  return { socket, received: () => text, state: () => state };
}
