import { certificateFailure } from "@kdl/schemas/certificates/certificate-texts";
import { FileX } from "lucide-react";
import { certificatePaths } from "../../certificate-paths.ts";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { TitleHead } from "../../document/title-head.tsx";

/** The page of every number that no certificate has. */
export function UnknownCertificate() {
  return (
    <div className="container-site section-space">
      <TitleHead title="Not found" />
      <h1 tabIndex={-1} className="sr-only">
        Not found
      </h1>
      <Notice title={certificateFailure.unknown} icon={<FileX aria-hidden="true" />}>
        <p className="text-muted">
          A number has 16 letters and digits. It doesn’t matter whether you type capital or small
          letters, blanks or dashes.
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <AppLink to={certificatePaths.check()} className="btn btn-primary">
            Type a number
          </AppLink>
          <AppLink to={paths.contact()} className="btn btn-ghost">
            Ask us
          </AppLink>
        </div>
      </Notice>
    </div>
  );
}
