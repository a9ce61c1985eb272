import { fieldMessage, fileMessage, submissionFailure } from "@kdl/schemas/forms/form-messages";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import { applicant, cv, formBody, postUpload, volunteer } from "./testing/send-form.ts";

const MIB = 1024 * 1024;

let gateway: TestGateway;
const internship = "/internship-registration";
const training = "/training-form";

beforeAll(async () => {
  gateway = await startTestGateway({ env: { RATE_LIMIT_SUBMISSIONS: "100000" } });
});
afterAll(() => gateway.close());
afterEach(() => gateway.upstream.reset());

const without = (name: string) => applicant().filter(([field]) => field !== name);

describe("without a script", () => {
  const asPage = { accept: "text/html" };

  test("an accepted form leads to its success page", async () => {
    const answer = await postUpload(gateway.client, training, formBody(volunteer, cv()), asPage);
    const [stored] = gateway.upstream.submissions();
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(
      `/registration-success?reference=${stored?.reference}&token=${stored?.linkToken}`,
    );
  });

  test("a refused one comes back as a page that asks to choose the file again", async () => {
    const answer = await postUpload(
      gateway.client,
      internship,
      formBody(without("branch"), cv()),
      asPage,
    );
    expect(answer.status).toBe(422);
    expect(gateway.web.returned()).toMatchObject({
      form: "internship",
      answers: { name: "Asha Rao", hobbies: ["Music", "Reading"] },
      message: fieldMessage.missing("Branch"),
      fields: { branch: fieldMessage.missing("Branch"), resume: fileMessage.chooseAgain },
    });
  });

  test("a refused file is named, with its status", async () => {
    const large = pdfDocument({ bytes: 5 * MIB + 1 });
    const answer = await postUpload(
      gateway.client,
      internship,
      formBody(applicant(), { bytes: large }),
      asPage,
    );
    expect(answer.status).toBe(413);
    expect(gateway.web.returned()?.fields).toEqual({ resume: fileMessage.tooLarge });
  });
});

test("an upstream that keeps no keys is asked for duplicates before it gets anything", async () => {
  const core = await startTestGateway({ upstream: { extensions: false } });
  try {
    const [first, second] = [
      await postUpload(core.client, internship, formBody(applicant(), cv())),
      await postUpload(core.client, internship, formBody(applicant(), cv())),
    ];
    expect(first).toMatchObject({ status: 201, body: { reference: null } });
    const message = submissionFailure.internshipDuplicate;
    const fields = { email: message, mobile: message };
    expect(second).toMatchObject({ status: 409, body: { message, fields } });
    expect(core.upstream.posted("/api/submit-internship-form")).toHaveLength(1);
  } finally {
    await core.close();
  }
});
