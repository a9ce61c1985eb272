/** Editors decide when events appear, stay hidden and disappear. */
import { type EditorApi, editorApi } from "../support/editor-api.ts";
import { expect, expectOnSite, test } from "../support/shipped-test.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
let api: EditorApi;

test.beforeEach(async ({ shipped }) => {
  api = await editorApi(shipped.cmsUrl);
});

/** Text in the editor's format; the list only links to events that have a text. */
const written = (text: string) => ({
  root: {
    type: "root",
    version: 1,
    direction: null,
    format: "",
    indent: 0,
    children: [
      {
        type: "paragraph",
        version: 1,
        direction: null,
        format: "",
        indent: 0,
        textFormat: 0,
        textStyle: "",
        children: [
          { type: "text", version: 1, detail: 0, format: 0, mode: "normal", style: "", text },
        ],
      },
    ],
  },
});

/** @param values the fields in which this event differs */
const createEvent = (name: string, values: Record<string, unknown>) =>
  api.create("events", {
    name,
    startsAt: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    endsAt: new Date(Date.now() + 8 * DAY_MS).toISOString(),
    type: "Online",
    location: "https://meet.example.org/telescopes",
    longDescription: written("Bring warm clothes."),
    ...values,
  });

test("published events appear, others don't", async ({ page, shipped }) => {
  await createEvent("Secret Rehearsal", { _status: "draft" });
  await createEvent("Hidden Dinner", { _status: "published", publish: false });
  await createEvent("Telescope Night", { _status: "published" });
  await expectOnSite(`${shipped.url}/events`, { has: "Telescope Night" });
  await expectOnSite(`${shipped.url}/events/telescope-night`, { has: "Telescope Night" });

  // The update that added the new event would have added the other two.
  await page.goto(`${shipped.url}/events?tab=upcoming`);
  await expect(page.getByRole("heading", { name: "Telescope Night" })).toBeVisible();
  await expect(page.getByText(/Secret Rehearsal|Hidden Dinner/)).toHaveCount(0);
  for (const slug of ["secret-rehearsal", "hidden-dinner"]) {
    expect((await fetch(`${shipped.url}/events/${slug}`)).status).toBe(404);
    await expectOnSite(`${shipped.url}/sitemap.xml`, { has: "telescope-night", lacks: slug });
  }
});

test("an unpublished event disappears at once", async ({ shipped }) => {
  const id = await createEvent("Rocket Picnic", { _status: "published" });
  await expectOnSite(`${shipped.url}/events`, { has: "Rocket Picnic" });
  await api.update("events", id, { _status: "draft" });
  await expectOnSite(`${shipped.url}/events`, { lacks: "Rocket Picnic" });
  expect((await fetch(`${shipped.url}/events/rocket-picnic`)).status).toBe(404);
});

test("a cancelled event says so at once", async ({ page, shipped }) => {
  const id = await createEvent("Kite Contest", { _status: "published" });
  await api.update("events", id, { status: "cancelled" });
  await expectOnSite(`${shipped.url}/events/kite-contest`, { has: "EventCancelled" });
  await page.goto(`${shipped.url}/events/kite-contest`);
  await expect(page.getByText(/cancelled/i).first()).toBeVisible();
});
