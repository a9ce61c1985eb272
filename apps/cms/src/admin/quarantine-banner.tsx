"use client";

import { Banner, useFormFields } from "@payloadcms/ui";

/** Shown above a submission that is in quarantine. */
export function QuarantineBanner() {
  const quarantined = useFormFields(([fields]) => fields["quarantined"]?.initialValue === true);
  if (!quarantined) return null;
  return (
    <Banner type="error">
      In quarantine: this looks like spam, so no mail has been sent and it takes no seat. If it is
      genuine, untick In quarantine and save: its mail will then be sent.
    </Banner>
  );
}
