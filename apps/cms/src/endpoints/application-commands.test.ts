import { randomUUID } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { createLocalReq } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import type { BulkResult } from "../applications/in-bulk.ts";
import { apply } from "../testing/applications.ts";
import { startPayload } from "../testing/start-payload.ts";
import { applicationState } from "./application-state.ts";
import { applicationCommands } from "./application-commands.ts";
import type { PreviewedMail, Selection } from "../applications/replies.ts";

const collection = "volunteer-registrations";
type Account = PayloadRequest["user"];

let payload: Payload;
let coordinator: Account;
let admin: Account;

beforeAll(async () => {
  payload = await startPayload();
  const account = async (role: Role): Promise<Account> => {
    const data = { name: role, email: `${role}@example.org`, password: "correct-horse-battery" };
    const user = await payload.create({ collection: "users", data: { ...data, roles: [role] } });
    return { ...user, collection: "users" };
  };
  admin = await account("admin");
  coordinator = await account("coordinator");
});

const member = { id: "1", collection: "members" } as unknown as Account;

async function call(
  command: string,
  body: unknown,
  { user = coordinator, form = collection, query = {} }: Partial<Call> = {},
): Promise<{ status: number; body: unknown }> {
  const endpoint = applicationCommands.find(({ path }) => path.endsWith(`/${command}`))!;
  const req = await createLocalReq({ req: { user } }, payload);
  const json = () => Promise.resolve(body);
  Object.assign(req, { routeParams: { collection: form }, query, json });
  const response = await endpoint.handler(req);
  return { status: response.status, body: await response.json() };
}
interface Call {
  user: Account;
  form: string;
  query: object;
}

const received = (id: string) => ({ id, stage: "received", pending: null });
const stored = (id: string) => payload.findByID({ collection, id, depth: 0 });
const commands = ["move", "prepare", "release", "select", "preview"];

test.each(commands)("%s is for staff, and for forms with stages", async (command) => {
  const { id } = await apply(payload);
  const body = { applications: [received(id)], to: "screening" };
  expect((await call(command, body, { user: null })).status).toBe(401);
  expect((await call(command, body, { user: member })).status).toBe(403);
  for (const form of ["contact-messages", "event-registrations", "users", "", "toString"]) {
    expect((await call(command, body, { form })).status).toBe(404);
  }
  expect((await stored(id)).stage).toBe("received");
});

test("malformed commands are refused and change nothing", async () => {
  const { id } = await apply(payload);
  const one = received(id);
  const many = Array.from({ length: 201 }, () => received(randomUUID()));
  for (const body of [
    undefined,
    {},
    { applications: [] },
    { applications: [one, one], to: "screening" },
    { applications: many, to: "screening" },
    { applications: [{ ...one, id: "' OR 1=1 --" }], to: "screening" },
    { applications: [{ ...one, id: { in: [id] } }], to: "screening" },
    { applications: [{ ...one, stage: "toString" }], to: "screening" },
    { applications: [one], to: "nowhere" },
    { applications: [one], to: "screening", reason: "x".repeat(501) },
    { applications: [one], to: "screening", actor: "admin" },
    { applications: [{ id, stage: "received" }], to: "screening" },
  ]) {
    expect((await call("move", body)).status).toBe(400);
  }
  expect(await stored(id)).toMatchObject({ stage: "received", pendingStage: null });
});

test("staff move applications on, but don't decide without releasing", async () => {
  const [{ id }, { id: other }] = [await apply(payload), await apply(payload)];
  await payload.db.updateOne({ collection, id: other, data: { stage: "interview" } });
  const applications = [received(id), received(other)];
  const moved = await call("move", { applications, to: "screening" });
  expect(moved.body).toEqual({ done: [id], skipped: [{ id: other, why: "changed" }] });
  const decided = await call("move", {
    applications: [{ ...received(id), stage: "screening" }],
    to: "selected",
  });
  expect(decided.body).toEqual({ done: [], skipped: [{ id, why: "not-possible" }] });
});

