/** What people know of an event that has changed. The caller holds the event's seats. */
import type { PayloadRequest } from "payload";
import type { EventFacts } from "../../fields/event-facts.ts";

const collection = "event-facts";

export interface KnownFacts {
  id: string;
  told?: EventFacts | null;
  changedSince?: string | null;
  changedAt?: string | null;
  published?: EventFacts | null;
}

export const knownFacts = (req: PayloadRequest, event: string): Promise<KnownFacts | null> =>
  req.payload.db.findOne<KnownFacts>({ collection, where: { event: { equals: event } }, req });

/** Changes the event's row, or makes it. */
export async function keepFacts(
  req: PayloadRequest,
  event: string,
  data: Partial<Omit<KnownFacts, "id">>,
): Promise<void> {
  const { db } = req.payload;
  const known = await knownFacts(req, event);
  if (known) await db.updateOne({ collection, id: known.id, data, returning: false, req });
  else await db.create({ collection, data: { event, ...data }, req });
}

/** From now on everybody knows the event as it is. */
export const forgetChange = (req: PayloadRequest, event: string): Promise<void> =>
  keepFacts(req, event, { told: null, changedSince: null, changedAt: null });
