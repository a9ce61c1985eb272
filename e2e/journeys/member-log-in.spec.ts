/** Logging in, and where it leads. */
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { expectToast } from "../support/fill-form.ts";
import { loggedIn, newPerson, sendMemberForm } from "../support/members.ts";
import {
  expect,
  expectAccessibleInBothThemes,
  hydrated,
  inLongTier,
  test,
} from "../support/test.ts";

test.use({ expectedErrors: /status of 4\d\d/ });

const guarded = [
  "/choosephoto",
  "/edit-profile?step=skills",
  "/view-profile?tab=events",
  "/account",
];

test(
  "every members' page redirects to the login, and the login back to it",
  inLongTier,
  async ({ page, site }) => {
    const person = newPerson();
    site.upstream.addMember(person);
    for (const path of guarded) {
      // The flag in this browser's storage grants no access.
      await page.addInitScript(() => localStorage.setItem("isAuthenticated", "true"));
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(`${site.url}/user-login?next=${encodeURIComponent(path)}`);
      await expect(page.getByRole("heading", { level: 1, name: "Member login" })).toBeAttached();
      await hydrated(page);
      await sendMemberForm(page, "log-in", { username: person.email, password: person.password });
      await expect(page).toHaveURL(site.url + path);
      await page.context().clearCookies();
    }
  },
);

test("a wrong password and an unknown name get the same specified text", async ({ page, site }) => {
  const person = newPerson();
  site.upstream.addMember(person);
  await page.goto(`${site.url}/user-login`);
  await hydrated(page);
  for (const username of [person.email, "nobody@example.org"]) {
    await sendMemberForm(page, "log-in", { username, password: "nine green kettles" });
    await expectToast(page, "Invalid username or password");
    await expect(page.locator(".form-summary")).toBeFocused();
    await expect(page.locator(".form-summary")).toContainText(memberFailure.credentials);
  }
  await expectAccessibleInBothThemes(page);
  expect(await page.context().cookies()).toEqual([]);
  await sendMemberForm(page, "log-in", { username: person.email, password: person.password });
  await expect(page).toHaveURL(`${site.url}/choosephoto`);
});

test(
  "a chosen username also logs in, and the login page then leads to the member area",
  inLongTier,
  async ({ page, site }) => {
    const person = newPerson();
    site.upstream.addMember({ ...person, username: "asha" });
    await page.goto(`${site.url}/user-login`);
    await hydrated(page);
    await sendMemberForm(page, "log-in", { username: "asha", password: person.password });
    await expect(page).toHaveURL(`${site.url}/choosephoto`);
    await page.goto(`${site.url}/user-login`);
    await expect(page.getByRole("heading", { level: 1, name: "Member area" })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(["device", "session"]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    }
  },
);

/** Addresses that a browser would treat as another site's, or as a script. */
const foreign = [
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "/%2f/evil.example",
  "%2F%2Fevil.example",
  "/%5cevil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "/\t/evil.example",
  "/..//evil.example",
  "///evil.example",
  "https:evil.example",
  "@evil.example",
  ".evil.example",
];

test(
  "no log-in leads to another site, with JavaScript or without",
  inLongTier,
  async ({ page, site }) => {
    const elsewhere: string[] = [];
    page.on("dialog", async (dialog) => {
      elsewhere.push(dialog.message());
      await dialog.dismiss();
    });
    await page.route(
      ({ host }) => host.includes("evil"),
      async (route) => {
        elsewhere.push(route.request().url());
        await route.abort();
      },
    );
    const person = newPerson();
    site.upstream.addMember(person);
    const form = { username: person.email, password: person.password };
    for (const next of foreign) {
      const login = `${site.url}/user-login?next=${encodeURIComponent(next)}`;
      const posted = await page.request.post(login, { form, maxRedirects: 0 });
      const location = new URL(posted.headers()["location"] ?? "", login);
      expect(location.origin, next).toBe(site.url);
      expect((await page.request.get(location.href)).url(), next).toContain(site.url);
      // The page redirects members who are logged in already.
      const onward = await page.request.get(login, { maxRedirects: 0 });
      expect(new URL(onward.headers()["location"] ?? "/", login).origin, next).toBe(site.url);
      await page.context().clearCookies();
    }
    for (const next of ["//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      await page.goto(`${site.url}/user-login?next=${encodeURIComponent(next)}`);
      await hydrated(page);
      await sendMemberForm(page, "log-in", form);
      await expect(page).toHaveURL(`${site.url}/choosephoto`);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
    expect(elsewhere).toEqual([]);
  },
);

test("an expired session leads to the login, and from there back to the page", async ({
  page,
  site,
}) => {
  const person = await loggedIn(page, site);
  await page.goto(`${site.url}/choosephoto`);
  await hydrated(page);
  site.upstream.expireSessions();
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page).toHaveURL(
    `${site.url}/user-login?next=${encodeURIComponent("/view-profile")}`,
  );
  await sendMemberForm(page, "log-in", { username: person.email, password: person.password });
  await expect(page).toHaveURL(`${site.url}/view-profile`);
});
