/** Where a picture is used, and what follows for deleting it. */
import type { Payload } from "payload";
import { createLocalReq } from "payload";
import { beforeAll, expect, test } from "vitest";
import { imageName } from "../contract/wire-values.ts";
import { photo } from "../testing/photo.ts";
import { blockNode, richTextOf } from "../testing/rich-text.ts";
import { startPayload } from "../testing/start-payload.ts";
import { findUses } from "./find-uses.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

async function upload(): Promise<string> {
  const data = await photo();
  const file = { name: "a.jpg", data, mimetype: "image/jpeg", size: data.length };
  return (await payload.create({ collection: "media", data: { alt: "A" }, file })).id;
}

const usesOf = async (id: string) =>
  (await findUses(await createLocalReq({}, payload), id)).map(({ label }) => label);

const published = { _status: "published" } as const;

/** A text with a picture in a column. */
const textWith = (id: string) => {
  const picture = { type: "upload", version: 3, relationTo: "media", value: id, id, fields: {} };
  return richTextOf(blockNode("columns", { left: richTextOf(picture) }));
};

test("a new picture is used nowhere and can be deleted", async () => {
  const id = await upload();
  expect(await usesOf(id)).toEqual([]);
  await payload.delete({ collection: "media", id });
});

test("finds documents, drafts, globals, texts and the trash, and refuses to delete", async () => {
  const id = await upload();
  await payload.create({
    collection: "services",
    data: { title: "Mentoring $1 <b>", slug: "mentoring", image: id, ...published },
  });
  const club = await payload.create({
    collection: "clubs",
    data: { title: "Radio", slug: "radio", ...published },
  });
  await payload.update({ collection: "clubs", id: club.id, draft: true, data: { image: id } });
  await payload.create({
    collection: "partners",
    data: {
      name: "Gone",
      url: "https://example.org",
      logo: id,
      deletedAt: new Date().toISOString(),
    },
  });
  await payload.create({
    collection: "pages",
    data: { title: "About", slug: "about", content: textWith(id), ...published },
  });
  const slides = [{ image: id, title: "One" }];
  await payload.updateGlobal({ slug: "home", data: { slides, ...published } });

  const uses = await usesOf(id);
  expect(uses.toSorted()).toEqual([
    "Club “Radio”",
    "Home page",
    "Page “About”",
    "Partner “Gone”",
    "Service “Mentoring $1 <b>”",
  ]);
  const deletion = payload.delete({ collection: "media", id });
  await expect(deletion).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/This picture is used on .*Partner “Gone” \(in the trash\)/),
  });
  expect(await payload.count({ collection: "media", where: { id: { equals: id } } })).toEqual({
    totalDocs: 1,
  });
});

test("one picture gets the shape of each place that shows it", async () => {
  const id = await upload();
  await payload.create({ collection: "mentors", data: { name: "Asha", slug: "asha", image: id } });
  const first = await payload.findByID({ collection: "media", id });
  await payload.create({
    collection: "events",
    data: { name: "Day", slug: "day", banner: id, startsAt: "2027-01-01", endsAt: "2027-01-02" },
    draft: true,
  });
  const both = await payload.findByID({ collection: "media", id });
  expect(imageName(both, "team")).toBe(imageName(first, "team"));
  expect(new Set([both.filename, imageName(both, "team"), imageName(both, "events")]).size).toBe(3);
  // Nothing shows it as a slide yet: the site would get the whole picture.
  expect(imageName(both, "slider")).toBe(both.filename);
  expect(imageName(both, "logos")).toBe(both.filename);
});
