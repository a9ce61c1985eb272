import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";

export const problemTexts = new Map<string, string>([
  ["changed", registrationFailure.PLACE_CHANGED],
  ["ended", registrationFailure.OFFER_ENDED],
  ["late", registrationFailure.TOO_LATE],
  ["failed", registrationFailure.failed],
]);
