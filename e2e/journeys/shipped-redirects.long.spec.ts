/** An address that changes keeps working. */
import { openDocument, publish, write } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { expect, expectOnSite, test } from "../support/shipped-test.ts";

// A redirect that is refused.
test.use({ expectedErrors: /status of 400/ });

const ask = (url: string, method = "GET") => fetch(url, { method, redirect: "manual" });

test("the old address of a renamed service leads to the new one", async ({ editor, shipped }) => {
  const old = `${shipped.url}/services/study-abroad`;
  const address = `${shipped.url}/services/studying-abroad`;
  const api = await editorApi(shipped.cmsUrl);
  const service = { title: "Study Abroad", slug: "study-abroad", _status: "published" };
  await api.create("services", service);
  await expectOnSite(old, { has: service.title });
  await openDocument(editor, shipped.cmsUrl, "services", service.title);
  await write(editor, "slug", "studying-abroad");
  await publish(editor);
  await expectOnSite(address, { has: service.title });

  await expect.poll(async () => (await ask(old)).status).toBe(308);
  for (const method of ["GET", "HEAD"]) {
    const { headers } = await ask(`${old}?utm_source=flyer`, method);
    expect(headers.get("location")).toBe("/services/studying-abroad?utm_source=flyer");
  }
  await editor.goto(old);
  await expect(editor).toHaveURL(address);

  await editor.goto(`${shipped.cmsUrl}/admin/collections/redirects`);
  await expect(editor.getByRole("link", { name: "/services/study-abroad" })).toBeVisible();
});

test("a redirect that leads in a circle is refused, and says so", async ({ editor, shipped }) => {
  const api = await editorApi(shipped.cmsUrl);
  await api.create("redirects", { fromPath: "/old-flyer", toPath: "/older-flyer" });
  await editor.goto(`${shipped.cmsUrl}/admin/collections/redirects/create`);
  const save = editor.getByRole("button", { name: "Save", exact: true });
  const refusal = editor.getByText("This would lead in a circle: /older-flyer → /old-flyer");
  // The admin may not have hydrated yet, and ignores the button while it checks what was typed.
  await expect(async () => {
    await editor.locator("#field-fromPath").fill("/older-flyer");
    await editor.locator("#field-toPath").fill("/old-flyer");
    await save.click({ timeout: 2_000 });
    await expect(refusal.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect((await ask(`${shipped.url}/older-flyer`)).status).toBe(404);
});
