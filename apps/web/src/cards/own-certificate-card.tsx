import type { OwnCertificate } from "@kdl/schemas/certificates/certificate";
import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import { formatFullDay } from "@kdl/schemas/content/event-time";
import { certificatePaths } from "../certificate-paths.ts";
import { useShell } from "../document/use-shell.ts";

/** Leads its holder from a private page to the certificate. */
export function OwnCertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const { timeZone } = useShell();
  const { number, title, issuedAt } = certificate;
  return (
    <section className="card-surface p-5 sm:p-8" aria-labelledby="certificate">
      <h2 id="certificate" className="text-xl md:text-2xl">
        Your certificate
      </h2>
      <p dir="auto" className="mt-2 wrap-anywhere">
        {title}
      </p>
      <p className="text-sm text-muted">
        {`${printedNumber(number)}, issued ${formatFullDay(new Date(issuedAt), timeZone)}`}
      </p>
      <a href={certificatePaths.verify(number)} className="btn btn-primary mt-4">
        See and download it
      </a>
    </section>
  );
}
