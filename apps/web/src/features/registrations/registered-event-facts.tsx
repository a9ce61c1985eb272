import type { Registration } from "@kdl/schemas/registrations/registration";
import { modeText } from "@kdl/schemas/content/event-mode";
import { formatEventRange } from "@kdl/schemas/content/event-range";
import { useShell } from "../../document/use-shell.ts";
import { Fact, PlaceFact } from "../../ui/fact.tsx";

type Event = NonNullable<Registration["event"]>;

/** When and where an event is, and what to bring. */
export function RegisteredEventFacts({ event }: { event: Event }) {
  const { timeZone } = useShell();
  const { startsAt, endsAt, location, type, bring } = event;
  return (
    <dl className="flex flex-col gap-3">
      <Fact label="When">
        <time dateTime={startsAt}>
          {formatEventRange(new Date(startsAt), new Date(endsAt), timeZone)}
        </time>
      </Fact>
      {location && <PlaceFact place={location} />}
      {type && <Fact label="Mode">{modeText(type)}</Fact>}
      {bring && (
        <Fact label="What to bring">
          <span className="whitespace-pre-line">{bring}</span>
        </Fact>
      )}
    </dl>
  );
}
