/** How often one visitor may send, over both gateways. */
import assert from "node:assert/strict";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { SERVED_BY } from "./nginx.ts";
import { LIMIT, type ScaledSite } from "./site.ts";
import { untilTrue } from "./until-true.ts";

/** Sends a form that is wrong: it is counted, and goes no further. @param visitor an address of this machine */
async function sendWrong(url: string, visitor: string) {
  const { hostname, port } = new URL(url);
  const headers = { accept: "application/json", "content-type": "application/json" };
  const options = { hostname, port, path: "/contact", method: "POST", headers };
  return new Promise<{ status: number; by: string }>((resolve, reject) => {
    const call = request({ ...options, localAddress: visitor, agent: false }, (reply) => {
      const by = String(reply.headers[SERVED_BY]);
      text(reply).then(() => resolve({ status: reply.statusCode ?? 0, by }), reject);
    });
    call.once("error", reject);
    call.end("{}");
  });
}

/** Sends until refused. @returns who answered how often before */
async function sendUntilRefused(url: string, visitor: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let sent = 0; sent <= 2 * LIMIT; sent += 1) {
    const { status, by } = await sendWrong(url, visitor);
    if (status === 429) return counts;
    assert.equal(status, 422);
    counts.set(by, (counts.get(by) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);
const told = (counts: ReadonlyMap<string, number>) => [...counts.values()].join(" + ");

export async function gatewaysCountTogether(site: ScaledSite): Promise<string> {
  const counts = await sendUntilRefused(site.url, "127.0.0.2");
  assert.equal(sum(counts), LIMIT, told(counts));
  assert.equal(counts.size, 2, "both gateways took part");
  for (const count of counts.values()) assert.ok(count < LIMIT, told(counts));
  return `refused after ${told(counts)}`;
}

export async function eachCountsAloneWithoutRedis(site: ScaledSite): Promise<string> {
  await site.redis.end("SIGKILL");
  const counts = await sendUntilRefused(site.url, "127.0.0.3");
  // nginx takes them in turn, so that the first to refuse has had its share.
  assert.ok(sum(counts) >= LIMIT && sum(counts) <= 2 * LIMIT, told(counts));
  await site.redis.start();
  let visitor = 10;
  await untilTrue("gateways that count together again", async () => {
    visitor += 1;
    return sum(await sendUntilRefused(site.url, `127.0.0.${visitor}`)) === LIMIT;
  });
  return `refused after ${told(counts)}; together again once it was back`;
}
