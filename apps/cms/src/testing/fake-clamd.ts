/** A minimal malware scanner that parses the frames, and fails on demand. */
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** The standard test file for scanners; in two pieces, so that none detects it in this file. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"}`;

export interface FakeClamd {
  url: string;
  /** Completely received files. */
  files: Buffer[];
  /** `silent`: accepts everything and never replies. `cut`: disconnects in the middle of a file. */
  manner: "usual" | "silent" | "cut" | "nonsense";
  /** The largest file that it accepts, in bytes. */
  streamMaxLength: number;
  close(): Promise<void>;
}

const PING = "zPING\0";
const INSTREAM = "zINSTREAM\0";

/** Starts one on a free port of 127.0.0.1, or on the given port. */
export async function startFakeClamd(port = 0): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
    socket.on("error", () => {});
    let pending = Buffer.alloc(0);
    let file: Buffer[] | null = null;
    const answer = (text: string) => {
      if (fake.manner !== "silent") socket.end(`${fake.manner === "nonsense" ? "?" : text}\0`);
    };

    function takeFrames(): void {
      while (file && pending.length >= 4) {
        const length = pending.readUInt32BE();
        if (pending.length < 4 + length) return;
        file.push(pending.subarray(4, 4 + length));
        pending = pending.subarray(4 + length);
        const whole = Buffer.concat(file);
        if (fake.manner === "cut") socket.destroy();
        if (whole.length > fake.streamMaxLength) {
          file = null;
          answer("INSTREAM size limit exceeded. ERROR");
        } else if (length === 0) {
          file = null;
          fake.files.push(whole);
          answer(whole.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK");
        }
      }
    }

    socket.on("data", (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      if (!file && pending.toString("latin1").startsWith(INSTREAM)) {
        file = [];
        pending = pending.subarray(INSTREAM.length);
      }
      if (file) takeFrames();
      else if (pending.toString("latin1") === PING) answer("PONG");
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const fake: FakeClamd = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: [],
    manner: "usual",
    streamMaxLength: 1024 * 1024,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return fake;
}
