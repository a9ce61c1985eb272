/** The built CMS: what the admin shows a mentor. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningCms, startCms } from "../../testing/running-cms.ts";

const collection = "volunteer-registrations";
const mentor = { email: "meera@example.org", password: "a password of one mentor" };
const applicant = { email: "planted@example.org", phone: "9876500001" };

let cms: RunningCms;
let session: Record<string, string>;
let assigned: string;

async function call(method: string, path: string, body: object | null, headers = {}) {
  const response = await fetch(`${cms.url}/payload-api/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return (await response.json()) as { doc: { id: string }; docs: { id: string }[]; token: string };
}

beforeAll(async () => {
  cms = await startCms({ DATA_DIR: mkdtempSync(join(process.env["DATA_DIR"]!, "desk-")) });
  const admin = await cms.logIn();
  const account = { ...mentor, name: "Meera", roles: ["mentor"] };
  const { doc } = await call("POST", "users", account, admin);
  const sample = fullSample("volunteer", "");
  for (const name of ["Asha", "Bhanu"]) {
    const values = { ...sample.values, ...applicant, first_name: name };
    const target = { baseUrl: cms.url, send: cms.send };
    await postSample(target, { ...sample, values });
  }
  const { docs } = await call("GET", `${collection}?where[firstName][equals]=Asha`, null, admin);
  assigned = docs[0]!.id;
  await call("PATCH", `${collection}/${assigned}`, { assignees: [doc.id] }, admin);
  const { token } = await call("POST", "users/login", mentor);
  session = { authorization: `JWT ${token}` };
}, 120_000);
afterAll(() => cms.stop());

/** Without the marks that React leaves between texts. */
async function show(path: string): Promise<string> {
  const response = await fetch(`${cms.url}/admin${path}`, { headers: session });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "");
}

test("the dashboard lists what is assigned, and leads to it", async () => {
  const page = await show("");
  const texts = ["To review (1)", `${collection}/${assigned}">Asha`, "Bhanu", "nav-score-criteria"];
  expect(texts.map((text) => page.includes(text))).toEqual([true, true, false, false]);
});

test.each([
  ["application", () => `/collections/${collection}/${assigned}`],
  ["list", () => `/collections/${collection}`],
  ["search", () => `/collections/${collection}?search=Asha`],
])("the %s shows neither phone nor email", async (_, path) => {
  const page = await show(path());
  const texts = ["Asha", ...Object.values(applicant)];
  expect(texts.map((text) => page.includes(text))).toEqual([true, false, false]);
});

test("the application has the place for the scorecard", async () => {
  const page = await show(`/collections/${collection}/${assigned}`);
  expect(page.includes('id="scorecards-title"')).toBe(true);
});
