/** Members' data stays between them and the server: no log, cache, file or bundle contains it. */
import { fileURLToPath } from "node:url";
import type { Failure } from "@kdl/mock-upstream";
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import type { PlaywrightWorkerArgs } from "@playwright/test";
import { formCases } from "../support/form-cases.ts";
import { plantedIn, plantedUnder } from "../support/find-planted.ts";
import { MemberRequests, profileFilled } from "../support/member-requests.ts";
import { contentPages, missingPages } from "../support/pages.ts";
import { planted, plantedProfile, plantedWords } from "../support/planted-member.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { expect, test } from "../support/test.ts";

const BUNDLE = fileURLToPath(new URL("../../apps/web/dist/client", import.meta.url));
const loggedInOnly = ["/account", "/choosephoto", "/edit-profile", "/view-profile"];
const memberPages = [
  ...loggedInOnly,
  "/user-login",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/confirm-email",
  "/check-inbox",
];
/** Pages that show who is logged in. */
const formPages = Object.values(formCases).map(({ path }) => path);
const publicPages = [...contentPages, ...missingPages].map(({ path }) => path);
const allPages = [...new Set([...publicPages, ...formPages, ...memberPages])];

const NEVER_KEPT = /\bprivate\b.*\bno-store\b/;

const gatewaySecret = "plantword keeps the gateway's secret";

/** Starts a site that logs everything. */
const startTalkative = () =>
  startSite({ environment: { LOG_LEVEL: "trace", GATEWAY_SECRET: gatewaySecret } });

/** The latest token that was mailed. */
const mailedToken = (site: Site) => site.upstream.memberMails().at(-1)?.token ?? "";

/** Signs up and fills in the whole profile. @returns the token that was mailed */
async function join(member: MemberRequests, site: Site): Promise<string> {
  const { name, email, password } = planted;
  expect(await member.post("/sign-up", { name, email })).toBe("/check-inbox?notice=signedUp");
  const token = mailedToken(site);
  expect((await member.get(`/verify-email?token=${token}`)).status()).toBe(200);
  const link = { token, password };
  expect(await member.post(`/verify-email?token=${token}`, link)).toContain("/user-login");
  expect(await member.logIn(planted.wrongPassword)).toBe("401");
  expect(await member.logIn(password)).toBe("/choosephoto");
  expect(await member.fillProfile()).toEqual(profileFilled);
  return token;
}

test("a member's data isn't in the log, in files, or on anybody else's pages", async ({
  playwright,
}) => {
  await using site = await startTalkative();
  const context = await playwright.request.newContext();
  const member = new MemberRequests(context, site.url);
  const secrets = [gatewaySecret, await join(member, site)];
  const account = (form: string, answers: Record<string, string>) =>
    member.post("/account", { form, ...answers });

  await account("change-username", { username: planted.username });
  const { name, email, phone, message } = planted;
  expect(await member.post("/contact", { name, email, phone, message })).toMatch(/^\/thank-you/);
  const { cookies } = await context.storageState();
  secrets.push(...cookies.map(({ value }) => value));
  await account("change-email", { email: planted.nextEmail, current_password: planted.password });
  const confirmation = mailedToken(site);
  secrets.push(confirmation);
  await member.get(`/confirm-email?token=${confirmation}`);
  await member.post(`/confirm-email?token=${confirmation}`, { token: confirmation });
  await member.post("/forgot-password", { email: planted.nextEmail });
  const reset = mailedToken(site);
  secrets.push(reset);
  await member.get(`/reset-password?token=${reset}`);
  const refused = { token: reset, password: "plantword" };
  expect(await member.post(`/reset-password?token=${reset}`, refused)).toBe("422");

  expect(await (await member.get("/view-profile")).text()).toContain(planted.name);
  expect(await (await member.get("/contact")).text()).toContain(planted.nextEmail);
  // Every page that was rendered with the session is requested again without it.
  for (const path of allPages) await member.get(path);
  for (const path of allPages) {
    const response = await fetch(site.url + path, { redirect: "manual" });
    expect(plantedIn(await response.text(), [...plantedWords, ...secrets]), path).toEqual([]);
  }
  expect(site.log()).toContain("/verify-email");
  expect(plantedIn(site.log(), [...plantedWords, ...secrets])).toEqual([]);
  expect(plantedUnder(site.dataDir, [...plantedWords, ...secrets])).toEqual([]);
});

