import { setTimeout as delay } from "node:timers/promises";
import type { Resource } from "@kdl/schemas/content/resources";
import { webhookHeaders } from "@kdl/schemas/contract/signing";
import { type ContentChange, WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";

/** Debounces changes: sends after QUIET_MS without a change, and after AT_LATEST_MS at the latest. */
const QUIET_MS = 150;
const AT_LATEST_MS = 1000;
/**
 * Minimum interval. Each message makes the gateways render their pages again; without a limit, they would
 * do little else while an event with few seats fills up.
 */
const GAP_MS = 1000;
const TIMEOUT_MS = 3000;
const RETRIES_AFTER_MS = [500, 2000, 8000];

interface NotifierOptions {
  /** Origins of the gateways. */
  gateways: readonly string[];
  /** Signs the webhook; `null` turns it off. */
  secret: string | null;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  retriesAfterMs?: readonly number[];
  /** Called when a gateway has accepted a message. */
  onDelivered?: () => void;
  /** Called when all attempts to reach a gateway have failed. */
  onFailure?: (gateway: string, reason: string) => void;
}

export interface Notifier {
  /** Records that resources changed and notifies the gateways soon. Returns immediately, never throws. */
  notify(resources: readonly Resource[]): void;
  /** Sends pending changes immediately and without retries; resolves when that is done. */
  close(): Promise<void>;
}

/** Creates a {@link Notifier}: debounced, signed, with a few retries, in the background. */
export function createNotifier(options: NotifierOptions): Notifier {
  const { gateways, secret, retriesAfterMs = RETRIES_AFTER_MS } = options;
  const send = options.fetch ?? globalThis.fetch;
  const changed = new Set<Resource>();
  let firstAt = 0;
  let sentAt = -GAP_MS;
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function post(gateway: string, key: string, body: string): Promise<string | null> {
    try {
      const response = await send(gateway + WEBHOOK_PATH, {
        method: "POST",
        headers: webhookHeaders(key, body),
        body,
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async function deliver(gateway: string, key: string, body: string): Promise<void> {
    const { signal } = closing;
    let failure = await post(gateway, key, body);
    for (const wait of retriesAfterMs) {
      if (failure === null || signal.aborted) break;
      await delay(wait, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) failure = await post(gateway, key, body);
    }
    if (failure === null) options.onDelivered?.();
    else options.onFailure?.(gateway, failure);
  }

  function flush(): void {
    timer = undefined;
    if (secret === null) return;
    sentAt = Date.now();
    const change: ContentChange = { resources: [...changed] };
    changed.clear();
    const body = JSON.stringify(change);
    for (const gateway of gateways) {
      const delivery = deliver(gateway, secret, body);
      underWay.add(delivery);
      void delivery.then(() => underWay.delete(delivery));
    }
  }

  return {
    notify(resources) {
      if (secret === null || resources.length === 0) return;
      const now = Date.now();
      if (changed.size === 0) firstAt = now;
      for (const resource of resources) changed.add(resource);
      clearTimeout(timer);
      const soonest = sentAt + GAP_MS - now;
      timer = setTimeout(
        flush,
        Math.max(0, soonest, Math.min(QUIET_MS, firstAt + AT_LATEST_MS - now)),
      );
    },
    async close() {
      clearTimeout(timer);
      if (changed.size > 0) flush();
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
