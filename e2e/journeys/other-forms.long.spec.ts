/**
 * The journeys that all forms share, on those that `npm test` leaves out: contact and internship stand for
 * them there, since one engine runs all.
 */
import { draftJourneys } from "../support/draft-journeys.ts";
import { formCases } from "../support/form-cases.ts";
import { formJourneys } from "../support/form-journeys.ts";
import { scriptlessJourneys } from "../support/scriptless-journeys.ts";
import { test } from "../support/test.ts";
import { uploadJourneys } from "../support/upload-journeys.ts";

const { contact: _, internship: __, ...others } = formCases;

test.use({ expectedErrors: /status of \d{3}|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/ });

for (const form of Object.values(others)) {
  formJourneys(form);
  draftJourneys(form);
}
uploadJourneys(formCases.volunteer);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  for (const form of Object.values(others)) scriptlessJourneys(form);
});
