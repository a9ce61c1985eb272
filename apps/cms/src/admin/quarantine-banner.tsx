"use client";

import { Banner, useFormFields } from "@payloadcms/ui";

/** Stands above a submission that lies in quarantine. */
export function QuarantineBanner() {
  const quarantined = useFormFields(([fields]) => fields["quarantined"]?.initialValue === true);
  if (!quarantined) return null;
  return (
    <Banner type="error">
      In quarantine: it looks like spam, no mail has been sent, and it takes no seat. If it is
      genuine, take away the tick of In quarantine and save: its mail is sent then.
    </Banner>
  );
}
