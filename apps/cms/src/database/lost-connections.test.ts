import { EventEmitter } from "node:events";
import type { Payload } from "payload";
import { expect, test, vi } from "vitest";
import { outliveLostConnections } from "./lost-connections.ts";

const lost = new Error("Connection terminated unexpectedly");

test("neither an idle connection nor one in use ends the program when it is lost", () => {
  const pool = new EventEmitter();
  const onLost = vi.fn<(error: Error) => void>();
  outliveLostConnections({ db: { pool } } as unknown as Payload, onLost);

  const connection = new EventEmitter();
  pool.emit("acquire", connection);
  pool.emit("acquire", connection);
  expect(connection.emit("error", lost)).toBe(true);
  expect(pool.emit("error", lost)).toBe(true);
  expect(onLost.mock.calls).toEqual([[lost], [lost]]);
});

test("a file has no pool", () => {
  expect(() =>
    outliveLostConnections({ db: {} } as unknown as Payload, () => undefined),
  ).not.toThrow();
});
