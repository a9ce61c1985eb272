/** ClamAV's daemon over TCP: clamd(8), commands PING and INSTREAM. */
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The name of the malware, or `null`. */
type Verdict = { finding: string | null };

export interface Scanner {
  /**
   * Scans a file while it is read.
   * @throws {ScanError} if there is no verdict: the file counts as unknown
   */
  scan(file: Readable, signal?: AbortSignal): Promise<Verdict>;
  /** Resolves when the scanner answers. @throws {ScanError} if it doesn't */
  ping(): Promise<void>;
}

/** Why there is no result, as a message for staff. */
export class ScanError extends Error {
  override name = "ScanError";
}

interface ScannerLimits {
  connectMs?: number;
  /** Limit for a whole file. Matches clamd's own default. */
  scanMs?: number;
  pingMs?: number;
}

const DEFAULT_PORT = 3310;
/** Far longer than any reply. */
const ANSWER_BYTES = 4096;

/** @param url `tcp://host:port` */
export function createClamd(url: string, limits: ScannerLimits = {}): Scanner {
  const { hostname: host, port } = new URL(url);
  const { connectMs = 5_000, scanMs = 120_000, pingMs = 3_000 } = limits;

  /** Sends a command to clamd and returns its reply; clamd closes the connection after each. */
  async function ask(
    withinMs: number,
    say: (socket: Socket) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<string> {
    const socket = connect({ host, port: Number(port) || DEFAULT_PORT });
    const stop = (reason: string) => () => socket.destroy(new ScanError(reason));
    const noAnswer = stop("The malware scanner doesn't answer.");
    const connecting = setTimeout(noAnswer, connectMs);
    const waiting = setTimeout(noAnswer, withinMs);
    const interrupted = stop("The check was interrupted.");
    signal?.addEventListener("abort", interrupted, { once: true });
    socket.once("connect", () => clearTimeout(connecting));
    const answer = readAnswer(socket);
    const said = say(socket).then(
      () => answer,
      (error: unknown) => (socket.errored ? answer : Promise.reject(error)),
    );
    try {
      // clamd may reply before everything is sent, for example if the file is too large for it.
      return await Promise.race([answer, said]);
    } finally {
      clearTimeout(connecting);
      clearTimeout(waiting);
      signal?.removeEventListener("abort", interrupted);
      socket.destroy();
    }
  }

  return {
    async scan(file, signal) {
      try {
        return verdictOf(
          await ask(scanMs, (socket) => pipeline(framed(file), socket, { end: false }), signal),
        );
      } finally {
        file.destroy();
      }
    },
    async ping() {
      const answer = await ask(pingMs, async (socket) => void socket.write("zPING\0"));
      if (answer !== "PONG") throw new ScanError("The malware scanner gives no sensible answer.");
    },
  };
}

/** Everything up to the zero byte. */
function readAnswer(socket: Socket): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
      const end = text.indexOf("\0");
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > ANSWER_BYTES) socket.destroy();
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      const cannot = `The malware scanner can't be reached (${error.code ?? error.message}).`;
      reject(error instanceof ScanError ? error : new ScanError(cannot));
    });
    socket.on("close", () => reject(new ScanError("The malware scanner broke off.")));
  });
  // Callers get the error; without one it would be unhandled.
  answer.catch(() => undefined);
  return answer;
}

async function* framed(file: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of file as AsyncIterable<Buffer>) {
    // Each chunk is preceded by its length; a length of zero ends the stream.
    if (chunk.length > 0) yield Buffer.concat([lengthOf(chunk.length), chunk]);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** `stream: OK`, `stream: {name} FOUND`, or `{reason} ERROR`. */
function verdictOf(answer: string): Verdict {
  if (answer === "stream: OK") return { finding: null };
  const [, finding] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (finding !== undefined) return { finding };
  if (/size limit exceeded/i.test(answer)) {
    throw new ScanError(
      "The file is bigger than the malware scanner takes: raise its StreamMaxLength.",
    );
  }
  throw new ScanError("The malware scanner couldn't check the file.");
}
