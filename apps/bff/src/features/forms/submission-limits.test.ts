import { requestFailure } from "@kdl/schemas/messages";
import { afterEach, expect, test } from "vitest";
import { contact, JSON_ONLY, KEY, postForm, token } from "../../testing/filled-forms.ts";
import { limitsOf } from "../../rate-limit/budgets.ts";
import { BEHIND_PROXY, from } from "../../testing/test-client.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());
const start = async (limit: number) =>
  (gateway = await startTestGateway({
    env: { ...BEHIND_PROXY, RATE_LIMIT_SUBMISSIONS: String(limit) },
  }));

const fill = { answers: contact, idempotencyKey: KEY, token, website: "" };
const person = { email: "asha@example.org", mobile: "9876543210" };

const call = (path: string, inputs: unknown[], address = "10.0.0.1") =>
  gateway.client
    .post(`/trpc/${inputs.map(() => path).join()}?batch=1`)
    .set(from(address))
    .send(Object.fromEntries(inputs.entries()));
const statuses = (reply: Awaited<ReturnType<typeof call>>) =>
  (reply.body as { error?: { data: { httpStatus: number } } }[]).map(
    ({ error }) => error?.data.httpStatus ?? 200,
  );

test("each call of a batch counts", async () => {
  await start(3);
  expect(statuses(await call("contact.send", [fill, fill]))).toEqual([200, 200]);
  const replies = await call("contact.send", [fill, fill, fill]);
  expect(statuses(replies).toSorted()).toEqual([200, 429, 429]);
  const refused = await call("contact.send", [fill]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(refused.body[0].error.data).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: requestFailure.tooMany,
    fields: {},
    requestId: refused.headers["x-request-id"],
  });
  expect(statuses(await call("contact.send", [fill], "10.0.0.2"))).toEqual([200]);
});

test("a batch has a limit of its own", async () => {
  await start(100);
  const reply = await call(
    "contact.send",
    Array.from({ length: 21 }, () => fill),
  );
  expect(reply.status).toBe(400);
  expect(gateway.upstream.posted()).toEqual([]);
});

test("each form has its own limit, and tRPC calls and posted pages count together", async () => {
  await start(2);
  await call("contact.send", [fill]);
  await call("contact.send", [fill]);
  expect(statuses(await call("clubs.register", [fill]))).not.toContain(429);
  const form = { ...contact, form_token: token };
  const headers = { ...JSON_ONLY, ...from("10.0.0.1") };
  const asJson = await gateway.client.post("/contact").set(headers).send(form);
  expect(asJson.status).toBe(429);
  expect(asJson.body).toMatchObject({ code: "TOO_MANY_REQUESTS", fields: {} });
});

test("a page comes back with the answers, and says when to try again", async () => {
  await start(1);
  const form = { ...contact, form_token: token, idempotency_key: KEY };
  expect((await postForm(gateway.client, "/contact", form)).status).toBe(303);
  const reply = await postForm(gateway.client, "/contact", form);
  expect(reply.status).toBe(429);
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  expect(gateway.web.returned()).toMatchObject({
    answers: contact,
    message: requestFailure.tooMany,
    idempotencyKey: KEY,
  });
});

test("without a setting, the limits of the table apply", async () => {
  gateway = await startTestGateway({ env: BEHIND_PROXY });
  const { contact: limit } = limitsOf();
  const fills = Array.from({ length: limit + 1 }, () => fill);
  expect(statuses(await call("contact.send", fills)).filter((status) => status === 429)).toEqual([
    429,
  ]);
});

test("the duplicate check has half of the limit, and leaves enough to send the form", async () => {
  await start(10);
  const asked = [];
  for (let times = 0; times < 6; times += 1) {
    asked.push(...statuses(await call("internship.checkDuplicate", [person])));
  }
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  expect(statuses(await call("contact.send", [fill]))).toEqual([200]);
});

const sendFrom = (address: string) => call("contact.send", [fill], address).then(statuses);

test("an IPv6 network is one client", async () => {
  await start(2);
  expect(await sendFrom("2001:db8:1:2::1")).toEqual([200]);
  expect(await sendFrom("2001:db8:1:2:ffff::2")).toEqual([200]);
  expect(await sendFrom("2001:db8:1:2:3:4:5:6")).toEqual([429]);
  expect(await sendFrom("2001:db8:1:3::1")).toEqual([200]);
});
