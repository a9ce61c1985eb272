import { createHmac, randomBytes } from "node:crypto";
import { DIGEST_BYTES, TICKET_DIGEST } from "@kdl/schemas/door/door";
import { expect, test } from "vitest";
import { ticketDigest } from "./ticket-digest.ts";

test("is what the server computes", async () => {
  for (let times = 0; times < 20; times += 1) {
    const salt = randomBytes(32);
    const digest = createHmac("sha256", salt).update("K7MP3QXR9T").digest();
    const expected = digest.subarray(0, DIGEST_BYTES).toString("base64url");
    expect(await ticketDigest(salt.toString("base64url"), "K7MP3QXR9T")).toBe(expected);
    expect(expected).toMatch(TICKET_DIGEST);
  }
});
