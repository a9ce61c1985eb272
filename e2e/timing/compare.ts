/** Compares the duration of two kinds of calls that must be indistinguishable. */
import { randomBytes } from "node:crypto";
import type { Send } from "@kdl/mock-upstream/signed-fetch";
import type { ShippedSite } from "../support/shipped-site.ts";
import { standardScore } from "./rank-test.ts";

export interface Pair {
  name: string;
  path: string;
  /** The body of a call for an existing account. */
  known: () => unknown;
  /** The same for an account that doesn't exist. */
  unknown: () => unknown;
  /** For calls that send mail: how long to wait afterwards, in ms, since the server sends mail later. */
  settleMs?: number;
}

/** Smaller differences are about one database query, which can't be measured over a network. */
const NOISE_MS = 1;
const NOISE_SCORE = 3.3;

/** Calls before the measurement, since programs are slow at first. */
export const WARM_UP = 20;

/** In ms, to two decimals. */
export interface Comparison {
  call: string;
  known: number;
  unknown: number;
  /** Positive if calls for known accounts take longer. */
  difference: number;
  /** How far both differ beyond noise; within ±3.3 by chance. */
  score: number;
}

/** Alternates between both in random order, so that other load on the machine affects both. */
export async function compare(
  { cmsUrl, send }: Pick<ShippedSite, "cmsUrl" | "send">,
  pair: Pair,
  tries: number,
): Promise<Comparison> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const kinds = ["known", "unknown"] as const;
  for (let round = -WARM_UP; round < tries; round += 1) {
    const order = Math.random() < 0.5 ? kinds : kinds.toReversed();
    for (const kind of order) {
      const ms = await timeOf(send, cmsUrl + pair.path, pair[kind]());
      await new Promise((resolve) => setTimeout(resolve, pair.settleMs ?? 0));
      if (round >= 0) times[kind].push(ms);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return {
    call: pair.name,
    known: rounded(known),
    unknown: rounded(unknown),
    difference: rounded(known - unknown),
    score: rounded(standardScore(times.known, times.unknown)),
  };
}

async function timeOf(send: Send, address: string, body: unknown): Promise<number> {
  const content = JSON.stringify(body);
  const begun = performance.now();
  const response = await send(address, {
    method: "POST",
    // A new client each time, so that no limit applies.
    headers: { "content-type": "application/json", "x-forwarded-for": randomAddress() },
    body: content,
  });
  await response.arrayBuffer();
  const ms = performance.now() - begun;
  if (response.status >= 500) throw new Error(`${address}: ${response.status}`);
  return ms;
}

/** A random client address. */
export const randomAddress = () => [10, ...randomBytes(3)].join(".");

export function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const rounded = (ms: number) => Math.round(ms * 100) / 100;

/** Whether two kinds of calls can be distinguished by how long they take. */
export const isApart = ({ difference, score }: Pick<Comparison, "difference" | "score">): boolean =>
  Math.abs(difference) >= NOISE_MS && Math.abs(score) > NOISE_SCORE;
