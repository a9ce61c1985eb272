/** Many people at the same moment, against the built CMS on each of its databases. */
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@kdl/runtime/testing/free-port";
import type { FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { registrationClosed } from "@kdl/schemas/messages";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formSlugs } from "./forms/form-slugs.ts";
import { describeLogs } from "./testing/describe-logs.ts";
import { describeMembers } from "./testing/describe-members.ts";
import { describeScans } from "./testing/describe-scans.ts";
import { startFakeClamd } from "./testing/fake-clamd.ts";
import { type Cluster, startCluster } from "./testing/postgres-cluster.ts";
import { type RunningCms, startCms } from "./testing/running-cms.ts";
import { sampleAnswers } from "./testing/submissions.ts";

const DAY_MS = 24 * 60 * 60_000;
const cluster: Cluster | null = await startCluster();
const clamd = await startFakeClamd();
afterAll(async () => {
  cluster?.stop();
  await clamd.close();
});

/** A PDF of its own for everybody. */
const pdf = () => Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF\n`);

describe.each([
  ["SQLite", true, undefined],
  ["PostgreSQL", cluster !== null, cluster?.url],
])("on %s", (_, isThere, DATABASE_URL) => {
  let cms: RunningCms;
  let admin: Record<string, string>;
  let metricsPort: string;
  const DATA_DIR = mkdtempSync(join(process.env["DATA_DIR"]!, "submissions-"));

  beforeAll(async () => {
    if (!isThere) return;
    metricsPort = String(await freePort());
    const observed = { CLAMAV_URL: clamd.url, CMS_METRICS_PORT: metricsPort };
    cms = await startCms({ DATA_DIR, DATABASE_URL, LOG_LEVEL: "trace", ...observed });
    admin = await cms.logIn();
  });
  afterAll(async () => cms?.stop());

  const staff = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${cms.url}/payload-api/${path}`, {
      method,
      headers: admin,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const stored = async (form: FormName, where = "") => {
    const { body } = await staff("GET", `${formSlugs[form]}?pagination=false&depth=0&${where}`);
    return (body as unknown as { docs: Record<string, never>[] }).docs;
  };

  interface Answer {
    status: number;
    body: { code?: string; message: string; reference?: string };
  }

  async function send(form: FormName, more: object = {}, key?: string, file?: Buffer) {
    const answers = sampleAnswers(form, more);
    const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
    let body: string | FormData = JSON.stringify(answers);
    if (forms[form].file) {
      body = new FormData();
      for (const [name, value] of Object.entries(answers)) {
        for (const entry of [value].flat()) body.append(name, String(entry));
      }
      if (file) body.append("resume", new File([Uint8Array.from(file)], "me.pdf"));
    } else headers["content-type"] = "application/json";
    const init = { method: "POST", headers, body };
    const response = await cms.send(cms.url + forms[form].path, init);
    return { status: response.status, body: (await response.json()) as Answer["body"] };
  }

  const createEvent = async (more: object) => {
    const startsAt = new Date(Date.now() + 7 * DAY_MS);
    const { body } = await staff("POST", "events", {
      name: "Open Lab",
      slug: randomUUID(),
      type: "Offline",
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + DAY_MS).toISOString(),
      _status: "published",
      ...more,
    });
    return (body as unknown as { doc: { id: string } }).doc.id;
  };
  const seatsLeft = async (id: string) => {
    const response = await fetch(`${cms.url}/api/events`);
    const { data } = (await response.json()) as { data: { id: string; seats_left: number }[] };
    return data.find((event) => event.id === id)?.seats_left;
  };

  test.skipIf(!isThere)(
    "200 people at once for 50 seats: exactly 50",
    async () => {
      const event_id = await createEvent({ capacity: 50, waitlist: false });
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_each, index) =>
          send("event-registration", { event_id, email: `p${index}@example.org` }),
        ),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(150);
      for (const { status, body } of refused) {
        expect([status, body]).toEqual([
          409,
          { code: "REGISTRATION_CLOSED", message: registrationClosed.full },
        ]);
      }
      expect(await stored("event-registration", `where[event][equals]=${event_id}`)).toHaveLength(
        50,
      );
      expect(await seatsLeft(event_id)).toBe(0);
    },
    60_000,
  );

  test.skipIf(!isThere)(
    "people who don't come take no seat, nor does spam until it is released",
    async () => {
      const event_id = await createEvent({ capacity: 2, waitlist: false });
      await send("event-registration", { event_id, attending: "0" });
      expect(await seatsLeft(event_id)).toBe(2);
      const flagged = await cms.send(cms.url + forms["event-registration"].path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-submission-flag": "links" },
        body: JSON.stringify(
          sampleAnswers("event-registration", { event_id, email: "spam@example.org" }),
        ),
      });
      expect(flagged.status).toBe(201);
      expect(await seatsLeft(event_id)).toBe(2);
      await send("event-registration", { event_id });
      expect(await seatsLeft(event_id)).toBe(1);

      const spam = `where[and][0][event][equals]=${event_id}&where[and][1][quarantined][equals]=true`;
      const [doc] = await stored("event-registration", spam);
      const path = `event-registrations/${String(doc?.["id"])}`;
      expect((await staff("PATCH", path, { quarantined: false })).status).toBe(200);
      expect(await seatsLeft(event_id)).toBe(0);
      expect((await staff("PATCH", path, { quarantined: true })).status).toBe(200);
      await send("event-registration", { event_id, email: "last@example.org" });
      const full = await staff("PATCH", path, { quarantined: false });
      expect(full.status).toBe(409);
      expect(JSON.stringify(full.body)).toContain("all seats of the event are taken");
    },
  );

  test.skipIf(!isThere)(
    "of two identical applications at the same moment one is stored",
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const who = { email: `twin${round}@example.org`, mobile: `900000000${round}` };
        const answers = await Promise.all([
          send("internship", who, undefined, pdf()),
          send("internship", { ...who, email: who.email.toUpperCase() }, undefined, pdf()),
        ]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
        expect(answers.find(({ status }) => status === 409)?.body.code).toBe("DUPLICATE");
      }
      const files = readdirSync(join(DATA_DIR, "resumes"), { withFileTypes: true });
      expect(files.filter((entry) => entry.isFile())).toHaveLength(5);
      expect(readdirSync(join(DATA_DIR, "resumes/incoming"))).toEqual([]);
    },
  );

  test.skipIf(!isThere)(
    "a key sent ten times at once is one row, one file and one answer",
    async () => {
      const [key, file] = [randomUUID(), pdf()];
      const who = { email: "again@example.org", phone: "9111111111" };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send("volunteer", who, key, file)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      const [doc, ...others] = await stored("volunteer", "where[email][equals]=again@example.org");
      expect(others).toEqual([]);
      expect(doc?.["reference"]).toBe(answers[0]?.body.reference);
      const other = await send("volunteer", who, key, pdf());
      expect([other.status, other.body.code]).toEqual([422, "KEY_REUSED"]);
    },
  );

  test.skipIf(!isThere)("nothing of it is in the log that a person has sent", () => {
    expect(cms.output()).not.toMatch(/"level":[56]0/);
    expect(cms.output()).not.toContain("@example.org");
  });

  test.skipIf(!isThere)("every file is just what was sent, and belongs to a row", async () => {
    const rows = [...(await stored("internship")), ...(await stored("volunteer"))];
    const resumes = rows.map((row) => row["resume"] as unknown as { key: string; sha256: string });
    const folder = join(DATA_DIR, "resumes");
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      resumes.map(({ key }) => key).toSorted(),
    );
    for (const { key, sha256 } of resumes) {
      const bytes = readFileSync(join(folder, key));
      expect(bytes.toString()).toMatch(/^%PDF-1\.7\n[\da-f-]{36}\n%%EOF\n$/);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
    }
  });

  describeScans(isThere, () => ({ metricsPort, stored }));

  describeMembers(isThere, () => ({
    cms,
    admin,
    folder: DATA_DIR,
    createEvent,
    seatsLeft,
    register: (answers) => send("event-registration", answers),
  }));

  // The last one, since nothing works afterwards.
  describeLogs(isThere, () => ({
    cms,
    admin,
    folder: DATA_DIR,
    createEvent,
    isSqlite: DATABASE_URL === undefined,
    execute: async (statements) => {
      if (DATABASE_URL !== undefined) return cluster?.execute(statements);
      const database = createClient({ url: `file:${join(DATA_DIR, "cms.db")}` });
      // The CMS may be writing.
      await database.execute("PRAGMA busy_timeout = 20000");
      for (const statement of statements) await database.execute(statement);
      database.close();
    },
  }));
});
