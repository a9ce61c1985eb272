import {
  FAILURE_MEMORY_MS,
  MAX_STALE_MS,
  WAIT_AFTER_FAILURE_MS,
  WAIT_WITH_FALLBACK_MS,
} from "./limits.ts";

/** The result of a load; equal digests mean equal values. */
export interface Loaded<T> {
  value: T;
  digest: string;
}

export interface ResourceCacheOptions<T, L extends Loaded<T>> {
  ttlMs: number;
  /** `known` is the cached result, so that an unchanged reply need not be parsed again. */
  load: (known: L | null) => Promise<L>;
  /** Called after each load; `isNews` if the previous load ended differently. */
  onLoaded: (outcome: { changed: boolean; isNews: boolean }) => void;
  onFailed: (outcome: { error: unknown; isNews: boolean }) => void;
}

/**
 * One resource's content: fresh for `ttlMs`, then shown stale while one load runs in the background,
 * and for up to {@link MAX_STALE_MS} while loads fail.
 * Reasons: docs/decisions/009-content-from-the-upstream.md.
 */
export class ResourceCache<T, L extends Loaded<T> = Loaded<T>> {
  readonly #options: ResourceCacheOptions<T, L>;
  #cached: { loaded: L; at: number } | null = null;
  #failure: { error: unknown; at: number } | null = null;
  #flight: { promise: Promise<T>; startedAt: number; generation: number } | null = null;
  #nextFlight: Promise<T> | null = null;
  #freshUntil = 0;
  /** Whether the cached value is known to be out of date, so that a newer one is worth waiting for. */
  #isOutdated = false;
  /** Grows with each invalidation: a load that began before it doesn't count as fresh. */
  #generation = 0;

  constructor(options: ResourceCacheOptions<T, L>) {
    this.#options = options;
  }

  /** Whether the last load failed. */
  get isFailing(): boolean {
    return this.#failure !== null;
  }

  /** When the cached value was last current, in milliseconds since 1970; `null` before the first load. */
  get loadedAt(): number | null {
    return this.#cached?.at ?? null;
  }

  /** Whether this is the cached value. */
  holds(value: unknown): boolean {
    return this.#cached?.loaded.value === value;
  }

  async get(): Promise<T> {
    const now = Date.now();
    const isUsable = this.#cached !== null && now - this.#cached.at < MAX_STALE_MS;
    const fallback = isUsable ? this.#cached : null;
    if (fallback && now < this.#freshUntil) return fallback.loaded.value;

    const failure = this.#failure;
    const failedJustNow = failure !== null && now - failure.at < FAILURE_MEMORY_MS;
    if (failedJustNow && !this.#flight) {
      if (fallback) return fallback.loaded.value;
      throw failure.error;
    }
    const flight = this.refresh();
    if (!fallback) return failure ? this.#waitAfter(failure.error, flight) : flight;
    if (!this.#isOutdated) return fallback.loaded.value;
    const timeout = pass(WAIT_WITH_FALLBACK_MS).then(() => fallback.loaded.value);
    return Promise.race([flight.catch(() => fallback.loaded.value), timeout]);
  }

  /** Marks the cached value as out of date; it remains as a fallback. */
  invalidate(): void {
    this.#generation += 1;
    this.#freshUntil = 0;
    this.#isOutdated = true;
    // An upstream that reports a change is up, so it can be asked at once.
    if (this.#failure) this.#failure.at = 0;
  }

  /** Loads again. Shares a load in progress, unless something changed since it began. */
  refresh(): Promise<T> {
    if (!this.#flight) return this.#start();
    if (this.#flight.generation === this.#generation) return this.#flight.promise;
    if (!this.#nextFlight) {
      const again = () => {
        this.#nextFlight = null;
        return this.refresh();
      };
      this.#nextFlight = this.#flight.promise.then(again, again);
      this.#nextFlight.catch(() => {});
    }
    return this.#nextFlight;
  }

  #start(): Promise<T> {
    const generation = this.#generation;
    const promise = this.#load(generation).finally(() => {
      this.#flight = null;
    });
    // Nothing awaits background loads; the failure is recorded instead.
    promise.catch(() => {});
    this.#flight = { promise, startedAt: Date.now(), generation };
    return promise;
  }

  async #load(generation: number): Promise<T> {
    const wasFailing = this.isFailing;
    try {
      const known = this.#cached?.loaded ?? null;
      const loaded = await this.#options.load(known);
      const changed = loaded.digest !== known?.digest;
      const current = changed || !known ? loaded : { ...loaded, value: known.value };
      this.#cached = { loaded: current, at: Date.now() };
      this.#failure = null;
      if (generation === this.#generation) this.#settle(this.#options.ttlMs);
      this.#options.onLoaded({ changed, isNews: wasFailing });
      return current.value;
    } catch (error) {
      this.#failure = { error, at: Date.now() };
      if (generation === this.#generation) this.#settle(0);
      this.#options.onFailed({ error, isNews: !wasFailing });
      throw error;
    }
  }

  #settle(freshForMs: number): void {
    this.#freshUntil = Date.now() + freshForMs;
    this.#isOutdated = false;
  }

  /** Waits only briefly for an upstream that failed before: if it hangs, visitors mustn't. */
  async #waitAfter(reason: unknown, flight: Promise<T>): Promise<T> {
    const startedAt = this.#flight?.startedAt ?? Date.now();
    const waitMs = Math.max(0, startedAt + WAIT_AFTER_FAILURE_MS - Date.now());
    const timeUp = pass(waitMs).then(() => {
      throw reason;
    });
    return Promise.race([flight, timeUp]);
  }
}

/** Resolves after `ms` milliseconds; doesn't keep the process alive. */
function pass(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
