/** No page, reply or mail reveals a decision that staff have prepared before its release. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { mailTo, sentMail } from "@kdl/runtime/testing/sent-mail";
import { applicationCall } from "@kdl/schemas/applications/application";
import { stageTexts } from "@kdl/schemas/applications/stage-texts";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { APIRequestContext } from "@playwright/test";
import { crawl } from "../support/crawl.ts";
import { type EditorApi, editorApi } from "../support/editor-api.ts";
import { plantedIn } from "../support/find-planted.ts";
import { linksMailedTo } from "../support/mail-links.ts";
import { MemberRequests } from "../support/member-requests.ts";
import { mailedToken } from "../support/outbox.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, test } from "../support/shipped-test.ts";

const EMAIL = "applies-everywhere@example.org";
const PASSWORD = "seven blue umbrellas";
/** Where members see their submissions. */
const PROFILE = "/view-profile?tab=internship";
const DECISIONS = {
  internship: "declined",
  volunteer: "selected",
  "club-registration": "shortlisted",
} as const;
const COLLECTIONS = {
  internship: "internship-applications",
  volunteer: "volunteer-registrations",
  "club-registration": "club-registrations",
} as const satisfies Record<ApplicationForm, string>;
const forms = Object.keys(DECISIONS) as ApplicationForm[];

/** Planted in the template of each decision's mail, and in a note about each application. */
const inMail = (form: ApplicationForm) => `Plantedmail-${DECISIONS[form]}`;
const NOTE = "Plantednote";
const words: readonly string[] = [
  ...forms.map(inMail),
  ...forms.map((form) => stageTexts[DECISIONS[form]].text),
  NOTE,
];
/** Names of fields that only decisions have. */
const FIELDS = /pending_?stage|release_?at/i;

interface Application {
  form: ApplicationForm;
  id: string;
  token: string;
}

test.use({ siteName: "unreleased" });

test("a prepared decision is shown nowhere before its release, and then in the right places", async ({
  playwright,
  shipped,
}) => {
  const api = await editorApi(shipped.cmsUrl);
  await plantInTemplates(api);
  const applications = await apply(shipped, api);
  const visitor = await playwright.request.newContext();
  const member = await joinSite(visitor, shipped);

  for (const { form, id } of applications) {
    await api.command(`submissions/${COLLECTIONS[form]}/${id}/notes`, { text: NOTE });
    await api.command(`applications/${COLLECTIONS[form]}/prepare`, {
      applications: [{ id, stage: "received", pending: null }],
      to: DECISIONS[form],
    });
  }
  // A decline waits for a day after its release.
  await release(api, applications, ["internship"]);
  const mailsBefore = sentMail(shipped.dataDir).filter(({ to }) => to === EMAIL).length;
  await member.post("/application", { email: EMAIL });
  await mailTo(shipped.dataDir, EMAIL, mailsBefore + 1);

  const seen = await everything(shipped, applications, member, api);
  expect(seen.length).toBeGreaterThan(60);
  const leaks = seen.flatMap(({ at, text }) => [
    ...plantedIn(text, words).map((word) => `${at}: ${word}`),
    ...(FIELDS.test(text) ? [`${at}: a field`] : []),
  ]);
  expect(leaks).toEqual([]);
  expect(mailedWords(shipped)).toEqual([]);

  await release(api, applications, ["volunteer", "club-registration"]);
  await expect
    .poll(() => mailedWords(shipped))
    .toEqual([inMail("volunteer"), inMail("club-registration")]);
  const after = await everything(shipped, applications, member, api);
  const found = new Set(after.flatMap(({ text }) => plantedIn(text, words)));
  expect([...found].toSorted()).toEqual(
    [stageTexts.selected.text, stageTexts.shortlisted.text].toSorted(),
  );
});

async function plantInTemplates(api: EditorApi) {
  for (const template of await api.list("mail-templates")) {
    const form = forms.find((each) => DECISIONS[each] === template["purpose"]);
    if (!form) continue;
    await api.update("mail-templates", String(template["id"]), {
      body: `${String(template["body"])}\n\n${inMail(form)}`,
    });
  }
}

/** The same person sends each form. */
async function apply(shipped: ShippedSite, api: EditorApi): Promise<Application[]> {
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const applications: Application[] = [];
  for (const form of forms) {
    const sample = fullSample(form, "");
    const values = { ...sample.values, email: EMAIL };
    const { status, body } = await postSample(target, { ...sample, values });
    expect(status).toBe(201);
    const rows = await api.list(COLLECTIONS[form]);
    const id = String(rows.find(({ email }) => email === EMAIL)?.["id"]);
    const { link_token: token } = body as { link_token: string };
    applications.push({ form, id, token });
  }
  await mailTo(shipped.dataDir, EMAIL, forms.length);
  return applications;
}

/** The same person becomes a member, whose profile shows the applications. */
async function joinSite(context: APIRequestContext, { url, dataDir }: ShippedSite) {
  const member = new MemberRequests(context, url);
  await member.post("/sign-up", { name: "Asha Rao", email: EMAIL });
  const token = await mailedToken(dataDir, EMAIL, forms.length + 1);
  await member.post("/verify-email", { token, password: PASSWORD });
  expect(await member.logIn(PASSWORD, EMAIL)).toBe("/choosephoto");
  return member;
}

async function release(
  api: EditorApi,
  applications: readonly Application[],
  of: readonly ApplicationForm[],
) {
  for (const { form, id } of applications.filter((each) => of.includes(each.form))) {
    await api.command(`applications/${COLLECTIONS[form]}/release`, {
      applications: [{ id, stage: "received", pending: DECISIONS[form] }],
    });
  }
}

/** The planted words that any mail contains. */
const mailedWords = ({ dataDir }: ShippedSite) =>
  words.filter((word) =>
    sentMail(dataDir).some(({ subject, text }) => plantedIn(subject + text, [word]).length > 0),
  );

interface Seen {
  at: string;
  text: string;
}

/** Every page of the site, the applicant's and member's pages, and what a stranger gets from the CMS. */
async function everything(
  shipped: ShippedSite,
  applications: readonly Application[],
  member: MemberRequests,
  api: EditorApi,
): Promise<Seen[]> {
  const { url, cmsUrl } = shipped;
  const seen: Seen[] = [];
  const see = async (at: string, response: { text(): Promise<string> }) =>
    seen.push({ at, text: await response.text() });

  for (const { path, html } of await crawl(url)) seen.push({ at: path, text: html });
  for (const { form, token } of applications) {
    await see(`page of ${form}`, await fetch(`${url}/application/${token}`));
    const status = await fetch(`${url}/trpc/applications.status`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ token }),
    });
    expect(status.status).toBe(200);
    await see(`status of ${form}`, status);
    const headers = { authorization: `Bearer ${token}` };
    await see(`reply about ${form}`, await shipped.send(cmsUrl + applicationCall.own, { headers }));
  }
  for (const link of linksMailedTo(shipped.dataDir, [EMAIL], [url])) {
    await see(`link of a mail`, await fetch(link));
  }
  for (const path of ["/", "/edit-profile", "/account", PROFILE]) {
    const page = await member.get(path);
    expect(page.status(), path).toBe(200);
    await see(`${path} of the member`, page);
  }
  expect(seen.at(-1)?.text.includes("/application/"), PROFILE).toBe(true);
  for (const collection of await api.collections()) {
    await see(collection, await fetch(`${cmsUrl}/payload-api/${collection}`));
  }
  return seen;
}
