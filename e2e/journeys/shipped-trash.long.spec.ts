/** What an editor deletes leaves the site at once, and comes back from the trash. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { bareSample } from "@kdl/mock-upstream/submission-samples";
import { openDocument } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { expect, expectOnSite, test } from "../support/shipped-test.ts";
import { deleteDocument, openInTrash, restore } from "../support/trash.ts";

// What is refused, and the page that is gone.
test.use({ expectedErrors: /status of (400|404|409)/ });

const DAY_MS = 24 * 60 * 60_000;
const statusOf = async (address: string) => (await fetch(address)).status;

test("a deleted club leaves the site at once, and is restored with its address", async ({
  editor,
  shipped,
}) => {
  const address = `${shipped.url}/clubs/kite-club`;
  const api = await editorApi(shipped.cmsUrl);
  await api.create("clubs", { title: "Kite Club", slug: "kite-club", _status: "published" });
  await expectOnSite(address, { has: "Kite Club" });

  await openDocument(editor, shipped.cmsUrl, "clubs", "Kite Club");
  await deleteDocument(editor);
  await expectOnSite(`${shipped.url}/clubs`, { lacks: "Kite Club" });
  await expect.poll(() => statusOf(address)).toBe(404);
  expect(await (await fetch(`${shipped.url}/sitemap.xml`)).text()).not.toContain("kite-club");
  const stranger = await fetch(`${shipped.cmsUrl}/payload-api/clubs?trash=true`);
  expect(stranger.status).toBe(403);

  await openInTrash(editor, shipped.cmsUrl, "clubs", "Kite Club");
  await restore(editor);
  await expectOnSite(address, { has: "Kite Club" });
  await expectOnSite(`${shipped.url}/clubs`, { has: "Kite Club" });
});

test("a club can't be restored to an address that another one has, and says so", async ({
  editor,
  shipped,
}) => {
  const address = `${shipped.url}/clubs/go-club`;
  const api = await editorApi(shipped.cmsUrl);
  const club = { slug: "go-club", _status: "published" };
  const id = await api.create("clubs", { title: "First Go Club", ...club });
  await api.update("clubs", id, { deletedAt: new Date().toISOString() });
  await api.create("clubs", { title: "Second Go Club", ...club });
  await expectOnSite(address, { has: "Second Go Club" });

  await openInTrash(editor, shipped.cmsUrl, "clubs", "First Go Club");
  await restore(editor);
  await expect(
    editor.getByText("“Second Go Club” has the address “go-club” now.").first(),
  ).toBeVisible();
  await expectOnSite(address, { has: "Second Go Club", lacks: "First Go Club" });
});

test("an event isn't deleted under the people who come; later, their links still answer", async ({
  editor,
  shipped,
}) => {
  const startsAt = Date.now() + 7 * DAY_MS;
  const api = await editorApi(shipped.cmsUrl);
  const between = (from: number) => ({
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + DAY_MS / 12).toISOString(),
  });
  const id = await api.create("events", {
    name: "Kite Morning",
    slug: "kite-morning",
    type: "Offline",
    ...between(startsAt),
    _status: "published",
  });
  const address = `${shipped.url}/events/kite-morning`;
  await expectOnSite(address, { has: "Kite Morning" });
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const { body } = await postSample(target, bareSample("event-registration", id));
  const link = `${shipped.url}/registration/${String(body["link_token"])}`;
  await expectOnSite(link, { has: "Kite Morning" });

  await openDocument(editor, shipped.cmsUrl, "events", "Kite Morning");
  await deleteDocument(editor);
  await expect(editor.getByText("1 person is registered for this event.").first()).toBeVisible();
  await expectOnSite(address, { has: "Kite Morning" });

  await api.update("events", id, { ...between(startsAt - 8 * DAY_MS), _status: "published" });
  await openDocument(editor, shipped.cmsUrl, "events", "Kite Morning");
  await deleteDocument(editor);
  await expect.poll(() => statusOf(address)).toBe(404);
  expect(await statusOf(link)).toBe(200);
  await expectOnSite(link, { has: String(body["reference"]), lacks: address });
});
