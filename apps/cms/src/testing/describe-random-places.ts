/** Many people acting at one event, repeatedly, on the database that the environment names. */
import type { Payload } from "payload";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { tryPlaces } from "./random-places.ts";

/** Each seed takes up to ten seconds. `PLACES_SEEDS=100` tries a hundred. */
const COUNT = Number(process.env["PLACES_SEEDS"] ?? 5);
const SEEDS = Array.from({ length: COUNT }, (_, seed) => 1_000 + seed);
const ACTIONS = 200;

/** Declares the tests. @param start starts Payload with an empty database */
export function describeRandomPlaces(start: () => Promise<Payload>): void {
  describe("200 actions at one event", () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await start();
    });
    // Each seed reads all queued mails; with those of earlier seeds, a hundred would take hours.
    afterEach(() => payload.db.deleteMany({ collection: "payload-jobs", where: {} }));

    test.each(SEEDS)("seed %i", { timeout: 300_000 }, async (seed) => {
      expect(await tryPlaces(payload, seed, ACTIONS)).toBeGreaterThan(0);
    });
  });
}
