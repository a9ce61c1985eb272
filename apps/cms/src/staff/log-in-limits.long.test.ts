import { pbkdf2Sync } from "node:crypto";
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { askApi, type ApiAnswer } from "../testing/payload-api.ts";
import { startPayload } from "../testing/start-payload.ts";

const MAX = 10;
const QUARTER_MS = 15 * 60_000;
const password = "a-lighthouse-at-noon";
const admin = "meera@example.org";

// Each attempt hashes a password, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  await payload.create({
    collection: "users",
    data: { name: "Meera", email: admin, password, roles: ["admin"] },
  });
});
// Each test runs on a different day, so that all counts have expired.
let day = 0;
beforeEach(() => {
  day += 1;
  setClock(0);
});
function setClock(laterMs: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  vi.setSystemTime(Date.UTC(2026, 10, day, 12) + laterMs);
}

interface Try {
  email?: string;
  password?: string;
  from?: string;
  cookie?: string;
}
const logIn = (tried: Try = {}) =>
  askApi(
    "POST",
    "users/login",
    { email: tried.email ?? admin, password: tried.password ?? password },
    {
      "x-client-address": tried.from ?? "10.1.1.1",
      ...(tried.cookie && { cookie: tried.cookie }),
    },
  );
const wrong = (tried: Try = {}) => logIn({ password: "a wrong guess", ...tried });
const shown = ({ status, text }: ApiAnswer) => ({ status, text });
const statusesOf = (answers: ApiAnswer[]) => answers.map(({ status }) => status);
const messageOf = ({ json }: ApiAnswer) => (json["errors"] as { message: string }[])[0]?.message;
async function several(count: number, make: (index: number) => Promise<ApiAnswer>) {
  const answers: ApiAnswer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await make(index));
  return answers;
}
const failures = (count: number) => Array.from({ length: count }, () => 401);
/** The cookie of a browser in which the admin has logged in. */
async function knownBrowser(): Promise<string> {
  const answer = await logIn({ from: "10.9.9.9" });
  expect(answer.status).toBe(200);
  const set = answer.headers.getSetCookie().find((line) => line.startsWith("staff-device="));
  expect(set).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  return set!.split(";", 1)[0]!;
}

test("200 wrong attempts from many addresses lock nobody out permanently", async () => {
  const cookie = await knownBrowser();
  const answers = await several(200, (index) => wrong({ from: `10.2.${index}.1` }));
  expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(MAX);
  expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(200 - MAX);
  expect((await logIn({ from: "10.2.0.1", cookie })).status).toBe(200);

  // A new browser waits for the rest of the window, and no longer.
  const refused = await logIn({ from: "10.3.1.1" });
  expect(refused.status).toBe(429);
  expect(messageOf(refused)).toBe(
    "Too many attempts. Please wait 15 minutes, or choose a new password by mail.",
  );
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeLessThanOrEqual(900);
  setClock(QUARTER_MS + 1_000);
  expect((await logIn({ from: "10.3.1.1" })).status).toBe(200);
});

test("one address, or one IPv6 network, gets ten attempts across all accounts", async () => {
  const many = await several(MAX + 1, (index) =>
    wrong({ email: `nobody${index}@example.org`, from: "2001:db8:1:2::/64" }),
  );
  expect(statusesOf(many)).toEqual([...failures(MAX), 429]);
  expect((await wrong({ email: "nobody@example.org", from: "10.4.0.1" })).status).toBe(401);
});

test("concurrent attempts don't get around the limit", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => wrong({ from: `10.5.${index}.1` })),
  );
  expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(MAX);
});

test("accounts and unknown addresses get the same replies and limits", async () => {
  const known = await several(MAX + 1, () => wrong({ from: "10.6.0.1" }));
  const unknown = await several(MAX + 1, () =>
    wrong({ email: "nobody@example.org", from: "10.6.0.2" }),
  );
  expect(unknown.map(shown)).toEqual(known.map(shown));
  expect(messageOf(known[0]!)).toBe("The email or password provided is incorrect.");
});

test("a success doesn't count as an attempt, and neither does an incomplete form", async () => {
  for (let count = 0; count < MAX + 2; count += 1) {
    expect((await logIn()).status).toBe(200);
    expect((await logIn({ password: " " })).status).toBe(400);
  }
});

test("the cookie works only for its own account, and can't be forged", async () => {
  const cookie = await knownBrowser();
  expect(cookie).not.toMatch(/meera|example/i);
  await several(MAX, (index) => wrong({ from: `10.7.${index}.1` }));
  for (const forged of [`${cookie}x`, cookie.replace("=", "=x"), "staff-device=.."]) {
    expect((await logIn({ from: "10.8.0.1", cookie: forged })).status).toBe(429);
  }
  const other = await several(MAX + 1, () =>
    wrong({ email: "nobody@example.org", from: "10.8.0.2", cookie }),
  );
  expect(statusesOf(other)).toEqual([...failures(MAX), 429]);
  expect((await logIn({ from: "10.8.0.2", cookie })).status).toBe(200);
});

test("a known browser has ten attempts of its own", async () => {
  const cookie = await knownBrowser();
  const own = await several(MAX + 1, () => wrong({ cookie }));
  expect(statusesOf(own)).toEqual([...failures(MAX), 429]);
  expect((await logIn({ from: "10.8.8.8" })).status).toBe(200);
});

test("counts outlive the process, and contain no names or addresses", async () => {
  await several(MAX, (index) => wrong({ from: `10.10.${index}.1` }));
  const { docs } = await payload.find({ collection: "staff-tries", pagination: false });
  expect(docs.map(({ used }) => used)).toContain(MAX);
  expect(JSON.stringify(docs)).not.toMatch(/meera|10\.10\./);
  vi.resetModules();
  const { createTries } = await import("@kdl/runtime/limits/tries");
  const { databaseCounts } = await import("./database-counts.ts");
  const { logInTries, accountBucket } = await import("./try-limits.ts");
  const elsewhere = createTries(databaseCounts(payload));
  expect(await elsewhere.take([accountBucket(admin)], logInTries)).toMatchObject({ ok: false });
});

test("an unknown account takes as long as Payload's own hash", async () => {
  const { hashCost } = await import("./hash-for-nobody.ts");
  const user = await payload.db.findOne<{ id: string; hash: string; salt: string }>({
    collection: "users",
    where: { email: { equals: admin } },
  });
  const { iterations, keyLength, digest } = hashCost;
  const hash = pbkdf2Sync(password, user!.salt, iterations, keyLength, digest).toString("hex");
  expect(user!.hash.endsWith(hash)).toBe(true);
});
