/** The admin's pages under their content security policy, behind the proxies of `deploy/`. */
import { openAdminDoor } from "../support/admin-doors.ts";
import { workInAdmin } from "../support/admin-journey.ts";
import { test } from "../support/shipped-test.ts";

test.use({
  // Caddy's own CA has signed the certificate.
  ignoreHTTPSErrors: true,
  // Payload may log out twice, which fails the second time.
  expectedErrors: /status of 400/,
});

/** Each proxy's journey edits a different service. */
const services = { caddy: "Training", nginx: "Volunteering" };

for (const [proxy, service] of Object.entries(services)) {
  test(`staff work in the admin behind ${proxy}`, async ({ page, shipped }) => {
    await using door = await openAdminDoor(proxy, shipped.cmsUrl);
    test.skip(door === null, `${proxy} isn't installed`);
    await workInAdmin(page, door!.url, service);
    // The page may still be loading something, which would fail once the proxy has stopped.
    await page.goto("about:blank");
  });
}