test("only admins reopen an application, with a reason", async () => {
  const { id } = await apply(payload);
  await payload.db.updateOne({ collection, id, data: { stage: "declined" } });
  const body = { applications: [{ ...received(id), stage: "declined" }], to: "screening" };
  const refused = { done: [], skipped: [{ id, why: "not-possible" }] };
  expect((await call("move", { ...body, reason: "A mistake" })).body).toEqual(refused);
  expect((await call("move", body, { user: admin })).body).toEqual(refused);
  const reopened = await call("move", { ...body, reason: "A mistake" }, { user: admin });
  expect((reopened.body as BulkResult).done).toEqual([id]);
  const { docs } = await payload.find({
    collection: "stage-changes",
    where: { application: { equals: id } },
  });
  expect(docs).toMatchObject([
    { from: "declined", to: "screening", actor: "admin", byName: "admin", reason: "A mistake" },
  ]);
});

test("previewing a release shows the mail as it will be sent, and changes nothing", async () => {
  const { id, email, reference } = await apply(payload);
  await call("prepare", { applications: [received(id)], to: "selected" });
  const applications = [{ ...received(id), pending: "selected" }];
  const before = await stored(id);
  const { mails } = (await call("preview", { applications })).body as { mails: PreviewedMail[] };
  expect(await stored(id)).toEqual(before);
  expect(mails).toMatchObject([{ id, to: email, decision: "selected" }]);
  expect(mails[0]!.subject).toMatch(
    new RegExp(`^Please answer by \\d+ [A-Z]\\w+: your place as a volunteer \\(${reference}\\)$`),
  );
  expect(mails[0]!.text).toContain(reference);
  expect((await call("release", { applications })).body).toEqual({ done: [id], skipped: [] });
});

test("an offer can be answered for as many days as the form's settings say", async () => {
  const { id } = await apply(payload);
  await payload.updateGlobal({ slug: "registrations", data: { volunteerAnswerDays: 3 } as never });
  await call("prepare", { applications: [received(id)], to: "selected" });
  await call("release", { applications: [{ ...received(id), pending: "selected" }] });
  const { answerBy } = await stored(id);
  // The end of that day in the site's time zone, Asia/Kolkata.
  expect(answerBy).toMatch(/T18:29:59.000Z$/);
  const days = (Date.parse(answerBy!) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(4.1);
});

test("the state of an application is shown only to staff", async () => {
  const { id } = await apply(payload);
  await call("move", { applications: [received(id)], to: "interview" });
  const stateFor = async (user: Account, form = collection) => {
    const req = await createLocalReq({ req: { user } }, payload);
    Object.assign(req, { routeParams: { collection: form, id } });
    return applicationState.handler(req);
  };
  expect((await stateFor(null)).status).toBe(401);
  expect((await stateFor(member)).status).toBe(403);
  expect((await stateFor(coordinator, "contact-messages")).status).toBe(404);
  expect(await (await stateFor(coordinator)).json()).toMatchObject({
    stage: "interview",
    pending: null,
    next: ["shortlisted", "selected", "declined"],
  });
});

test("a selection follows ids, filter and search, and includes the state that commands expect", async () => {
  const [asha, ravi] = [
    await apply(payload, "club-registration", { full_name: "Asha Planted" }),
    await apply(payload, "club-registration", { full_name: "Ravi Planted" }),
  ];
  const form = "club-registrations";
  const select = async (query: object, body: object = {}) =>
    (await call("select", body, { form, query })).body as Selection;
  const planted = { where: { or: [{ and: [{ name: { contains: "Planted" } }] }] } };
  const { applications, total } = await select({ ...planted, sort: "name" });
  expect(total).toBe(2);
  expect(applications).toEqual(
    [
      { ...received(asha.id), name: "Asha Planted", reference: asha.reference, releaseAt: null },
      { ...received(ravi.id), name: "Ravi Planted", reference: ravi.reference, releaseAt: null },
    ].map((row) => expect.objectContaining(row) as object),
  );
  expect((await select({ search: ravi.email })).applications.map(({ id }) => id)).toEqual([
    ravi.id,
  ]);
  expect((await select({}, { ids: [asha.id] })).applications.map(({ id }) => id)).toEqual([
    asha.id,
  ]);
  await payload.update({ collection: form, id: asha.id, data: { quarantined: true } });
  expect((await select(planted)).total).toBe(1);
  const probe = call("select", {}, { form, query: { where: { linkDigest: { like: "a" } } } });
  await expect(probe).rejects.toMatchObject({ status: 400 });
});
