/** Sends inputs, and checks how the servers treat them and the connection. */
import { Connection, type Outcome } from "./connection.ts";
import { headOf, HOST, type Input, type Piece, REQUEST_ID, SESSION, type Target } from "./input.ts";
import { problemOf, type Setting } from "./judge.ts";
import type { Kind } from "./kinds/kind.ts";
import type { Planned } from "./plan.ts";
import type { Reply } from "./read-reply.ts";
import { signedHead } from "./signed-head.ts";

/** A complete request is answered within this time, even on a busy machine. */
const ANSWERED_WITHIN_MS = 30_000;
/** The gateway drops incomplete requests after 15 s, and checks every 5 s. */
const GIVEN_UP_WITHIN_MS = 45_000;
/** The CMS's timeout is a minute. It has its own test, since a run can't wait that long so often. */
const CMS_WAIT_MS = 500;
const BEGINS_WITHIN_MS = 5_000;
/** With longer bodies, a server may close the connection before its reply arrives. */
const LONG_BODY = 60_000;
const PROBE = { method: "GET", path: "/healthz", headers: [] };

export interface Sent {
  /** Status, or how the connection ended without one. */
  results: (number | "closed" | "left")[];
  ms: number;
  /** In words; `null` if all is well. */
  problem: string | null;
  /** The beginning of the first reply's body, for replays. */
  said: string;
}

export interface SenderSetting extends Setting {
  ports: Readonly<Record<Target, number>>;
  /** The current session of a member. */
  session: () => string;
  secret: string;
}

export class Sender {
  readonly #setting: SenderSetting;
  readonly #kept = new Map<Target, Connection>();

  constructor(setting: SenderSetting) {
    this.#setting = setting;
  }

  async send({ kind, input, requestId }: Planned): Promise<Sent> {
    const begun = performance.now();
    const sent: Sent = { results: [], ms: 0, problem: null, said: "" };
    try {
      if (input.isWhole) await this.#whole(input, kind, sent, this.#filled(input, requestId));
      else await this.#bare(input, kind, sent, this.#filled(input, requestId));
    } catch (error) {
      sent.problem = `can't be sent: ${(error as Error).message}`;
    }
    sent.ms = input.isHalf ? 0 : performance.now() - begun;
    return sent;
  }

  close(): void {
    for (const connection of this.#kept.values()) connection.reset();
  }

  async #whole(input: Input, kind: Kind, sent: Sent, pieces: Piece[]): Promise<void> {
    const { to, methods } = input;
    const [method = "GET"] = methods;
    let connection = this.#kept.get(to);
    const wasKept = connection !== undefined && !connection.isOver;
    if (connection === undefined || connection.isOver) connection = await this.#open(to);
    this.#kept.delete(to);
    await connection.write(pieces);
    let outcome = await connection.next(method, ANSWERED_WITHIN_MS);
    if (outcome.kind === "closed" && wasKept) {
      // The server was just closing the connection.
      connection = await this.#open(to);
      await connection.write(pieces);
      outcome = await connection.next(method, ANSWERED_WITHIN_MS);
    }
    const bodyLength = pieces.at(-1)?.toString().length ?? 0;
    const mayClose = bodyLength > LONG_BODY;
    const reply = this.#take(outcome, kind, sent, mayClose);
    if (reply === null || reply.closes) return connection.reset();
    if (bodyLength > 0 || reply.status >= 400) {
      if (!(await this.#answersAgain(connection, to, sent))) return connection.reset();
    }
    this.#kept.set(to, connection);
  }

  async #bare(input: Input, kind: Kind, sent: Sent, pieces: Piece[]): Promise<void> {
    const { to, ending, methods, isHalf } = input;
    const connection = await this.#open(to);
    try {
      await connection.write(pieces);
      if (ending === "reset-in-reply") await connection.hasBytes(isHalf ? 0 : BEGINS_WITHIN_MS);
      if (ending === "reset" || ending === "reset-in-reply") return void sent.results.push("left");
      if (ending === "end") connection.end();
      const waitMs = isHalf && to === "cms" ? CMS_WAIT_MS : GIVEN_UP_WITHIN_MS;
      for (const method of methods) {
        const outcome = await connection.next(method, waitMs);
        if (outcome.kind === "silent" && isHalf && to === "cms") {
          return void sent.results.push("left");
        }
        const reply = this.#take(outcome, kind, sent, true);
        if (reply === null || reply.closes) return;
      }
      // The server would take another request for the rest of the body.
      if (!isHalf && ending === "read") await this.#answersAgain(connection, to, sent);
      else if (to !== "cms") {
        const outcome = await connection.next("GET", GIVEN_UP_WITHIN_MS);
        if (outcome.kind === "silent") sent.problem ??= "the connection is left open";
      }
    } finally {
      connection.reset();
    }
  }

  /** @returns the reply, if there was one */
  #take(outcome: Outcome, kind: Kind, sent: Sent, mayClose: boolean): Reply | null {
    if (outcome.kind === "reply") {
      const { reply } = outcome;
      sent.results.push(reply.status);
      sent.problem ??= problemOf(reply, kind, this.#setting);
      if (sent.said === "") sent.said = reply.body.toString("utf8", 0, 400);
      return reply;
    }
    if (outcome.kind === "silent") sent.problem ??= "no reply, and the connection is left open";
    else if (!mayClose && outcome.kind === "closed") sent.problem ??= "closed without a reply";
    else if (!mayClose && outcome.kind === "garbled")
      sent.problem ??= `a reply that ${outcome.why}`;
    sent.results.push("closed");
    return null;
  }

  /** Whether a keep-alive connection still works; a closed one is fine, too. */
  async #answersAgain(connection: Connection, to: Target, sent: Sent): Promise<boolean> {
    await connection.write([headOf(PROBE, `127.0.0.1:${this.#setting.ports[to]}`)]);
    const outcome = await connection.next(PROBE.method, GIVEN_UP_WITHIN_MS);
    if (outcome.kind === "silent") sent.problem ??= "the connection never answers again";
    if (outcome.kind === "garbled") sent.problem ??= `the next reply ${outcome.why}`;
    return outcome.kind === "reply" && !outcome.reply.closes;
  }

  #open(to: Target): Promise<Connection> {
    return Connection.open(this.#setting.ports[to]);
  }

  #filled({ to, pieces }: Input, requestId: string): Piece[] {
    const { ports, session, secret } = this.#setting;
    return pieces.map((piece, index) => {
      if (typeof piece !== "string" || !piece.includes("{{")) return piece;
      const filled = piece
        .replaceAll(HOST, `127.0.0.1:${ports[to]}`)
        .replaceAll(REQUEST_ID, requestId)
        .replaceAll(SESSION, session());
      const next = pieces[index + 1] ?? "";
      return signedHead(filled, typeof next === "number" ? "" : next, to, secret);
    });
  }
}
