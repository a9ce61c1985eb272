import { afterEach, expect, test } from "vitest";
import {
  club,
  contact,
  type Fields,
  JSON_ONLY,
  KEY,
  postForm,
  token,
} from "../../testing/filled-forms.ts";
import { logLines } from "../../testing/log-lines.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const secretive = {
  ...contact,
  name: "Asha Secretive",
  email: "asha.secretive@example.org",
  phone: "9123456780",
  message: "My very private words",
};
const PRIVATE = /secretive|9123456780|private words|SQLSTATE|casino/i;

test("the log says what happened to a form, and nothing that is in it", async () => {
  const { log, lines } = logLines();
  gateway = await startTestGateway({ log });
  const form = { ...secretive, form_token: token };
  const post = (url: string, fields: Fields, headers: Fields = { accept: "text/html" }) =>
    postForm(gateway.client, url, fields, headers);
  const call = (answers: unknown) =>
    gateway.client
      .post("/trpc/contact.send?secretive=1&mobile=9123456780")
      .send({ answers, idempotencyKey: KEY, token, website: "casino" });
  const body = { message: "SQLSTATE: asha.secretive@example.org exists" };

  await post("/contact?email=asha.secretive@example.org", form);
  await post("/contact", { ...form, phone: "912345678O", extra: "secretive" });
  await post("/contact", { ...form, website: "casino" }, JSON_ONLY);
  await post("/club-registration", { ...club, email: secretive.email, form_token: token });
  await call(secretive);
  await call("asha.secretive@example.org");
  await gateway.client
    .post("/trpc/internship.checkDuplicate")
    .send({ email: secretive.email, mobile: secretive.phone });
  await gateway.close();
  // A gateway with shorter timeouts, as nothing has to succeed from here on.
  gateway = await startTestGateway({ log, submissions: { timeoutMs: 200 } });
  for (const mode of ["status", "reset", "hang", "not-json", "malformed", "redirect"] as const) {
    gateway.upstream.fail({ path: "/", mode, body });
    await post("/contact", { ...form, idempotency_key: `${KEY}-${mode}` });
    await call({ ...secretive, message: "My very private words again" });
  }

  const text = JSON.stringify(lines());
  expect(text).not.toMatch(PRIVATE);
  expect(lines().map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(["a submission was answered", "a submission got no answer"]),
  );
  expect(lines().filter(({ msg }) => msg === "a submission was answered")[0]).toMatchObject({
    form: "contact",
    status: 201,
    reqId: expect.any(String),
  });
});
