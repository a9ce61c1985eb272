import type { FormName } from "@kdl/schemas/forms/form";
import { submissionFailure, submissionSuccess } from "@kdl/schemas/forms/form-messages";

/** What a form says when it could not be sent. */
export const failureTexts: Readonly<Record<FormName, string>> = {
  contact: submissionFailure.contact,
  "event-registration": submissionFailure.eventRegistration,
  internship: submissionFailure.internship,
  volunteer: submissionFailure.volunteer,
  "club-registration": submissionFailure.clubRegistration,
};

/** What a form says when it was accepted. */
export const successTexts: Readonly<Record<FormName, string>> = {
  contact: submissionSuccess.contact,
  "event-registration": submissionSuccess.registration,
  internship: submissionSuccess.registration,
  volunteer: submissionSuccess.registration,
  "club-registration": submissionSuccess.registration,
};
