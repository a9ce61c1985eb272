import type { Registration } from "@kdl/schemas/registrations/registration";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";
import { Fact, PlaceFact } from "../../ui/fact.tsx";

type Event = NonNullable<Registration["event"]>;

/** When and where an event is, and what to bring. */
export function RegisteredEventFacts({ event }: { event: Event }) {
  const { timeZone } = useShell();
  const { startsAt, endsAt, location, type, bring } = event;
  return (
    <dl className="flex flex-col gap-3">
      <Fact label="Starts">
        <time dateTime={startsAt}>{formatEventTime(new Date(startsAt), timeZone)}</time>
      </Fact>
      <Fact label="Ends">
        <time dateTime={endsAt}>{formatEventTime(new Date(endsAt), timeZone)}</time>
      </Fact>
      {location && <PlaceFact place={location} />}
      {type && <Fact label="Mode">{type}</Fact>}
      {bring && (
        <Fact label="What to bring">
          <span className="whitespace-pre-line">{bring}</span>
        </Fact>
      )}
    </dl>
  );
}
