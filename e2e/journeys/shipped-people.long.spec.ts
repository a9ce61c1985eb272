/** What came from one address, on one page in the admin. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import type { FormName } from "@kdl/schemas/forms/form";
import { openRow } from "../support/admin.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

async function send(shipped: ShippedSite, form: FormName, values: Record<string, string>) {
  const sample = fullSample(form, "");
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const whole = { ...sample, values: { ...sample.values, ...values } };
  expect((await postSample(target, whole)).status).toBe(201);
}

test("a coordinator sees everything from one address, by name, and links two people", async ({
  editor: page,
  shipped,
}) => {
  const [email, mother] = ["meera.people@example.org", "lata.people@example.org"];
  await send(shipped, "contact", { email, name: "Meera Iyer" });
  await send(shipped, "volunteer", { email, first_name: "Meera", last_name: "Iyer" });
  await send(shipped, "contact", { email, name: "Kiran Iyer" });
  await send(shipped, "contact", { email: mother, name: "Lata Iyer" });

  await page.goto(`${shipped.cmsUrl}/admin/people?search=meera.people`);
  const row = page.getByRole("row").filter({ hasText: email });
  await openRow(row, page.getByText("2 names were given with this address."));
  expect(page.url()).not.toContain("meera");

  const timeline = page.getByRole("region", { name: "What came from this address" });
  await expect(timeline.getByRole("heading")).toHaveText(["Kiran Iyer", "Meera Iyer"]);
  await expect(timeline.getByRole("link", { name: /^Volunteer registration, / })).toBeVisible();
  await expectAccessibleInBothThemes(page, "section[aria-label='What came from this address']");

  await page.getByRole("button", { name: "Add new" }).first().click();
  const drawer = page.getByRole("dialog");
  await drawer.locator("#field-kind input").fill("guardian");
  await page.getByRole("option", { name: "is a parent or guardian of" }).click();
  await drawer.locator("#field-other input").fill("Lata");
  await page.getByRole("option", { name: "Lata Iyer" }).click();
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("is a parent or guardian of").first()).toBeVisible();

  await timeline.getByRole("link", { name: /^Volunteer registration, / }).click();
  await expect(page.getByRole("link", { name: "Everything from this address" })).toBeVisible();
});

test("a stranger to submissions sees no people", async ({ editor: page, shipped }) => {
  await send(shipped, "contact", { email: "hidden.people@example.org", name: "Hidden Person" });
  const api = `${shipped.cmsUrl}/payload-api`;
  const account = { email: "people-editor@example.org", password: "correct-horse-battery" };
  const made = await page.request.post(`${api}/users`, {
    data: { ...account, name: "An Editor", roles: ["editor"] },
  });
  expect(made.status()).toBe(201);
  const { token } = await (await page.request.post(`${api}/users/login`, { data: account })).json();
  for (const path of ["people", "people?where[names][like]=Hidden", "person-links"]) {
    const reply = await fetch(`${api}/${path}`, { headers: { authorization: `JWT ${token}` } });
    expect(reply.status, path).toBe(403);
    expect(await reply.text()).not.toContain("Hidden");
  }
});
