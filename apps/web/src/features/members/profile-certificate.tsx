import type { MemberSubmission } from "@kdl/schemas/members/members";
import { certificatePaths } from "../../certificate-paths.ts";

/** Leads to the certificate of a submission, where there is one. */
export function ProfileCertificate({ certificate }: Pick<MemberSubmission, "certificate">) {
  if (!certificate) return null;
  return (
    <a
      href={certificatePaths.verify(certificate.number)}
      className="mt-1 self-start font-semibold text-heading underline underline-offset-4"
    >
      Your certificate
    </a>
  );
}
