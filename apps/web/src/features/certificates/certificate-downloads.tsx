import type { Certificate } from "@kdl/schemas/certificates/certificate";
import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import { Download, ExternalLink } from "lucide-react";
import { certificatePaths } from "../../certificate-paths.ts";
import { useOrigin } from "../../document/origin-context.ts";
import { useShell } from "../../document/use-shell.ts";

/** Files for the person whose certificate it is, and the link that adds it to a LinkedIn profile. */
export function CertificateDownloads({ certificate }: { certificate: Certificate }) {
  const { siteName } = useShell();
  const origin = useOrigin();
  const { number } = certificate;
  return (
    <section className="card-surface p-5 sm:p-8">
      <h2 className="mb-2 text-xl">Is this yours?</h2>
      <p className="text-muted">
        Print it, keep it as an Open Badge in a digital wallet, or show it on LinkedIn.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={certificatePaths.pdf(number)} download className="btn btn-primary">
          <Download aria-hidden="true" className="size-5" />
          PDF to print
        </a>
        <a href={certificatePaths.credential(number)} download className="btn btn-outline">
          <Download aria-hidden="true" className="size-5" />
          Open Badge
        </a>
        <a
          href={linkedInAddress(certificate, siteName, origin)}
          target="_blank"
          rel="noopener noreferrer"
          className="btn btn-outline"
        >
          <ExternalLink aria-hidden="true" className="size-5" />
          Add to LinkedIn
        </a>
      </div>
    </section>
  );
}

/** LinkedIn's form for a certification, filled in: addtoprofile.linkedin.com describes the parameters. */
function linkedInAddress(
  { number, title, issuedAt }: Certificate,
  organisation: string,
  origin: string,
): string {
  const issued = new Date(issuedAt);
  const query = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name: title,
    organizationName: organisation,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: origin + certificatePaths.verify(number),
    certId: printedNumber(number),
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
