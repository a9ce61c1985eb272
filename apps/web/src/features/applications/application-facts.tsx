import type { Application } from "@kdl/schemas/applications/application";
import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";
import { Fact } from "../../ui/fact.tsx";

/** What was received, and when. None of the answers: the link may get into other hands. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { timeZone } = useShell();
  const { form, reference, receivedAt } = application;
  const noun = applicationNouns[form];
  const facts = [
    { label: "What you sent", value: noun.charAt(0).toUpperCase() + noun.slice(1) },
    { label: "Received", value: formatEventTime(new Date(receivedAt), timeZone) },
    { label: "Reference", value: reference },
  ];
  return (
    <section className="card-surface p-5 sm:p-8">
      <h2 className="mb-4 text-xl">Details</h2>
      <dl className="flex flex-col gap-3">
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
