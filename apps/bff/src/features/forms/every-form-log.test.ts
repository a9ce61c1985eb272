/** Submits every form with every outcome: replies carry an id, and the log contains none of the answers. */
import { forms } from "@kdl/schemas/forms/forms";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { afterEach, expect, test } from "vitest";
import {
  club,
  contact,
  openEvent,
  postForm,
  registration,
  token,
} from "../../testing/filled-forms.ts";
import { logLines } from "../../testing/log-lines.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import {
  applicant,
  type Field,
  formBody,
  postUpload,
  volunteer,
} from "../../submissions/uploads/testing/send-form.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const PLANTED = /plantword|9812345670|98123 45670|SQLSTATE/i;
const planted: Record<string, string> = {
  name: "Plantword Person",
  full_name: "Plantword Person",
  first_name: "Plantword",
  last_name: "Person",
  email: "plantword@plantword.example",
  phone: "98123 45670",
  phone_no: "9812345670",
  mobile: "9812345670",
  message: "My plantword",
  college_name: "Plantword College",
};
const withPlanted = (fields: readonly Field[]): Field[] =>
  fields.map(([name, value]) => [name, planted[name] ?? value]);
const filled = (fields: Record<string, string>) =>
  withPlanted(Object.entries({ ...fields, form_token: token }));
const file = () => ({ fileName: "plantword person.pdf", bytes: pdfDocument() });

const echo = {
  code: "SQLSTATE",
  message: "INSERT INTO plantword VALUES ('Plantword Person', 9812345670)",
  fields: { email: "plantword@plantword.example" },
};
const failures = [
  { mode: "status", status: 500, body: echo },
  { mode: "status", status: 409, body: echo },
  { mode: "reset" },
  { mode: "truncated" },
  { mode: "malformed" },
  { mode: "not-json" },
] as const;

type Page = readonly [path: string, fields: Field[], resume: ReturnType<typeof file> | null];

/** Sends forms as they are, with wrong answers, and with a wrong file; each for JSON and for HTML. */
async function sendAll(pages: readonly Page[]): Promise<number[]> {
  const sent = pages.flatMap(([page, fields, resume]) => {
    const url = `${page}?email=plantword@plantword.example`;
    const send = (answers: Field[], accept: string, attached = resume) => {
      if (resume)
        return postUpload(gateway.client, url, formBody(answers, attached ?? undefined), {
          accept,
        });
      return postForm(gateway.client, url, Object.fromEntries(answers), { accept });
    };
    const wrong = fields.map(([name, value]): Field => [name, `plantword ${value}`]);
    const noPdf = resume && { ...resume, bytes: Buffer.from("plantword, no PDF") };
    return ["application/json", "text/html"].flatMap((accept) => [
      send(fields, accept),
      send(wrong, accept),
      send(fields, accept, noPdf),
    ]);
  });
  const answers = await Promise.all(sent);
  for (const { headers } of answers) expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  return answers.map(({ status }) => status);
}

test("the log contains nothing from any form, whatever the outcome", async () => {
  const { log, lines } = logLines();
  const env = { RATE_LIMIT_SUBMISSIONS: "100000" };
  gateway = await startTestGateway({ log, env });
  const { id, slug } = openEvent(gateway.upstream);
  const pages: Page[] = [
    ["/contact", filled(contact), null],
    ["/club-registration", filled(club), null],
    [`/event-registration/${slug}`, filled({ ...registration, event_id: id }), null],
    ["/internship-registration", withPlanted(applicant()), file()],
    ["/training-form", withPlanted(volunteer), file()],
  ];
  expect(pages).toHaveLength(Object.keys(forms).length);
  expect(await sendAll(pages)).toEqual(expect.arrayContaining([201, 303, 422]));
  await gateway.close();

  // A gateway with shorter timeouts, as nothing has to succeed from here on.
  const submissions = { timeoutMs: 300, uploadTimeoutMs: 300 };
  gateway = await startTestGateway({ log, env, submissions });
  for (const failure of failures) {
    gateway.upstream.fail({ ...failure, path: "/" });
    expect(await sendAll(pages)).toContain(503);
  }
  const text = JSON.stringify(lines());
  expect(text).not.toMatch(PLANTED);
  for (const name of Object.keys(forms)) expect(text).toContain(`"form":"${name}"`);
});
