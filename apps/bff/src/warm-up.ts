import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ContentStore } from "./content/content-store.ts";
import type { Lateness } from "./overload/lateness.ts";

/** Without an answer from the upstream the gateway starts anyway, and says so. */
const WITHIN_MS = 2_000;
/** Rendering all pages takes less than a second on an idle processor. */
const RENDERED_WITHIN_MS = 10_000;

/**
 * Loads all content and renders all pages, as far as time allows, before the gateway listens. A proxy
 * that can't check `/readyz` sends visitors as soon as the port is open, and a burst of cold pages would
 * overload the gateway.
 */
export async function warmUp(
  app: Pick<FastifyInstance, "inject">,
  content: Pick<ContentStore, "warm" | "status">,
  siteOrigin: string | undefined,
): Promise<void> {
  await Promise.race([content.warm(), pause(WITHIN_MS, undefined, { ref: false })]);
  if (content.status().lastSuccess === null) return;
  const deadline = performance.now() + RENDERED_WITHIN_MS;
  const headers = siteOrigin === undefined ? {} : { host: new URL(siteOrigin).host };
  const render = async () => {
    const { body } = await app.inject({ url: "/sitemap.xml", headers });
    for (const url of ["/", ...pathsIn(body)]) {
      if (performance.now() > deadline) return;
      await app.inject({ url, headers });
    }
  };
  await Promise.race([render(), pause(RENDERED_WITHIN_MS, undefined, { ref: false })]);
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, address = ""]) => URL.parse(address)?.pathname ?? [],
  );

/** Longer than the window over which lateness is measured. */
const CHECK_MS = 600;
const CHECKS = 4;
const IDLE_MS = 100;

/** Waits until the work of starting no longer counts as overload, so that the first visitors aren't shed. */
export async function waitForIdleEventLoop(lateness: Pick<Lateness, "ms">): Promise<void> {
  for (let check = 0; check < CHECKS; check += 1) {
    await pause(CHECK_MS);
    if (lateness.ms() < IDLE_MS) return;
  }
}
