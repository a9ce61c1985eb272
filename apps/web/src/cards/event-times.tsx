import type { EventCard } from "@kdl/schemas/content/events";
import { formatOwnRange } from "@kdl/schemas/content/event-range";
import { CalendarDays } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useShell } from "../document/use-shell.ts";
import { unbrokenTimes } from "./unbroken-times.ts";

interface EventTimesProps {
  event: Pick<EventCard, "startsAt" | "endsAt" | "whenText">;
}

/** When an event is, in the site's zone; visitors in another zone can open their own time. */
export function EventTimes({ event }: EventTimesProps) {
  const own = useOwnTimes(event);
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-heading" />
      <div className="text-balance">
        <time dateTime={event.startsAt}>{unbrokenTimes(event.whenText)}</time>
        {own && (
          <details>
            <summary className="link min-h-6 w-fit">Your time</summary>
            <p className="text-muted">{own}</p>
          </details>
        )}
      </div>
    </div>
  );
}

/** Known only in the browser, so after the first render. `null` where both zones agree. */
export function useOwnTimes({ startsAt, endsAt }: Pick<EventCard, "startsAt" | "endsAt">) {
  const { timeZone } = useShell();
  const visitorsZone = useSyncExternalStore(neverChanges, readOwnZone, () => timeZone);
  if (visitorsZone === timeZone) return null;
  const inZone = (zone: string) => formatOwnRange(new Date(startsAt), new Date(endsAt), zone);
  const own = inZone(visitorsZone);
  // Zones with other names may have the same time.
  return own === inZone(timeZone) ? null : own;
}

const neverChanges = () => () => {};

let ownZone: string | null = null;

/** Read once: it takes milliseconds, and each card asks several times. */
function readOwnZone(): string {
  ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ownZone;
}
