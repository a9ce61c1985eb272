/** A minimal mail server that stores what it accepts, and refuses on demand. */
import { createServer, type Socket } from "node:net";

export interface FakeMailServer {
  url: string;
  /** Everything accepted so far, as it came over the wire. */
  messages: { from: string; to: string; data: string }[];
  /** Replies to a command instead of its usual answer; `null`: hangs up. */
  replyTo(command: string, reply: string | null | undefined): void;
  /** Delay between receiving a message and confirming it. */
  thinkMs: number;
  close(): Promise<void>;
}

const usual: Record<string, string> = {
  EHLO: "250 here",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  ".": "250 taken",
  RSET: "250 ok",
  QUIT: "221 bye",
};

/** Starts one on a free port of 127.0.0.1. */
export async function startFakeMailServer(): Promise<FakeMailServer> {
  const messages: FakeMailServer["messages"] = [];
  const replies = new Map<string, string | null>();
  const sockets = new Set<Socket>();

  function converse(socket: Socket): void {
    let pending = "";
    let inData = false;
    let [from, to, data] = ["", "", ""];

    function answer(command: string): void {
      const reply = replies.has(command) ? replies.get(command) : (usual[command] ?? "500 what?");
      if (reply === null || reply === undefined) socket.destroy();
      else setTimeout(() => socket.write(`${reply}\r\n`), command === "." ? server.thinkMs : 0);
      if (command === "DATA") inData = reply?.startsWith("354") ?? false;
      if (command === "." && reply?.startsWith("250")) messages.push({ from, to, data });
    }

    function take(line: string): void {
      if (inData) {
        if (line !== ".") data += `${line.replace(/^\./, "")}\r\n`;
        else {
          inData = false;
          answer(".");
        }
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      const [, address = ""] = /<(.*)>/.exec(line) ?? [];
      if (command === "MAIL") [from, data] = [address, ""];
      if (command === "RCPT") to = address;
      answer(command);
    }

    socket.write("220 fake\r\n");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const lines = (pending + chunk.toString("utf8")).split("\r\n");
      pending = lines.pop() ?? "";
      for (const line of lines) take(line);
    });
  }

  const listener = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
    converse(socket);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  const server: FakeMailServer = {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    messages,
    thinkMs: 0,
    replyTo(command, reply) {
      if (reply === undefined) replies.delete(command);
      else replies.set(command, reply);
    },
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return server;
}
