import { setTimeout as delay } from "node:timers/promises";

/** Waits for something no longer than is sensible. @throws when it takes longer */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
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

/** Asks again only when the last answer is old: many may want to know something that costs others work. */
export function kept<T>(forMs: number, ask: () => Promise<T>): () => Promise<T> {
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
