import type { EventCard } from "@kdl/schemas/events";
import { formatEventTime } from "@kdl/schemas/event-time";
import { CalendarDays } from "lucide-react";
import { useEffect, useState } from "react";
import { useShell } from "./use-shell.ts";

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

/** Known in the browser alone, hence after the first drawing. `null` where the clocks agree. */
export function useOwnTimes({ startsAt, endsAt }: Pick<EventCard, "startsAt" | "endsAt">) {
  const { timeZone } = useShell();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const [start, end] = [new Date(startsAt), new Date(endsAt)];
    const differs = clock(start, ownZone) !== clock(start, timeZone);
    setText(
      differs ? `${formatEventTime(start, ownZone)} to ${formatEventTime(end, ownZone)}` : null,
    );
  }, [startsAt, endsAt, timeZone]);
  return text;
}

function clock(moment: Date, timeZone: string): string {
  return moment.toLocaleString("en-US", { timeZone });
}
