/** Changes that participants haven't been told about yet. */
import type { PayloadRequest, Where } from "payload";
import { changedFacts, type EventFacts, factsOf } from "../../fields/event-facts.ts";
import type { Event } from "../../payload-types.ts";
import { takingPart } from "../places/registered.ts";
import { readEvent } from "../places/open-event.ts";
import { knownFacts } from "./known-facts.ts";

export interface UntoldChange {
  event: Event;
  /** The facts that people know. */
  before: EventFacts;
  after: EventFacts;
  /** Identifies the change: each has a different one. */
  sequence: number;
  /** People who registered before this time know the event only as `before`. */
  changedSince: string;
  /** Finds the people to tell. */
  people: Where;
}

/**
 * @returns `null` if the event has no change to tell: it isn't published, has ended, or people know its
 * current facts
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
        // The event is back to what it was: only people who registered in between know other facts.
        ...(isBack ? [{ receivedAt: { greater_than_equal: changedSince } }] : []),
      ],
    },
  };
}

/** Includes hidden events, as staff may cancel and hide one. Drafts aren't final. */
export const isTellable = ({ _status, endsAt }: Event, now: Date): boolean =>
  _status === "published" && new Date(endsAt) > now;