/** Adds a member whose data contains the planted words, and logs in. */
async function plant(playwright: PlaywrightWorkerArgs["playwright"], site: Site) {
  const { email, name, password } = planted;
  site.upstream.reset();
  site.upstream.addMember({ name, email, password, profile: plantedProfile });
  const member = new MemberRequests(await playwright.request.newContext(), site.url);
  expect(await member.logIn(password)).toBe("/choosephoto");
  return member;
}

/** An upstream error that quotes a member's data. */
const echo = { code: "SQL", message: `INSERT INTO members VALUES (${plantedWords.join(", ")})` };
const failures: Omit<Failure, "path">[] = [
  { mode: "status", status: 500, body: echo },
  { mode: "status", status: 422, body: { ...echo, fields: { email: echo.message } } },
  { mode: "status", status: 403, body: echo.message },
  { mode: "reset" },
  { mode: "truncated" },
  { mode: "malformed" },
  { mode: "not-json" },
  { mode: "wrong-shape" },
];

test("an upstream that fails leaves no data of a member in the log", async ({ playwright }) => {
  await using site = await startTalkative();
  const { email, name, password } = planted;
  for (const failure of failures) {
    const member = await plant(playwright, site);
    site.upstream.fail({ ...failure, path: "/api/members/" });
    for (const path of [...memberPages, "/contact"]) await member.get(path);
    await member.logIn(password);
    await member.post("/edit-profile?step=personal", plantedProfile.personal);
    await member.post("/sign-up", { name, email });
    await member.post("/account", {
      form: "change-email",
      email: planted.nextEmail,
      current_password: password,
    });
    await member.post("/account", { form: "delete-account", current_password: password });
  }
  expect(site.log()).toContain("member call");
  expect(plantedIn(site.log(), plantedWords)).toEqual([]);
});

test("pages that show the member are never cached, and no other page shows one", async ({
  playwright,
}) => {
  await using site = await startTalkative();
  const member = await plant(playwright, site);
  const personal = [...memberPages, ...formPages];
  for (const path of personal) {
    expect((await member.get(path)).headers()["cache-control"], path).toMatch(NEVER_KEPT);
  }
  const personalPaths = new Set(personal.map((path) => path.split("?", 1)[0] ?? path));
  for (const path of publicPages.filter((each) => !personalPaths.has(each))) {
    if (path.startsWith("/event-registration/")) continue;
    const text = await (await member.get(path)).text();
    expect(plantedIn(text, plantedWords), path).toEqual([]);
  }
  for (const call of ["members.current", "members.submissions"]) {
    const answer = await member.get(`/trpc/${call}`);
    expect(answer.status(), call).toBe(200);
    const guests = await fetch(`${site.url}/trpc/${call}`);
    for (const kept of [answer.headers()["cache-control"], guests.headers.get("cache-control")]) {
      expect(kept, call).toMatch(NEVER_KEPT);
    }
    expect(plantedIn(await guests.text(), plantedWords)).toEqual([]);
  }
});

test("the bundle contains no secret's name, no credential and no list of passwords", async () => {
  const secretNames = [
    "GATEWAY_SECRET",
    "PAYLOAD_SECRET",
    "CMS_ADMIN_PASSWORD",
    "DATABASE_URL",
    "REDIS_URL",
    "SMTP_URL",
    "S3_SECRET_ACCESS_KEY",
  ];
  // Passwords that would only be in a list of common ones.
  const listed = ["qwertyuiop", "iloveyou", "liverpool"];
  expect(plantedUnder(BUNDLE, [...secretNames, ...listed])).toEqual([]);
  // Proves that the search works: texts of the forms are found.
  expect(plantedUnder(BUNDLE, [fieldMessage.passwordCommon])).not.toEqual([]);
});
