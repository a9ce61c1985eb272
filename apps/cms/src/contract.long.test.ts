/** The built CMS, started in an empty folder as a new developer would, and called as the gateway calls it. */
import { describeUpstreamContract } from "@kdl/mock-upstream/contract";
import { signedFetch } from "@kdl/mock-upstream/signed-fetch";
import { createPreviewToken, isPreviewToken, PREVIEW_HEADER } from "@kdl/schemas/contract/signing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "@kdl/runtime/testing/free-port";
import { seedContent } from "./seed/content/index.ts";
import { smallEventsOf } from "./testing/add-small-event.ts";
import { membersMail } from "./testing/members-mail.ts";
import { deskOf } from "./testing/issue-over-http.ts";
import { doorOf } from "./testing/door-over-http.ts";
import { offersOf } from "./testing/offer-over-http.ts";
import { type Run, runServer, untilReady } from "./testing/start-server.ts";

const secret = "the-gateways-secret-of-this-test";
const password = "correct-horse-battery";
let run: Run;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  run = runServer({
    DATA_DIR: process.env["DATA_DIR"],
    CMS_PORT: String(port),
    PAYLOAD_SECRET: "a-secret-of-this-test",
    GATEWAY_SECRET: secret,
    // Nothing listens there: a webhook that can't be delivered must not cause failures.
    GATEWAY_URLS: "http://127.0.0.1:9",
    CMS_ADMIN_PASSWORD: password,
    SITE_ORIGIN: "https://site.example",
  });
  await untilReady(run);
});

afterAll(async () => {
  run.process.kill("SIGTERM");
  await run.ended;
});

describeUpstreamContract("The CMS", () => url, {
  secret,
  members: membersMail(process.env["DATA_DIR"]!),
  interviews: offersOf(() => url, logIn),
  smallEvents: smallEventsOf(() => url, logIn),
  certificates: deskOf(() => url, logIn),
  door: doorOf(() => url, logIn),
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

async function logIn(): Promise<Record<string, string>> {
  const response = await fetch(`${url}/payload-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@example.org", password }),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `JWT ${token}`, "content-type": "application/json" };
}

test("seeds everything on the first start, without a warning", async () => {
  expect(run.output()).toMatch(/Seeded \d+ documents/);
  const warnings = run
    .output()
    .split("\n")
    .filter((line) => /"level":[456]0/.test(line));
  // There is no gateway, and the contract suite sends unsigned requests.
  const expected = /could not notify a gateway|refused a request/;
  expect(warnings.filter((line) => !expected.test(line))).toEqual([]);
  const services = (await (await get("/api/services")).json()) as { slug: string; image: string }[];
  expect(services.map(({ slug }) => slug)).toEqual(seedContent.services.map(({ slug }) => slug));
  expect(services.every(({ image }) => image !== "")).toBe(true);
});

describe("unknown paths", () => {
  test.each(["/nowhere", "/api/unknown", "/api", "/api/services/internship", "/images/team"])(
    "GET %s is 404 in JSON",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: "Not found." });
    },
  );

  test("POST to a read is 404 too, for a gateway", async () => {
    const send = signedFetch(secret);
    expect((await send(`${url}/api/services`, { method: "POST" })).status).toBe(404);
  });
});

/** Slugs of the clubs that a caller sees, with or without a preview token. */
const clubSlugs = async (token?: string) => {
  const response = await get("/api/clubs", token ? { [PREVIEW_HEADER]: token } : {});
  return ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);
};

describe("a draft", () => {
  test("needs a valid preview token", async () => {
    const headers = await logIn();
    const created = await fetch(`${url}/payload-api/clubs?draft=true`, {
      method: "POST",
      headers,
      body: JSON.stringify({ title: "Only a draft", slug: "only-a-draft", _status: "draft" }),
    });
    expect(created.status).toBe(201);
    expect(await clubSlugs()).not.toContain("only-a-draft");
    expect(await clubSlugs("123.forged")).not.toContain("only-a-draft");
    expect(await clubSlugs(createPreviewToken(secret, Date.now()))).toContain("only-a-draft");
  });
});

const previewLink = (path: string, headers = {}) =>
  fetch(`${url}/payload-api/preview-link?path=${encodeURIComponent(path)}`, {
    headers,
    redirect: "manual",
  });

describe("the admin", () => {
  test("previews a path on the site with a fresh token, for staff only", async () => {
    const headers = await logIn();
    const response = await previewLink("/services/internship", headers);
    expect(response.status).toBe(302);
    const preview = new URL(response.headers.get("location")!);
    expect(preview.origin + preview.pathname).toBe("https://site.example/preview");
    expect(preview.searchParams.get("path")).toBe("/services/internship");
    expect(isPreviewToken(secret, preview.searchParams.get("token")!, Date.now())).toBe(true);
    expect((await previewLink("/services/internship")).status).toBe(401);
    expect((await previewLink("//evil.example", headers)).status).toBe(400);
  });

  test("shows the login form to people, but not to search engines", async () => {
    const response = await get("/admin/login");
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    expect(response.headers.get("x-powered-by")).toBeNull();
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("doesn't allow creating the first account a second time", async () => {
    const response = await fetch(`${url}/payload-api/users/first-register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "x@example.org", password, name: "x" }),
    });
    expect(response.status).toBe(404);
  });

  test("refuses changes sent from another site", async () => {
    const response = await fetch(`${url}/payload-api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://evil.example" },
      body: JSON.stringify({ email: "admin@example.org", password }),
    });
    expect(response.status).toBe(403);
  });
});
