import type { EventCard } from "@kdl/schemas/content/events";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { CalendarDays } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useShell } from "../document/use-shell.ts";

interface EventTimesProps {
  event: Pick<EventCard, "startsAt" | "endsAt" | "startsText" | "endsText">;
}

/** Start and end in the site's zone; a visitor in another zone also sees their own time. */
export function EventTimes({ event }: EventTimesProps) {
  const own = useOwnTimes(event);
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-heading" />
      <div>
        <p>
          <span className="sr-only">From </span>
          <time dateTime={event.startsAt}>{event.startsText}</time>
        </p>
        <p>
          <span className="text-muted">to </span>
          <time dateTime={event.endsAt}>{event.endsText}</time>
        </p>
        {own && <p className="mt-1 text-muted">Your time: {own}</p>}
      </div>
    </div>
  );
}

/** Known only in the browser, so after the first render. `null` where both zones agree. */
export function useOwnTimes({ startsAt, endsAt }: Pick<EventCard, "startsAt" | "endsAt">) {
  const { timeZone } = useShell();
  const ownZone = useSyncExternalStore(neverChanges, readOwnZone, () => timeZone);
  if (ownZone === timeZone) return null;
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const ownStart = formatEventTime(start, ownZone);
  // Zones with other names may have the same time.
  if (ownStart === formatEventTime(start, timeZone)) return null;
  return `${ownStart} to ${formatEventTime(end, ownZone)}`;
}

const neverChanges = () => () => {};

function readOwnZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
