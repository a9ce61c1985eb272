import { Writable } from "node:stream";
import type { Logger } from "pino";
import { createLogger } from "../logger.ts";

/** A log whose lines a test can read. */
export function logLines(): { log: Logger; lines: () => Record<string, unknown>[] } {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  return {
    log: createLogger("debug", stream),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
