import type { Certificate } from "@kdl/schemas/certificates/certificate";
import { formatFullDay } from "@kdl/schemas/content/event-time";
import { BadgeCheck, BadgeX } from "lucide-react";
import { useShell } from "../../document/use-shell.ts";

/** The answer, in one sentence. */
export function CertificateVerdict({ certificate }: { certificate: Certificate }) {
  const { siteName, timeZone } = useShell();
  const { state, revokedAt } = certificate;
  const isValid = state === "valid";
  const Icon = isValid ? BadgeCheck : BadgeX;
  return (
    <div className="card-surface flex items-start gap-4 p-5 sm:p-8">
      <Icon
        aria-hidden="true"
        className={`size-10 shrink-0 ${isValid ? "text-success" : "text-error"}`}
      />
      <div>
        <h2 className="text-xl">{isValid ? "Valid" : "Revoked"}</h2>
        <p className="mt-1">
          {isValid
            ? `This certificate is genuine: ${siteName} has issued it.`
            : `${siteName} has issued this certificate, but it is no longer valid.`}
          {revokedAt && ` It was revoked on ${formatFullDay(new Date(revokedAt), timeZone)}.`}
        </p>
      </div>
    </div>
  );
}
