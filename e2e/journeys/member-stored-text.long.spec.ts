/** Text from members is shown as plain text everywhere, even if it looks like HTML. */
import { memberCall } from "@kdl/schemas/members/member-calls";
import { type ProfileStepName, profileStepNames } from "@kdl/schemas/members/members";
import type { Page } from "@playwright/test";
import { formCases } from "../support/form-cases.ts";
import { loggedIn } from "../support/members.ts";
import { expect, hydrated, test } from "../support/test.ts";

const hostile = [
  `"><img src=x onerror=alarm("ran")>`,
  `'><svg/onload=alarm("ran")>`,
  `</script></textarea><script>alarm("ran")</script>`,
].join(" ");

/** Every field for free text. */
const texts: Record<ProfileStepName, string[]> = {
  personal: ["name", "state", "city", "address"],
  educational: ["highest_qualification", "college_name", "branch", "school_name"],
  skills: ["other_skills", "experience"],
  additional: ["languages", "about", "emergency_name"],
  internship: ["expectations"],
};
const pages = [
  "/choosephoto",
  "/account",
  "/user-login",
  ...profileStepNames.map((step) => `/edit-profile?step=${step}`),
  ...[...profileStepNames, "events"].map((tab) => `/view-profile?tab=${tab}`),
  ...Object.values(formCases).map(({ path }) => path),
];

const filled = (text: string) =>
  Object.fromEntries(
    profileStepNames.map((step) => [
      step,
      Object.fromEntries(texts[step].map((name) => [name, text])),
    ]),
  ) as Record<ProfileStepName, Record<string, string>>;

/** Collects alarms: scripts that run, and links to scripts. */
async function watch(page: Page): Promise<string[]> {
  const alarms: string[] = [];
  await page.exposeFunction("alarm", (from: string) => alarms.push(from));
  return alarms;
}

async function expectNothingForeign(page: Page, url: string) {
  for (const path of pages) {
    const response = await page.goto(url + path);
    expect(response?.status(), path).toBe(200);
    await hydrated(page);
    await expect(
      page.locator("[onerror], [onload], img[src=x], main script:not([type])"),
    ).toHaveCount(0);
    const links = page.locator("a[href]");
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(
      addresses.filter((href) => /^(?:java|vb)script:|^data:/i.test(href)),
      path,
    ).toEqual([]);
  }
}

test("no profile field runs anything on any page that shows it", async ({ page, site }) => {
  const alarms = await watch(page);
  await loggedIn(page, site, { profile: filled(hostile) });
  await expectNothingForeign(page, site.url);
  await page.goto(`${site.url}/view-profile?tab=additional`);
  await expect(page.locator("dd").getByText(hostile).first()).toBeVisible();
  expect(alarms).toEqual([]);
});

test.describe("an upstream that gives a member hostile values", () => {
  // The picture, which this upstream doesn't have.
  test.use({ expectedErrors: /status of 503/ });

  test("gets them shown as text", async ({ page, site }) => {
    const alarms = await watch(page);
    const { email } = await loggedIn(page, site);
    const profile = filled(hostile);
    const script = "javascript:alarm('ran')";
    const body = {
      id: "1",
      name: hostile,
      username: hostile,
      email,
      picture: `"><img src=x onerror=alarm("ran")>`,
      profile: {
        ...profile,
        skills: { ...profile.skills, linkedin_url: script, portfolio_url: script },
      },
    };
    site.upstream.fail({ path: memberCall.me, mode: "status", status: 200, body });
    site.upstream.fail({
      path: memberCall.submissions,
      mode: "status",
      status: 200,
      body: {
        submissions: [
          {
            form: "event-registration",
            reference: "EVT-ABC-123",
            status: "received",
            sent_at: "2026-01-01T00:00:00.000Z",
            about: hostile,
            event: {
              slug: hostile,
              name: hostile,
              type: hostile,
              starts_at: "2090-01-01T00:00:00.000Z",
              ends_at: "2090-01-02T00:00:00.000Z",
              location: script,
              cancelled: false,
            },
            can_cancel: true,
          },
        ],
      },
    });
    await expectNothingForeign(page, site.url);
    expect(alarms).toEqual([]);
  });
});
