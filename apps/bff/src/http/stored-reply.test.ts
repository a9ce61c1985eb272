import { expect, test } from "vitest";
import { assembleReply, storeReply } from "./stored-reply.ts";

const source = { status: 200, headers: {}, encodings: ["br", "gzip"] as const };

test("an unchanged body isn't compressed again", async () => {
  const known = await storeReply({ ...source, body: "x".repeat(2_000) });
  const same = await storeReply({ ...source, body: "x".repeat(2_000), known });
  expect(same.br?.body).toBe(known.br?.body);
  expect(same.gzip?.body).toBe(known.gzip?.body);
  const other = await storeReply({ ...source, body: "y".repeat(2_000), known });
  expect(other.br?.body).not.toEqual(known.br?.body);
});

test("encodings that were missing are prepared", async () => {
  const body = "x".repeat(2_000);
  const known = await storeReply({ ...source, body, encodings: [] });
  expect((await storeReply({ ...source, body, known })).br).not.toBeNull();
});

test("a small reply keeps no more memory than its own bodies", async () => {
  const { identity, br, gzip } = await storeReply({ ...source, body: "word ".repeat(500) });
  for (const form of [identity, br, gzip]) {
    expect(form?.body.buffer.byteLength).toBe(form?.body.byteLength);
  }
  const pooled = { identity: Buffer.from("small"), br: null, gzip: null };
  const reply = assembleReply({ status: 200, headers: {} }, pooled);
  expect(reply.identity.body.buffer.byteLength).toBe(5);
});
