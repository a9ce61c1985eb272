import { LRUCache } from "lru-cache";
import type { Count } from "./counts.ts";

interface Window {
  current: number;
  endsAt: number;
}

/** Counts in this process's memory. */
export interface OwnCounts {
  /** Adds one; the window starts with the first. */
  add(key: string, windowMs: number): Count;
  /** Subtracts one. */
  giveBack(key: string): void;
}

/** @param max keys in memory; the least recently used go first */
export function createOwnCounts(max: number): OwnCounts {
  const windows = new LRUCache<string, Window>({ max });
  return {
    add(key, windowMs) {
      const now = Date.now();
      const known = windows.get(key);
      const isOpen = known !== undefined && now < known.endsAt;
      const window = isOpen ? known : { current: 0, endsAt: now + windowMs };
      window.current += 1;
      if (!isOpen) windows.set(key, window);
      return { current: window.current, ttl: window.endsAt - now };
    },
    giveBack(key) {
      const known = windows.get(key);
      if (known && known.current > 0) known.current -= 1;
    },
  };
}
