/** Members of the mock upstream, and what they do. */
import type { Locator, Page } from "@playwright/test";
import type { NewMember } from "@kdl/mock-upstream";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { MemberFormName } from "@kdl/schemas/members/members";
import type { Site } from "./start-site.ts";
import { expect, hydrated } from "./test.ts";

export type Person = Pick<NewMember, "name" | "email" | "password">;

let people = 0;

/** A person that no other test uses, since tries and mails are counted per address. */
export function newPerson(): Person {
  people += 1;
  const email = `asha.${process.pid}.${people}@example.org`;
  return { name: "Asha Rao", email, password: "seven blue umbrellas" };
}

/** Adds a member with an account, and logs in without opening a page. */
export async function loggedIn(
  page: Page,
  site: Site,
  more: Omit<Partial<NewMember>, keyof Person> = {},
): Promise<Person> {
  const person = newPerson();
  site.upstream.addMember({ ...person, ...more });
  await logInQuietly(page, site, person);
  return person;
}

/** Logs this browser in as a page without JavaScript would. */
export async function logInQuietly(page: Page, site: Site, { email, password }: Person) {
  const answer = await page.request.post(`${site.url}/user-login`, {
    form: { username: email, password },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** Whether this browser's session is still valid. */
export async function hasSession(page: Page, { url }: Pick<Site, "url">): Promise<boolean> {
  const answer = await page.request.get(`${url}/account`, { maxRedirects: 0 });
  return answer.status() === 200;
}

/** Opens the account settings of the member who is logged in. */
export async function openAccount(page: Page, site: Site) {
  await page.goto(`${site.url}/account`);
  await hydrated(page);
}

/** One of the forms on the page. */
export const memberForm = (page: Page, name: MemberFormName): Locator =>
  page.locator(`form#${name}-form`);
export const memberField = (page: Page, form: MemberFormName, field: string): Locator =>
  memberForm(page, form).locator(`[name="${field}"]`);
export const memberSubmit = (page: Page, form: MemberFormName): Locator =>
  memberForm(page, form).locator(".submit-button");

/** Fills in text fields, and submits the form. */
export async function sendMemberForm(
  page: Page,
  form: MemberFormName,
  answers: Readonly<Record<string, string>>,
) {
  for (const [name, text] of Object.entries(answers)) {
    await memberField(page, form, name).fill(text);
  }
  await memberSubmit(page, form).click();
}

/** Expects a message about what has just happened on the next page. */
export async function expectNotice(page: Page, text: string) {
  await expect(page.locator(".success-bar")).toHaveText(text);
}

/** Expects a notice instead of the link's form: the link can't be used, and what to do now. */
export async function expectExpiredLink(page: Page, label: string) {
  const notice = page.getByRole("alert").filter({ hasText: memberFailure.linkExpired });
  await expect(notice.getByRole("link", { name: label })).toBeVisible();
  await expect(page.locator("main .submit-button")).toHaveCount(0);
}

/** The link's token in the latest mail to somebody. */
export function mailedToken(site: Site, kind: "verify" | "reset" | "confirm", to: string): string {
  const mail = site.upstream.memberMails().findLast((each) => each.kind === kind && each.to === to);
  expect(mail?.token, `${kind} to ${to}`).toBeTruthy();
  return mail?.token ?? "";
}
