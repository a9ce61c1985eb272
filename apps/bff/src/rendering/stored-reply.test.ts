import { expect, test } from "vitest";
import { storeReply } from "./stored-reply.ts";

const source = { status: 200, headers: {}, encodings: ["br", "gzip"] as const };

test("what says the same as before is not compressed again", async () => {
  const known = await storeReply({ ...source, body: "x".repeat(2_000) });
  const same = await storeReply({ ...source, body: "x".repeat(2_000), known });
  expect(same.br?.body).toBe(known.br?.body);
  expect(same.gzip?.body).toBe(known.gzip?.body);
  const other = await storeReply({ ...source, body: "y".repeat(2_000), known });
  expect(other.br?.body).not.toEqual(known.br?.body);
});

test("what was not prepared before is now", async () => {
  const body = "x".repeat(2_000);
  const known = await storeReply({ ...source, body, encodings: [] });
  expect((await storeReply({ ...source, body, known })).br).not.toBeNull();
});
