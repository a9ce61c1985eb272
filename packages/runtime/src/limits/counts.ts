/** How often a key was counted in its current window. */
export interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts shared by several processes. */
export interface SharedCounts {
  /** Adds one; the window starts with the first. `null` if the store doesn't answer. */
  add(key: string, windowMs: number): Promise<Count | null>;
  /** Subtracts one, if the window hasn't ended and the store answers. */
  giveBack(key: string): Promise<void>;
}
