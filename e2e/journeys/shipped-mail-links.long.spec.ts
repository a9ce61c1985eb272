/** Programs may open every link in every kind of mail: nothing changes until somebody presses a button. */
import { randomUUID } from "node:crypto";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { mailTo, untilMailed } from "@kdl/runtime/testing/sent-mail";
import { type FormName, formNames } from "@kdl/schemas/forms/form";
import { memberSessionWire } from "@kdl/schemas/contract/member-replies";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { digestOfTables } from "../support/database-rows.ts";
import { editorApi } from "../support/editor-api.ts";
import { linksMailedTo, openLink } from "../support/mail-links.ts";
import { staffResetLink } from "../support/outbox.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, test } from "../support/shipped-test.ts";

/** How often each link is opened in each way; set by `LINK_OPENINGS=1000`. */
const TIMES = Number(process.env["LINK_OPENINGS"] ?? 12);
const DAY_MS = 24 * 60 * 60_000;
/** Tables to which the job runner writes whenever it looks for work. */
const OF_JOBS = /^payload_jobs|^leases$/;

/** Only people who attend get a ticket. */
const COMES = { attending: "1" };
const KINDS = [
  "/application/",
  "/registration/",
  "/verify/",
  "/verify-email",
  "/reset-password",
  "/confirm-email",
  "/admin/reset/",
];

const address = (who: string) => `${who}-${randomUUID()}@example.org`;

/** Sends each form; the applicant is invited to an interview, selected, and gets a certificate. */
async function sendForms(shipped: ShippedSite): Promise<string[]> {
  const api = await editorApi(shipped.cmsUrl);
  const startsAt = Date.now() + 7 * DAY_MS;
  const event = await api.create("events", {
    name: "Open Lab",
    slug: `open-lab-${randomUUID()}`,
    type: "Offline",
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + DAY_MS / 8).toISOString(),
    _status: "published",
  });
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const people = new Map(formNames.map((form) => [form, address(form)]));
  for (const [form, email] of people) {
    const sample = fullSample(form, event);
    const values = { ...sample.values, email, ...(form === "event-registration" && COMES) };
    expect((await postSample(target, { ...sample, values })).status).toBe(201);
  }
  const idIn = async (collection: string, form: FormName) => {
    const email = people.get(form);
    return String((await api.list(collection)).find((row) => row["email"] === email)?.["id"]);
  };

  const mentor = address("mentor");
  const password = "seven blue umbrellas";
  const mentorId = await api.create("users", {
    name: "Lata Rao",
    email: mentor,
    password,
    roles: ["mentor"],
  });
  const application = await idIn("internship-applications", "internship");
  await api.command("applications/internship-applications/offer-interview", {
    application: { id: application, stage: "received" },
    replaces: null,
    mentor: mentorId,
    slots: ["2999-12-04T10:00"],
    minutes: 30,
    place: "https://meet.example.org/room",
  });
  const volunteer = await idIn("volunteer-registrations", "volunteer");
  const chosen = { id: volunteer, stage: "received" };
  await api.command("applications/volunteer-registrations/prepare", {
    applications: [{ ...chosen, pending: null }],
    to: "selected",
  });
  await api.command("applications/volunteer-registrations/release", {
    applications: [{ ...chosen, pending: "selected" }],
  });
  const registration = await idIn("event-registrations", "event-registration");
  await api.update("event-registrations", registration, { attendance: "attended" });
  await api.command("issuing/event-registrations/issue", {
    ids: [registration],
    title: "Open Lab",
    hours: 3,
    startsOn: null,
    endsOn: null,
  });
  return [...people.values()];
}

/** Signs up, verifies the address, and requests changes of the address and the password. */
async function joinSite({ cmsUrl, dataDir, send }: ShippedSite): Promise<string[]> {
  const [email, next] = [address("member"), address("next")];
  const password = "seven blue umbrellas in the rain";
  const call = async (path: string, body: object, session = "") => {
    const response = await send(cmsUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.ok, `${path}: ${text}`).toBe(true);
    return text;
  };
  await call(memberCall.signUp, { name: "Asha Rao", email });
  const { token } = await mailTo(dataDir, email);
  await call(memberCall.verifyEmail, { token, password });
  const begun = await call(memberCall.logIn, { username: email, password });
  const { token: session } = memberSessionWire.parse(JSON.parse(begun));
  await call(memberCall.changeEmail, { email: next, current_password: password }, session);
  await call(memberCall.forgotPassword, { email });
  // Somebody else has signed up and not opened the link yet.
  const other = address("newcomer");
  await call(memberCall.signUp, { name: "Ravi Rao", email: other });
  const people = [email, next, other];
  for (const to of people) await untilMailed(dataDir, (mail) => mail.to === to && !!mail.token);
  await mailTo(dataDir, email, 2);
  return people;
}

/** A member of staff has forgotten the password. */
async function forgetPassword({ cmsUrl, dataDir }: ShippedSite): Promise<string> {
  const email = address("staff");
  const api = await editorApi(cmsUrl);
  const password = "a lighthouse at noon, with seagulls";
  await api.create("users", { name: "Meera Rao", email, password, roles: ["editor"] });
  await fetch(`${cmsUrl}/payload-api/users/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  return staffResetLink(dataDir, email);
}

test("opening the links of all mails changes nothing, however often", async ({ shipped }) => {
  const people = [...(await sendForms(shipped)), ...(await joinSite(shipped))];
  const resetLink = await forgetPassword(shipped);
  const origins = [shipped.url, shipped.cmsUrl];
  const mailed = () => [...linksMailedTo(shipped.dataDir, people, origins), resetLink];
  const missing = () => KINDS.filter((kind) => !mailed().some((link) => link.includes(kind)));
  await expect.poll(missing).toEqual([]);
  const links = mailed();

  const before = digestOfTables(shipped.dataDir, OF_JOBS);
  let turn = 0;
  for (const link of links) {
    for (const method of ["GET", "HEAD"] as const) {
      for (let time = 0; time < TIMES; time += 1) {
        turn += 1;
        expect([200, 302, 307], `${method} ${link}`).toContain(await openLink(link, method, turn));
      }
    }
  }
  const changed = () =>
    [...digestOfTables(shipped.dataDir, OF_JOBS)]
      .filter(([name, digest]) => before.get(name) !== digest)
      .map(([name]) => name);
  expect(changed()).toEqual([]);

  // One application is still open, and can be withdrawn on its private page.
  const tokens = links.flatMap((link) => link.split("/application/")[1] ?? []);
  const withdraw = (token: string) =>
    fetch(`${shipped.url}/trpc/applications.withdraw`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: shipped.url },
      body: JSON.stringify({ token, from: "received" }),
    });
  const pressed = await Promise.all(tokens.map(withdraw));
  expect(pressed.map(({ status }) => status).toSorted()).toContain(200);
  expect(changed()).toContain("stage_changes");
});
