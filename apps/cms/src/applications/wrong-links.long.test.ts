/** Guessing links to applications reveals nothing, however often. */
import { randomBytes } from "node:crypto";
import { applicationCall } from "@kdl/schemas/applications/application";
import { beforeAll, expect, test } from "vitest";
import { answerApplicationCall } from "../contract/application-calls.ts";
import { linkToken } from "../mail/application-link.ts";
import { apply } from "../testing/applications.ts";
import { startPayload } from "../testing/start-payload.ts";

const TIMES = Number(process.env["WRONG_LINKS"] ?? 10_000);
const AT_ONCE = 50;
const LIMIT_MS = 60 * 60_000;

let right: string;
beforeAll(async () => {
  const { reference } = await apply(await startPayload(), "volunteer");
  right = linkToken("volunteer", reference);
});

async function ask(token: string): Promise<[number, string]> {
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request(`http://cms.example${applicationCall.own}`, { headers });
  const response = await answerApplicationCall(request, applicationCall.own);
  return [response.status, await response.text()];
}

/** Random, or near the right one. */
function wrongToken(index: number): string {
  if (index % 2 === 0) return randomBytes(32).toString("base64url");
  const at = index % right.length;
  const other = right[at] === "A" ? "B" : "A";
  return right.slice(0, at) + other + right.slice(at + 1);
}

test(`${TIMES} wrong links get one answer`, { timeout: LIMIT_MS }, async () => {
  const answers = new Set<string>();
  for (let begun = 0; begun < TIMES; begun += AT_ONCE) {
    const tokens = Array.from({ length: AT_ONCE }, (_, index) => wrongToken(begun + index));
    for (const answer of await Promise.all(tokens.map(ask))) answers.add(JSON.stringify(answer));
  }
  expect([...answers]).toEqual([expect.stringMatching(/^\[404,/)]);
  const [status, body] = await ask(right);
  expect([status, JSON.parse(body)]).toMatchObject([200, { stage: "received" }]);
});
