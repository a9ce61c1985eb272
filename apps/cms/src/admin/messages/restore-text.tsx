import { Button, toast, useField } from "@payloadcms/ui";
import type { SitePurpose } from "../../mail/templates/purposes.ts";
import { shippedTexts } from "../../mail/templates/shipped.ts";

/** Puts the text of one of the site's own mails back into the form, as it is shipped. Saving stores it. */
export function RestoreText({ purpose }: { purpose: SitePurpose }) {
  const subject = useField<string>({ path: "subject" });
  const body = useField<string>({ path: "body" });
  const shipped = shippedTexts[purpose];
  const isShipped = subject.value === shipped.subject && body.value === shipped.body;

  function restore() {
    subject.setValue(shipped.subject);
    body.setValue(shipped.body);
    toast.info("The shipped text is in the form. Save to use it.");
  }
  return (
    <Button
      type="button"
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isShipped}
      onClick={restore}
    >
      Restore the shipped text
    </Button>
  );
}
