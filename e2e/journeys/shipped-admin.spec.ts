/** The admin's pages under their content security policy, straight and behind the proxies of `deploy/`. */
import { openAdminDoor } from "../support/admin-doors.ts";
import {
  editAndPreview,
  logIn,
  logOut,
  lookAtSubmissions,
  uploadPortrait,
} from "../support/admin-journey.ts";
import { expect, hydrated, test } from "../support/shipped-test.ts";
import { watchPolicy } from "../support/watch-policy.ts";

// Caddy has made its certificate itself.
test.use({ ignoreHTTPSErrors: true });

/** Each edits a service of its own. */
const services = { none: "Consulting", caddy: "Training", nginx: "Volunteering" };

for (const [name, service] of Object.entries(services)) {
  test(`staff work in the admin, and its policy blocks nothing; proxy: ${name}`, async ({
    page,
    shipped,
  }) => {
    await using door = name === "none" ? null : await openAdminDoor(name, shipped.cmsUrl);
    test.skip(name !== "none" && door === null, `${name} isn't installed`);
    const cmsUrl = door?.url ?? shipped.cmsUrl;
    const blocked = await watchPolicy(page);

    await logIn(page, cmsUrl);
    const [session] = await page.context().cookies(cmsUrl);
    expect(session).toMatchObject({ httpOnly: true, secure: cmsUrl.startsWith("https:") });
    await lookAtSubmissions(page, cmsUrl);
    await uploadPortrait(page, cmsUrl);
    const preview = await editAndPreview(page, cmsUrl, service);
    await hydrated(preview);
    await logOut(page, cmsUrl);
    expect(blocked).toEqual([]);
  });
}
