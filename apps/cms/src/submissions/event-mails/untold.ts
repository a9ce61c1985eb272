/** Changes that people don't know of yet. */
import type { PayloadRequest, Where } from "payload";
import { changedFacts, type EventFacts, factsOf } from "../../fields/event-facts.ts";
import type { Event } from "../../payload-types.ts";
import { takingPart } from "../places/registered.ts";
import { readEvent } from "../places/open-event.ts";
import { knownFacts } from "./known-facts.ts";

export interface UntoldChange {
  event: Event;
  /** As people know it. */
  before: EventFacts;
  after: EventFacts;
  /** Identifies the change: the next one has another. */
  sequence: number;
  /** People who registered before don't know the event in any other way than `before`. */
  changedSince: string;
  /** Finds the people to tell. */
  people: Where;
}

/**
 * @returns `null` if the event has no change to tell: it isn't published, has ended, or people know it as
 * it is
 */
export async function untoldChange(
  req: PayloadRequest,
  id: string,
  now: Date,
): Promise<UntoldChange | null> {
  const known = await knownFacts(req, id);
  if (!known?.told || !known.changedSince || !known.changedAt) return null;
  const event = await readEvent(req, id);
  if (!event || !isTellable(event, now)) return null;
  const { told: before, changedSince, changedAt } = known;
  const after = factsOf(event);
  const isBack = changedFacts(before, after).length === 0;
  return {
    event,
    before,
    after,
    sequence: event.calendarSequence ?? 0,
    changedSince,
    people: {
      and: [
        takingPart(id),
        { receivedAt: { less_than: changedAt } },
        // The event is again as it was: only people who registered in between know another one.
        ...(isBack ? [{ receivedAt: { greater_than_equal: changedSince } }] : []),
      ],
    },
  };
}

/** Also of hidden events, as staff may cancel and hide one. Drafts aren't final. */
export const isTellable = ({ _status, endsAt }: Event, now: Date): boolean =>
  _status === "published" && new Date(endsAt) > now;
