import type { Payload } from "payload";
import { env } from "../env.ts";
import { withLease } from "../leases/lease.ts";
import { startRunner } from "../lifecycle/runner.ts";
import { checkLinks } from "./check-links.ts";
import { isDue, readState } from "./check-state.ts";

const LOOK_EVERY_MS = 60_000;

/** Checks links every night and when staff ask for it, in one of all processes that share the database. */
export function startLinkCheck(payload: Payload): void {
  if (env.LINK_CHECK === "off") return;
  const isWanted = async () => isDue(await readState(payload), new Date());
  async function round(signal: AbortSignal): Promise<void> {
    try {
      if (!(await isWanted())) return;
      await withLease(payload, "links", async () => {
        // Another process may have just finished one.
        if (await isWanted()) await checkLinks(payload, { signal });
      });
    } catch (err) {
      payload.logger.warn({ err }, "Links could not be checked; trying again in ten minutes");
    }
  }
  startRunner("links", round, LOOK_EVERY_MS);
}
