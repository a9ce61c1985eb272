import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** Headers that node:http adds by itself. */
const AUTOMATIC = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);
const TIMEOUT_MS = 20_000;

/** One reply as received: still compressed, headers in their order. */
export function sampleReply(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const sent = response.rawHeaders;
      const pairs = sent.flatMap((name, index) =>
        index % 2 === 0 && !AUTOMATIC.has(name.toLowerCase()) ? [[name, sent[index + 1]!]] : [],
      );
      buffer(response).then((body) => resolve({ headers: pairs.flat(), body }), reject);
    }).once("error", reject);
  });
}

export async function waitUntilOk(url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} was not ready in time. Is everything built?`);
}
