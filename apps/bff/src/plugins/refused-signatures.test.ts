/** Gateway and upstream have different secrets, as after a change on one side only. */
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contact, JSON_ONLY, KEY, postForm, token } from "../testing/filled-forms.ts";
import { logLines } from "../testing/log-lines.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

const { log, lines } = logLines();
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({
    log,
    upstream: { gatewaySecret: "another secret by mistake" },
  });
  await gateway.warm();
});
afterEach(() => gateway.close());

test("forms come back with their answers, nothing is stored, and the log names the cause", async () => {
  const filled = { ...contact, form_token: token, website: "", idempotency_key: KEY };
  const page = await postForm(gateway.client, "/contact", filled);
  expect(page.status).toBe(503);
  expect(gateway.web.returned()).toMatchObject({
    answers: contact,
    message: submissionFailure.contact,
    idempotencyKey: KEY,
  });
  const json = await postForm(gateway.client, "/contact", filled, JSON_ONLY);
  expect([json.status, json.body]).toEqual([
    503,
    expect.objectContaining({ message: submissionFailure.contact, fields: {} }),
  ]);
  expect(gateway.upstream.submissions()).toEqual([]);
  const errors = lines().filter(({ level }) => level === 50);
  expect(errors.map(({ code, msg }) => [code, msg])).toEqual([
    ["WRONG_SIGNATURE", expect.stringContaining("GATEWAY_SECRET differs")],
  ]);
});

test("a log-in fails without a word about the password, and nobody is logged out", async () => {
  const cookie = `session=${"A".repeat(43)}`;
  const answers = { username: "asha@example.org", password: "seven blue umbrellas" };
  const logIn = await postForm(gateway.client, "/user-login", answers, { ...JSON_ONLY, cookie });
  expect(logIn.status).toBe(503);
  expect(logIn.body).toMatchObject({ message: memberFailure.failed });
  expect(logIn.headers["set-cookie"]).toBeUndefined();
});

test("operators see it in /readyz and in a metric", async () => {
  const ready = async () => (await gateway.client.get("/readyz")).body as object;
  expect(await ready()).toMatchObject({ status: "ready" });
  await postForm(gateway.client, "/contact", { ...contact, form_token: token }, JSON_ONLY);
  expect(await ready()).toMatchObject({
    status: "degraded",
    problems: [expect.stringContaining("GATEWAY_SECRET")],
    parts: { signatures: { state: "failing" } },
  });
  expect(await metricsText(gateway.metrics.meter)).toContain(
    'upstream_signatures_refused_total{code="WRONG_SIGNATURE"} 1',
  );
});
