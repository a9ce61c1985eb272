import { setTimeout as delay } from "node:timers/promises";

/** Limits how long to wait. @throws after the limit */
export async function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = delay(limitMs, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new Error(`No answer within ${limitMs} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

/** Caches the result of an expensive check: health checks may come from many clients. */
export function cached<T>(forMs: number, ask: () => Promise<T>): () => Promise<T> {
  let askedAt = -Infinity;
  let answer: Promise<T> | undefined;
  return () => {
    if (answer === undefined || performance.now() - askedAt > forMs) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}
