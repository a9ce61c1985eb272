import type { FormValues } from "@kdl/schemas/forms/form";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { MemberFormName } from "@kdl/schemas/members/members";
import { useState } from "react";
import { useReturnedForm } from "../../forms/returned-form.ts";
import { type Send, SubmissionCancelled } from "../../forms/submission.ts";

/** Detects that the mail's link has expired, so that advice replaces its form. */
export function useExpiredLink(form: MemberFormName) {
  const returned = useReturnedForm(form);
  const [isExpired, setExpired] = useState(returned?.message === memberFailure.linkExpired);
  const watched =
    <Values extends FormValues>(send: Send<Values>): Send<Values> =>
    async (submission) => {
      try {
        return await send(submission);
      } catch (error) {
        if ((error as Error).message !== memberFailure.linkExpired) throw error;
        setExpired(true);
        throw new SubmissionCancelled();
      }
    };
  return { isExpired, watched };
}
