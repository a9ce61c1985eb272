/** Members over HTTP, against the built CMS on each of its databases. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { memberCall } from "@kdl/schemas/member-calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailTo } from "./testing/outbox.ts";
import { type Cluster, startCluster } from "./testing/postgres-cluster.ts";
import { type RunningCms, startCms } from "./testing/running-cms.ts";

const cluster: Cluster | null = await startCluster();
afterAll(() => cluster?.stop());

const password = "a quiet river of stones";

describe.each([
  ["SQLite", true, undefined],
  ["PostgreSQL", cluster !== null, cluster?.url],
])("on %s", (_, isThere, DATABASE_URL) => {
  let cms: RunningCms;
  const DATA_DIR = mkdtempSync(join(process.env["DATA_DIR"]!, "members-"));

  beforeAll(async () => {
    if (isThere) cms = await startCms({ DATA_DIR, DATABASE_URL, LOG_LEVEL: "info" });
  });
  afterAll(async () => cms?.stop());

  async function call(path: string, body?: object, session?: string, method = "POST") {
    const response = await fetch(cms.url + path, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(session && { authorization: `Bearer ${session}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === "" ? {} : JSON.parse(text)) as Record<string, never>,
    };
  }
  const signUp = (email: string, more: object = {}) =>
    call(memberCall.signUp, { name: "Asha Rao", email, password, ...more });
  const logIn = (username: string, word = password) =>
    call(memberCall.logIn, { username, password: word });
  const me = (session: string) => call(memberCall.me, undefined, session, "GET");

  async function join_(email: string): Promise<string> {
    await signUp(email);
    const { token } = await mailTo(DATA_DIR, email);
    expect((await call(memberCall.verifyEmail, { token })).status).toBe(200);
    return (await logIn(email)).body["session"]!;
  }

  test.skipIf(!isThere)("signs up, verifies, logs in and out", async () => {
    const email = "asha@example.org";
    const answer = await signUp(email);
    expect(answer.status).toBe(202);
    expect(answer.headers.get("x-contract-extensions")).toMatch(/, members$/);
    const session = await join_(email);
    const { status, body } = await me(session);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        name: "Asha Rao",
        username: null,
        email,
        picture: null,
        profile: {
          personal: null,
          educational: null,
          skills: null,
          additional: null,
          internship: null,
        },
      },
    ]);
    expect((await call(memberCall.logOut, undefined, session)).status).toBe(204);
    expect((await me(session)).body).toMatchObject({ code: "SESSION_ENDED" });
  });
});
