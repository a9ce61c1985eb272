/** Pseudo-random numbers from a seed, so that a run can be repeated. */
export interface Chance {
  /** A whole number from 0 up to, but without, `below`. */
  below(below: number): number;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0 || 1;
  return {
    below(below) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % below;
    },
  };
}
