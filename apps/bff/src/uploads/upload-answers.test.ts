import { fieldMessage, fileMessage, submissionFailure } from "@kdl/schemas/form-messages";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";
import { applicant, cv, formBody, post, volunteer } from "./testing/send-form.ts";

const MIB = 1024 * 1024;

let gateway: TestGateway;
let internship: string;
let training: string;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { RATE_LIMIT_SUBMISSIONS: "100000" } });
  const address = await gateway.address();
  internship = `${address}/internship-registration`;
  training = `${address}/training-form`;
});
afterAll(() => gateway.close());
afterEach(() => gateway.upstream.reset());

const without = (name: string) => applicant().filter(([field]) => field !== name);

describe("without a script", () => {
  const asPage = { accept: "text/html" };

  test("an accepted form leads to its success page", async () => {
    const answer = await post(training, formBody(volunteer, cv()), asPage);
    const [{ reference } = { reference: null }] = gateway.upstream.submissions();
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/registration-success?reference=${reference}`);
  });

  test("a refused one comes back as a page that says that the file is to be chosen again", async () => {
    const answer = await post(internship, formBody(without("branch"), cv()), asPage);
    expect(answer.status).toBe(422);
    expect(gateway.web.returned()).toMatchObject({
      form: "internship",
      answers: { name: "Asha Rao", hobbies: ["Music", "Reading"] },
      message: fieldMessage.missing("Branch"),
      fields: { branch: fieldMessage.missing("Branch"), resume: fileMessage.chooseAgain },
    });
  });

  test("a file that is refused is told as such, with its status", async () => {
    const large = pdfDocument({ bytes: 5 * MIB + 1 });
    const answer = await post(internship, formBody(applicant(), { bytes: large }), asPage);
    expect(answer.status).toBe(413);
    expect(gateway.web.returned()?.fields).toEqual({ resume: fileMessage.tooLarge });
  });
});

test("an upstream that keeps no keys is asked for duplicates before it gets anything", async () => {
  const core = await startTestGateway({ upstream: { extensions: false } });
  try {
    const url = `${await core.address()}/internship-registration`;
    const [first, second] = [
      await post(url, formBody(applicant(), cv())),
      await post(url, formBody(applicant(), cv())),
    ];
    expect(first).toMatchObject({ status: 201, json: { reference: null } });
    const message = submissionFailure.internshipDuplicate;
    const fields = { email: message, mobile: message };
    expect(second).toMatchObject({ status: 409, json: { message, fields } });
    expect(core.upstream.posted("/api/submit-internship-form")).toHaveLength(1);
  } finally {
    await core.close();
  }
});
