import { expect, test } from "../support/test.ts";

for (const path of ["/choosephoto", "/edit-profile", "/view-profile"]) {
  test(`${path} leads to the login`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await expect(page).toHaveURL(`${site.url}/user-login`);
    await expect(page.getByRole("heading", { level: 1, name: "Member login" })).toBeAttached();
  });
}
