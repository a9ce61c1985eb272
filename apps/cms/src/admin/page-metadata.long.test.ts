/** The built CMS: what the heads of the admin's pages say. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.ts";

let cms: RunningCms;
let staff: Record<string, string>;
beforeAll(async () => {
  cms = await startCms({
    DATA_DIR: mkdtempSync(join(process.env["DATA_DIR"]!, "heads-")),
    CMS_ORIGIN: "https://cms.example.org",
    SITE_ORIGIN: "https://www.example.org",
  });
  staff = await cms.logIn();
}, 120_000);
afterAll(() => cms.stop());

async function headOf(path: string, headers: Record<string, string>): Promise<string> {
  const page = await (await fetch(cms.url + path, { headers })).text();
  // Next may write the tags of a head into the body, where its script moves them.
  return [...page.matchAll(/<title>[^<]*|<(?:meta|link)\b[^>]*>/g)].map(([tag]) => tag).join("\n");
}

test.each([
  ["/admin/login", "Login", {}],
  ["/admin/forgot", "Forgot Password", {}],
  ["/admin", "Dashboard", "staff"],
  ["/admin/collections/services", "Services", "staff"],
  ["/admin/collections/club-registrations/board", "Club registrations", "staff"],
  ["/admin/collections/services/create", "Creating - Service", "staff"],
  ["/admin/globals/appearance", "Editing - Name &amp; appearance", "staff"],
  ["/admin/account", "Account", "staff"],
  ["/admin/guide", "Guide", "staff"],
  ["/admin/nowhere/at/all", "Not Found", "staff"],
])("the head of %s names the organisation and nothing of Payload", async (path, title, reader) => {
  const head = await headOf(path, reader === "staff" ? staff : {});
  expect(head).toContain(`<title>${title} · Kalinga Dream Labs`);
  expect(head).toContain('property="og:site_name" content="Kalinga Dream Labs: website content"');
  expect(head).toContain('name="robots" content="noindex, nofollow"');
  expect(head).not.toMatch(/payload|localhost|127\.0\.0\.1|Next\.js/i);
  expect(head).not.toMatch(/(?:og|twitter):image/);
});
