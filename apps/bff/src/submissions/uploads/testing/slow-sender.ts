/** Clients that send a form bit by bit, like those on a poor connection, and attackers. */
import { connect, type Socket } from "node:net";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { applicant, contentType, formBody } from "./send-form.ts";

const MIB = 1024 * 1024;

interface SlowSenderOptions {
  /** The client's address, as the proxy reports it. */
  client: string;
  path?: string;
  /** Further header lines. */
  headers?: string;
  body?: Uint8Array;
  /** Sent at once. */
  firstBytes?: number;
  bytesPerSecond: number;
}

export interface SlowSender {
  /** The gateway's answer so far. */
  answer(): string;
  stop(): void;
}

const STEP_MS = 1_000;
let made: Uint8Array | null = null;
/** Shared by all senders: one each would take gigabytes. */
const largeForm = () =>
  (made ??= formBody(applicant(), { fileName: "cv.pdf", bytes: pdfDocument({ bytes: 4 * MIB }) }));

/** Opens an upload and sends at a steady rate until the body or the connection ends. */
export function sendSlowly(address: string, options: SlowSenderOptions): SlowSender {
  const { client, path = "/internship-registration", headers = "", bytesPerSecond } = options;
  const body = options.body ?? largeForm();
  const { hostname, port } = new URL(address);
  const socket: Socket = connect(Number(port), hostname);
  let answer = "";
  let sent = options.firstBytes ?? 3_000;
  socket.on("error", () => {});
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: application/json\r\n` +
      `X-Forwarded-For: ${client}\r\nContent-Type: ${contentType}\r\n` +
      `Content-Length: ${body.length}\r\n${headers}\r\n`,
  );
  socket.write(body.subarray(0, sent));
  const timer = setInterval(() => {
    const until = Math.min(body.length, sent + (bytesPerSecond * STEP_MS) / 1_000);
    if (sent < until) socket.write(body.subarray(sent, until));
    sent = until;
  }, STEP_MS);
  socket.once("close", () => clearInterval(timer));
  return { answer: () => answer, stop: () => void socket.destroy() };
}
