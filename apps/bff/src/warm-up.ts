import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ContentStore } from "./content/content-store.ts";
import type { Lateness } from "./overload/lateness.ts";

/** A gateway whose upstream says nothing starts all the same, to say so. */
const WITHIN_MS = 2_000;
/** All pages take less than a second, where the processor has nothing else to do. */
const DRAWN_WITHIN_MS = 10_000;

/**
 * Loads all content and draws all pages, as far as there is time, before anybody is let in: a proxy that
 * can't ask `/readyz` sends a gateway its share of visitors as soon as it takes connections, and a crowd
 * that waits for pages to be drawn is what turns visitors away.
 */
export async function warmUp(
  app: Pick<FastifyInstance, "inject">,
  content: Pick<ContentStore, "warm" | "status">,
  siteOrigin: string | undefined,
): Promise<void> {
  await Promise.race([content.warm(), pause(WITHIN_MS, undefined, { ref: false })]);
  if (content.status().lastSuccess === null) return;
  const deadline = performance.now() + DRAWN_WITHIN_MS;
  const headers = siteOrigin === undefined ? {} : { host: new URL(siteOrigin).host };
  const draw = async () => {
    const { body } = await app.inject({ url: "/sitemap.xml", headers });
    for (const url of ["/", ...pathsIn(body)]) {
      if (performance.now() > deadline) return;
      await app.inject({ url, headers });
    }
  };
  await Promise.race([draw(), pause(DRAWN_WITHIN_MS, undefined, { ref: false })]);
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, address = ""]) => URL.parse(address)?.pathname ?? [],
  );

/** Longer than what lateness looks back on. */
const LOOK_MS = 600;
const LOOKS = 4;
const CALM_MS = 100;

/** Waits until the work of starting is no longer seen as overload, which would turn the first visitors away. */
export async function calmDown(lateness: Pick<Lateness, "ms">): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOK_MS);
    if (lateness.ms() < CALM_MS) return;
  }
}
