/** The CMS of `npm run dev`: Next's development server behind our own front. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "../support/admin.ts";
import { freePort } from "@kdl/runtime/testing/free-port";
import { ADMIN } from "../support/shipped-site.ts";
import { startProgram } from "../support/start-program.ts";
import { expect, test } from "../support/test.ts";
import { watchPolicy } from "../support/watch-policy.ts";

/** It compiles what it is asked for, and seeds its database first. */
const STARTS_WITHIN_MS = 240_000;

test("the admin works in development under its policy, and Node warns of nothing", async ({
  page,
}) => {
  test.setTimeout(STARTS_WITHIN_MS + 240_000);
  await using started = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), "cms-development-"));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const cmsUrl = `http://127.0.0.1:${port}`;
  const cms = await startProgram({
    entry: "apps/cms/src/server.ts",
    programArguments: ["--dev"],
    readyUrl: `${cmsUrl}/readyz`,
    readyWithin: STARTS_WITHIN_MS,
    environment: {
      NODE_ENV: "development",
      CMS_PORT: String(port),
      DATA_DIR: dataDir,
      // Nobody listens there.
      GATEWAY_URLS: "http://127.0.0.1:9",
      GATEWAY_SECRET: "a secret of the development server",
      PAYLOAD_SECRET: "another secret of the development server",
      CMS_ADMIN_EMAIL: ADMIN.email,
      CMS_ADMIN_PASSWORD: ADMIN.password,
    },
  });
  started.defer(() => cms.stop());
  // An open page would complain of the server that is gone.
  started.defer(async () => void (await page.goto("about:blank")));
  const blocked = await watchPolicy(page);

  // Compiled before anybody waits for it.
  expect((await page.request.get(`${cmsUrl}/admin/login`)).status()).toBe(200);
  await logIn(page, cmsUrl);
  await page.goto(`${cmsUrl}/admin/collections/services`);
  await page.getByRole("table").getByRole("link", { name: "Research", exact: true }).click();
  await expect(page.locator("#field-slug")).toBeVisible();
  expect(blocked).toEqual([]);
  expect(
    cms
      .log()
      .split("\n")
      .filter((line) => /warning/i.test(line)),
  ).toEqual([]);
});
