/** Limits how many uploads run at once, and picks the one to drop when all slots are taken. */
import { normalizeIP } from "@fastify/rate-limit";
import type { ClientWatch } from "./client-watch.ts";

/** An upload that holds a slot. */
interface Holder {
  /** Its address, or its /64. */
  client: string;
  /** Its /24, or its /48. */
  network: string;
  begunAt: number;
  watch: Pick<ClientWatch, "rate" | "shed">;
}

export interface UploadSlots {
  /**
   * Takes a slot. If all are taken, drops the slowest upload: each rate is divided by the number of
   * uploads from the same network.
   *
   * @param address of the client
   * @returns a function that releases the slot; `null` if no upload can be dropped, since all wait for the upstream
   */
  take(address: string, watch: Holder["watch"]): (() => void) | null;
  inUse(): number;
}

export interface SlotLimits {
  atOnce: number;
  /** Slots per client. */
  perClient: number;
  now?: () => number;
}

/** Assumed for uploads that are too new to measure, in bytes per second. */
const NEWCOMER_RATE = 64 * 1024;
const NEWCOMER_MS = 1_000;
const CLIENT_PREFIX = 64;
const NETWORK_PREFIX = 48;

export function createUploadSlots({
  atOnce,
  perClient,
  now = () => performance.now(),
}: SlotLimits): UploadSlots {
  const holders = new Set<Holder>();

  function worth({ begunAt, watch }: Holder, sharedBy: number): number | null {
    const rate = watch.rate();
    if (rate === null) return null;
    const isNew = now() - begunAt < NEWCOMER_MS;
    return (isNew ? Math.max(rate, NEWCOMER_RATE) : rate) / sharedBy;
  }

  /** The upload with the lowest rate, by the rule above; of several, the one that came first. */
  function leastOf(candidates: readonly Holder[]): Holder | null {
    const sizes = countBy([...holders], ({ network }) => network);
    let least: { holder: Holder; worth: number } | null = null;
    for (const holder of candidates) {
      const found = worth(holder, sizes.get(holder.network) ?? 1);
      if (found !== null && (least === null || found < least.worth))
        least = { holder, worth: found };
    }
    return least?.holder ?? null;
  }

  /** Drops an upload if all slots are taken. */
  function freeSlot(client: string): boolean {
    const own = [...holders].filter((holder) => holder.client === client);
    const isFull = holders.size >= atOnce;
    if (!isFull && own.length < perClient) return true;
    const least = leastOf(own.length >= perClient ? own : [...holders]);
    if (least === null) return false;
    holders.delete(least);
    least.watch.shed();
    return true;
  }

  return {
    take(address, watch) {
      const client = normalizeIP(address, CLIENT_PREFIX);
      if (!freeSlot(client)) return null;
      const holder = { client, network: networkOf(address), begunAt: now(), watch };
      holders.add(holder);
      return () => void holders.delete(holder);
    },
    inUse: () => holders.size,
  };
}

function networkOf(address: string): string {
  const prefix = normalizeIP(address, NETWORK_PREFIX);
  return prefix.includes(":") ? prefix : prefix.split(".").slice(0, 3).join(".");
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
