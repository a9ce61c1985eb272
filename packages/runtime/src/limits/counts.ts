/** How often a key was counted in its window, and when the window ends. */
export interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts that several processes share. */
export interface SharedCounts {
  /** Counts once more; the window begins with the first. `null` if the store doesn't answer. */
  add(key: string, windowMs: number): Promise<Count | null>;
  /** Counts once less, as long as the window lasts and the store answers. */
  giveBack(key: string): Promise<void>;
}
