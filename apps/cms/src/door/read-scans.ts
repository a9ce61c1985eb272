/** Scans as phones send them. */
import { doorActions, doorLimits, TICKET_DIGEST } from "@kdl/schemas/door/door";
import { z } from "zod";
import { malformed } from "../submissions/refused.ts";

/** Within is checked when the scan is applied: one that is wrong mustn't keep the others from being stored. */
const walkIn = z.object({
  first_name: z.unknown(),
  last_name: z.unknown(),
  email: z.unknown(),
  over_capacity: z.unknown(),
});

const scan = z.object({
  id: z.guid().transform((id) => id.toLowerCase()),
  at: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  action: z.enum(doorActions),
  digest: z.string().regex(TICKET_DIGEST).nullish(),
  walk_in: walkIn.nullish(),
});
export type ReadScan = z.infer<typeof scan>;

const body = z.object({ scans: z.array(scan).min(1).max(doorLimits.scans) });

/** @throws {Refused} if they aren't scans */
export function readScans(value: unknown): ReadScan[] {
  const read = body.safeParse(value);
  if (!read.success) throw malformed();
  return read.data.scans;
}
