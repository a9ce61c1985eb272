/** A connection on which anything may be written. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Piece } from "./input.ts";
import { readReply, type Reply } from "./read-reply.ts";

export type Outcome =
  | { kind: "reply"; reply: Reply }
  /** The server ended it without a reply. */
  | { kind: "closed" }
  /** Nothing came within the time. */
  | { kind: "silent" }
  | { kind: "garbled"; why: string };

const CONNECTED_WITHIN_MS = 10_000;

export class Connection {
  readonly #socket: Socket;
  #bytes: Buffer = Buffer.alloc(0);
  #isOver = false;
  #wake = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => {
      this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
      this.#wake();
    });
    // What failed shows in what was read.
    socket.on("error", () => {});
    for (const event of ["end", "close"]) {
      socket.on(event, () => {
        this.#isOver = true;
        this.#wake();
      });
    }
  }

  /** Throws where nobody listens. */
  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: "127.0.0.1" });
    await once(socket, "connect", { signal: AbortSignal.timeout(CONNECTED_WITHIN_MS) });
    return new Connection(socket);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async write(pieces: readonly Piece[]): Promise<void> {
    for (const piece of pieces) {
      if (typeof piece === "number") await pause(piece);
      else if (this.#socket.writable && !this.#isOver) this.#socket.write(piece, "latin1");
    }
  }

  end(): void {
    this.#socket.end();
  }

  reset(): void {
    this.#socket.resetAndDestroy();
  }

  /** Whether anything has come. */
  async hasBytes(withinMs: number): Promise<boolean> {
    await this.#until(() => this.#bytes.length > 0, withinMs);
    return this.#bytes.length > 0;
  }

  /** The next reply. @param method of its request */
  async next(method: string, withinMs: number): Promise<Outcome> {
    let read = readReply(this.#bytes, method, this.#isOver);
    await this.#until(() => {
      read = readReply(this.#bytes, method, this.#isOver);
      return read.kind !== "incomplete";
    }, withinMs);
    if (read.kind === "incomplete") return { kind: this.#isOver ? "closed" : "silent" };
    if (read.kind === "garbled") return read;
    this.#bytes = read.rest;
    return { kind: "reply", reply: read.reply };
  }

  async #until(isThere: () => boolean, withinMs: number): Promise<void> {
    const deadline = performance.now() + withinMs;
    while (!isThere() && !this.#isOver) {
      const left = deadline - performance.now();
      if (left <= 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = () => {};
    }
    isThere();
  }
}
