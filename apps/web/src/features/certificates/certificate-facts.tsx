import type { Certificate } from "@kdl/schemas/certificates/certificate";
import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import { formatDays, formatFullDay } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";
import { Fact } from "../../ui/fact.tsx";

/** What the certificate says, to compare with the one on paper. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { timeZone } = useShell();
  const { name, title, hours, startsOn, endsOn, issuedAt, number } = certificate;
  const facts = [
    { label: "Name", value: name },
    { label: "For", value: title },
    { label: "Hours", value: hours === null ? "" : String(hours) },
    { label: "Date", value: formatDays(startsOn, endsOn) },
    { label: "Issued", value: formatFullDay(new Date(issuedAt), timeZone) },
    { label: "Number", value: printedNumber(number) },
  ];
  return (
    <section className="card-surface p-5 sm:p-8">
      <h2 className="mb-4 text-xl">What it says</h2>
      <dl className="flex flex-col gap-3">
        {facts
          .filter(({ value }) => value !== "")
          .map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
      </dl>
    </section>
  );
}
