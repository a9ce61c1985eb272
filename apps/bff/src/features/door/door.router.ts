import {
  doorLimits,
  type DoorManifest,
  doorOutcomes,
  type DoorPairing,
  type DoorResult,
  type DoorScan,
  doorStates,
  TICKET_DIGEST,
} from "@kdl/schemas/door/door";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";
import { end, manifest, pair, sync } from "./door-ask.ts";

const event = z.object({
  slug: z.string(),
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  location: z.string(),
});

const pairingOutput = z.object({
  token: z.string(),
  expiresAt: z.string(),
  device: z.string(),
  event,
}) satisfies z.ZodType<DoorPairing>;

const manifestOutput = z.object({
  event,
  device: z.string(),
  expiresAt: z.string(),
  salt: z.string(),
  capacity: z.number().nullable(),
  taken: z.number(),
  people: z.array(
    z.object({
      digest: z.string(),
      firstName: z.string(),
      initial: z.string(),
      state: z.enum(doorStates),
      checkedInAt: z.string().nullable(),
    }),
  ),
  conflicts: z.array(
    z.object({
      digest: z.string(),
      at: z.string(),
      device: z.string(),
      firstAt: z.string(),
      firstDevice: z.string(),
    }),
  ),
}) satisfies z.ZodType<DoorManifest>;

const result = z.object({
  id: z.string(),
  outcome: z.enum(doorOutcomes),
  at: z.string().nullable(),
  device: z.string().nullable(),
}) satisfies z.ZodType<DoorResult>;

/** Larger than any phone's queue; the upstream validates each scan. */
const line = z.string().max(500);
const scanned = { id: z.guid(), at: z.iso.datetime({ offset: true }) };
const scan = z.discriminatedUnion("action", [
  z.object({
    ...scanned,
    action: z.enum(["check-in", "undo"]),
    digest: z.string().regex(TICKET_DIGEST),
  }),
  z.object({
    ...scanned,
    action: z.literal("walk-in"),
    walkIn: z.object({ firstName: line, lastName: line, email: line, overCapacity: z.boolean() }),
  }),
]) satisfies z.ZodType<DoorScan>;

/** Any string: every invalid token gets the same answer. */
const token = z.string().max(1_024);

/** Calls from phones at the door. All are mutations, so that no code or token appears in a URL. */
export const doorRouter = router({
  pair: publicProcedure
    .input(
      z.object({
        code: z.string().max(1_024),
        device: z.string().trim().min(1).max(doorLimits.device),
      }),
    )
    .output(pairingOutput)
    .mutation(({ ctx, input }) => pair(ctx, input.code, input.device)),

  manifest: publicProcedure
    .input(z.object({ token }))
    .output(manifestOutput)
    .mutation(({ ctx, input }) => manifest(ctx, input.token)),

  /** Uploads scans. Safe to repeat. */
  sync: publicProcedure
    .input(z.object({ token, scans: z.array(scan).min(1).max(doorLimits.scans) }))
    .output(z.array(result))
    .mutation(async ({ ctx, input }) => {
      const results = await sync(ctx, input.token, input.scans);
      // Walk-ins take seats, and the site shows how many are left.
      if (input.scans.some(({ action }) => action === "walk-in")) {
        ctx.sending?.invalidate(["events"]);
      }
      return results;
    }),

  /** Ends the phone's pairing. */
  end: publicProcedure
    .input(z.object({ token }))
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await end(ctx, input.token);
      return null;
    }),
});
