/** Keeps the upstream's content in memory. */
import { resourceNames, type Resource } from "@kdl/schemas/content/resources";
import { PREVIEW_HEADER } from "@kdl/schemas/contract/signing";
import { inOwnScope } from "@kdl/runtime/request/request-scope";
import type { BaseLogger } from "pino";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import { timed } from "../metrics/timed-calls.ts";
import type { ReadClient } from "../upstream/read-client.ts";
import type { Content } from "./content.ts";
import { ResourceCache } from "./resource-cache.ts";
import { PROBE_INTERVAL_MS } from "./limits.ts";
import { trackReachability } from "./reachability.ts";
import { loadContent, type LoadedContent, type LoadOptions } from "./load-content.ts";

/** Content as one reader sees it: published, or with drafts. */
export interface ContentView {
  /**
   * Sanitised content.
   * @throws {UpstreamError} if there is no good content from the last 24 h
   */
  get<R extends Resource>(resource: R): Promise<Content[R]>;
  /** Whether `get` would still resolve to this very value. */
  isCurrent(resource: Resource, value: unknown): boolean;
  /** Grows whenever the resource's content actually changed. */
  versionOf(resource: Resource): number;
}

export interface ContentStore extends ContentView {
  /** Grows whenever any resource's content actually changed. */
  readonly revision: number;
  /** Makes resources stale: they are fetched again before the next use, with the old value as a fallback. */
  invalidate(resources: readonly Resource[]): void;
  /** A view that asks the upstream for drafts and caches nothing. */
  preview(token: string): ContentView;
  /** Loads everything, so that the first visitor needn't wait. Failures are retried later. */
  warm(): Promise<void>;
  status(): { reachable: boolean; lastSuccess: Date | null };
  /** When each resource was last loaded; `null` for those that never were. */
  loadTimes(): { resource: Resource; loadedAt: number | null }[];
  close(): Promise<void>;
}

export interface ContentStoreOptions extends LoadOptions {
  upstream: ReadClient;
  /** Seconds for which content counts as fresh. */
  ttlS: number;
  log: Pick<BaseLogger, "info" | "warn" | "error">;
  metrics: Pick<GatewayMetrics, "upstreamCall">;
}

type Caches = { [R in Resource]: ResourceCache<Content[R], LoadedContent<R>> };

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { log } = options;
  let revision = 0;
  const versions = new Map<Resource, number>();
  const reachability = trackReachability();
  let probe: NodeJS.Timeout | null = null;
  let probes = 0;
  let closed = false;

  const cacheFor = <R extends Resource>(resource: R) =>
    new ResourceCache<Content[R], LoadedContent<R>>({
      ttlMs: options.ttlS * 1000,
      load: (known) =>
        timed(options.metrics, resource, () => loadContent(resource, options, known)),
      onLoaded({ changed, isNews }) {
        reachability.loaded(resource);
        if (changed) {
          revision += 1;
          versions.set(resource, revision);
        }
        if (isNews) log.info({ resource }, "content loads again");
      },
      onFailed({ error, isNews }) {
        reachability.failed(resource);
        if (isNews) log.error({ resource, err: error }, "content can't be loaded");
        scheduleProbe();
      },
    });
  const caches = Object.fromEntries(
    resourceNames.map((resource) => [resource, cacheFor(resource)]),
  ) as unknown as Caches;

  // Without it, a gateway without visitors, for example because /readyz fails, would never recover.
  function scheduleProbe(): void {
    if (probe || closed) return;
    probe = setTimeout(() => void inOwnScope(runProbe), PROBE_INTERVAL_MS).unref();
  }

  async function runProbe(): Promise<void> {
    const all = Object.values(caches);
    const failing = all.filter((cache) => cache.isFailing);
    // One request finds out whether the upstream is back before all the others follow. Candidates take
    // turns: one may be missing for good, and a healthy one shows that only some fail.
    const candidates = reachability.isReachable() ? failing : all;
    probes += 1;
    const candidate = candidates[probes % candidates.length];
    const [outcome] = await Promise.allSettled(candidate ? [candidate.refresh()] : []);
    probe = null;
    const isBack = outcome?.status === "fulfilled";
    if (isBack)
      await Promise.allSettled(failing.map((cache) => cache.isFailing && cache.refresh()));
    if (failing.some((cache) => cache.isFailing)) scheduleProbe();
  }

  return {
    get: (resource) => caches[resource].get(),
    isCurrent: (resource, value) => caches[resource].holds(value),
    versionOf: (resource) => versions.get(resource) ?? 0,
    get revision() {
      return revision;
    },
    invalidate(resources) {
      for (const resource of resources) caches[resource].invalidate();
    },
    preview: (token) => ({
      get: async (resource) =>
        (await loadContent(resource, { ...options, headers: { [PREVIEW_HEADER]: token } }, null))
          .value,
      // Drafts are fetched again for each reply.
      isCurrent: () => true,
      versionOf: () => 0,
    }),
    async warm() {
      const loads = inOwnScope(() => resourceNames.map((resource) => caches[resource].get()));
      await Promise.allSettled(loads);
    },
    status: () => ({
      reachable: reachability.isReachable(),
      lastSuccess: reachability.lastSuccess(),
    }),
    loadTimes: () =>
      resourceNames.map((resource) => ({ resource, loadedAt: caches[resource].loadedAt })),
    async close() {
      closed = true;
      if (probe) clearTimeout(probe);
      await options.upstream.close();
    },
  };
}
