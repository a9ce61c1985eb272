/**
 * The log contains nothing about people; for failures it says what failed, when and why. These tests break
 * the database.
 */
import { randomUUID } from "node:crypto";
import type { FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { describe, expect, test } from "vitest";
import { mailTo } from "@kdl/runtime/testing/sent-mail";
import type { RunningCms } from "./running-cms.ts";
import { sampleAnswers } from "./submissions.ts";

interface Surroundings {
  cms: RunningCms;
  admin: Record<string, string>;
  folder: string;
  createEvent: (more: object) => Promise<string>;
  /** Runs SQL while the server is running. */
  execute(statements: string[]): Promise<void>;
  isSqlite: boolean;
}

const email = "plantword.person@plantword.example";
const password = "a plantword of stones";
const name = "Plantword Person";
const token = `plantword${"x".repeat(34)}`;
const PLANTED = /plantword|98123[ -]?456/i;

let people = 0;
/** A new person's answers, under every field name that forms use for them. */
function somebody(): Record<string, string> {
  people += 1;
  const phone = `98123456${String(people).padStart(2, "0")}`;
  return {
    name,
    full_name: name,
    first_name: "Plantword",
    last_name: "Person",
    email: `${people}.${email}`,
    phone,
    mobile: phone,
    phone_no: phone,
    message: "My plantword",
    address: "12 Plantword",
    college_name: "Plantword College",
    reason_for_unavailability: "Plantword exams",
  };
}

/** A form filled in by a new person. */
function filled(form: FormName, more: object): string | FormData {
  const sample = sampleAnswers(form);
  const own = Object.entries(somebody()).filter(([field]) => field in sample);
  const answers = { ...sample, ...Object.fromEntries(own), ...more };
  if (!forms[form].file) return JSON.stringify(answers);
  const body = new FormData();
  for (const [field, value] of Object.entries(answers)) {
    for (const entry of [value].flat()) body.append(field, String(entry));
  }
  body.append("resume", new File(["%PDF-1.7\nPlantword\n%%EOF\n"], "plantword resume.pdf"));
  return body;
}

const written = [
  "contact_messages event_registrations internship_applications volunteer_registrations",
  "club_registrations idempotency_keys members member_sign_ups member_tokens member_sessions",
].flatMap((tables) => tables.split(" "));

/** Makes every change to this table fail, with all values in the statement. */
const refuseChanges = (table: string, isSqlite: boolean): string[] =>
  isSqlite
    ? ["INSERT", "UPDATE"].map(
        (change) =>
          `CREATE TRIGGER broken_${change}_${table} BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`,
      )
    : [`ALTER TABLE ${table} ADD CONSTRAINT broken_${table} CHECK (false) NOT VALID`];

/** @param isThere whether there is such a database here */
export function describeLogs(isThere: boolean, surroundings: () => Surroundings): void {
  /** Ids of the requests that were answered with a failure of the server. */
  const failed: string[] = [];
  let session = "";
  let event = "";

  async function ask(method: string, path: string, body?: BodyInit, more: object = {}) {
    const id = randomUUID();
    const { cms } = surroundings();
    const response = await cms.send(cms.url + path, {
      method,
      headers: {
        "x-request-id": id,
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...(session && { authorization: `Bearer ${session}` }),
        ...more,
      },
      ...(body !== undefined && { body }),
    });
    if (response.status >= 500) failed.push(id);
    expect(response.headers.get("x-request-id")).toBe(id);
    return { status: response.status, text: await response.text() };
  }
  const post = (path: string, body: object) => ask("POST", path, JSON.stringify(body));
  const known = { username: email, password };

  async function sendEverything(): Promise<number[]> {
    const asked = [];
    for (const { name: form, path } of Object.values(forms)) {
      const key = { "idempotency-key": `plantword-${randomUUID()}` };
      const ofEvent = form === "event-registration" ? { event_id: event } : {};
      asked.push(await ask("POST", path, filled(form, ofEvent), key));
      asked.push(await ask("POST", path, filled(form, { email: "plantword", plantword: name })));
      asked.push(await ask("POST", path, `{"name": "Plantword", ${name}`));
    }
    asked.push(await post("/api/check-user", { email, mobile: somebody()["phone"] }));
    asked.push(await post(memberCall.signUp, { name, email: somebody()["email"] }));
    asked.push(await post(memberCall.verifyEmail, { token, password }));
    asked.push(await post(memberCall.logIn, known));
    asked.push(await post(memberCall.logIn, { ...known, password: `${password}x` }));
    asked.push(await post(memberCall.forgotPassword, { email }));
    asked.push(await post(memberCall.resetPassword, { token, password }));
    asked.push(await post(memberCall.confirmEmail, { token }));
    asked.push(await post(memberCall.changeUsername, { username: "plantword.name" }));
    asked.push(
      await post(memberCall.changeEmail, { email: `new.${email}`, current_password: password }),
    );
    asked.push(
      await ask(
        "PUT",
        memberCall.profile("personal"),
        JSON.stringify({ name, phone: "9812345600" }),
      ),
    );
    asked.push(await ask("PUT", memberCall.picture, "plantword is no picture"));
    asked.push(await ask("GET", memberCall.submissions));
    asked.push(await post(memberCall.cancel("PLANTWORD-1"), {}));
    asked.push(await ask("GET", `${memberCall.me}?email=${email}`));
    const staff = surroundings().admin;
    const where = `where[email][equals]=${email}&where[plantword][equals]=1`;
    for (const path of ["members", "contact-messages", "member-sessions"]) {
      asked.push(await ask("GET", `/payload-api/${path}?${where}`, undefined, staff));
    }
    asked.push(await post("/payload-api/users/login", { email, password }));
    asked.push(await post("/payload-api/users/forgot-password", { email }));
    asked.push(await ask("GET", `/api/plantword/${email}?token=${token}`));
    return asked.map(({ status }) => status);
  }

  const lines = () =>
    surroundings()
      .cms.output()
      .split("\n")
      .filter((line) => line !== "");

  describe.skipIf(!isThere)("the log", () => {
    test("contains nothing about people, for successes and refusals", async () => {
      event = await surroundings().createEvent({});
      await post(memberCall.signUp, { name, email });
      const { token: mailed } = await mailTo(surroundings().folder, email);
      await post(memberCall.verifyEmail, { token: mailed, password });
      const { text } = await post(memberCall.logIn, known);
      session = (JSON.parse(text) as { session: string }).session;
      const statuses = await sendEverything();
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(9);
      expect(lines().join("\n")).not.toMatch(PLANTED);
    }, 60_000);

    test("contains nothing about people if the database fails, and names each failed request", async () => {
      const { execute, isSqlite } = surroundings();
      await execute(written.flatMap((table) => refuseChanges(table, isSqlite)));
      const afterChanges = await sendEverything();
      expect(afterChanges.filter((status) => status === 503).length).toBeGreaterThan(7);
      await execute(written.map((table) => `ALTER TABLE ${table} RENAME TO ${table}_gone`));
      await sendEverything();

      const text = lines().join("\n");
      expect(text).not.toMatch(PLANTED);
      expect(text).not.toContain(session);
      const told = lines().map((line) => JSON.parse(line) as { level: number; reqId?: string });
      for (const id of failed) {
        const levels = told.filter(({ reqId }) => reqId === id).map(({ level }) => level);
        expect(levels).toEqual(expect.arrayContaining([50, 40]));
      }
      expect(text).toContain("Failed query");
    }, 60_000);
  });
}
