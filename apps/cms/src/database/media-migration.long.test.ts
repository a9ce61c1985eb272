/** Pictures of the nine libraries are in the one library, and whatever named them still does. */
import { expect, test } from "vitest";
import { databases } from "../testing/migrated-rows.ts";

const id = (digit: number) => `${digit}`.repeat(8) + "-1111-4111-8111-111111111111";
const AT = "'2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'";
const croppedRow = (table: string, digit: number, name: string) =>
  `INSERT INTO ${table} (id, alt, original_name, created_at, updated_at, filename, mime_type, filesize, width, height, focal_x, focal_y, sizes_site_filename, sizes_site_width)
   VALUES ('${id(digit)}', 'It''s $1 <b>', '${name}', ${AT}, '${id(digit)}.jpg', 'image/jpeg', 10, 20, 30, 40, 50, 'crop-${digit}.jpg', 640);`;
const text = (slug: string) =>
  `{"root":{"children":[{"type":"upload","relationTo":"${slug}","value":"${id(2)}"},{"text":"\\"relationTo\\":\\"${slug}\\""}]}}`;

const INSERT = `
  ${croppedRow("team_images", 1, "asha-rao.final.JPG")}
  ${croppedRow("site_images", 2, "photo")}
  INSERT INTO logos (id, alt, created_at, updated_at, filename) VALUES ('${id(3)}', 'A logo', ${AT}, 'logo.png');
  INSERT INTO mentors (id, name, slug, image_id) VALUES ('${id(4)}', 'Asha', 'asha', '${id(1)}');
  INSERT INTO _mentors_v (id, parent_id, version_name, version_image_id) VALUES ('${id(5)}', '${id(4)}', 'Draft', '${id(1)}');
  INSERT INTO home (id) VALUES ('${id(6)}');
  INSERT INTO home_photographs (id, _order, _parent_id, image_id, caption) VALUES ('x', 1, '${id(6)}', '${id(2)}', 'Us');
  INSERT INTO pages (id, title, slug, content) VALUES ('${id(7)}', 'About', 'about', '${text("site-images")}');
  INSERT INTO _pages_v (id, parent_id, version_title, version_content) VALUES ('${id(8)}', '${id(7)}', 'About', '${text("site-images")}');
`;

const migrated = (select: string) => ({ migration: "_media", insert: INSERT, select });

test.each(databases)("rows move with their files, on %s", async (_database, migrate) => {
  const select = `SELECT media.id, name, alt, filename, crops_square, crops_classic, url, sizes_thumbnail_filename,
    focal_x, text FROM media JOIN media_texts ON parent_id = media.id WHERE path = 'tags' ORDER BY media.id`;
  const rows = await migrate(migrated(select));
  const file = (digit: number) => `${id(digit)}.jpg`;
  const alt = "It's $1 <b>";
  expect(
    rows.map((row) => Object.values(row).map((value) => (value === "40" ? 40 : value))),
  ).toEqual(
    [
      [id(1), "asha rao.final", alt, file(1), "crop-1.jpg", null],
      [id(2), "photo", alt, file(2), null, "crop-2.jpg"],
      [id(3), "A logo", "A logo", "logo.png", null, null],
    ].map((start, at) => [
      ...start,
      `/payload-api/media/file/${String(start[3])}`,
      at === 2 ? null : `crop-${at + 1}.jpg`,
      at === 2 ? null : 40,
      ["team", "site", "logos"][at],
    ]),
  );
});

test.each(databases)(
  "documents and drafts keep their pictures, on %s",
  async (_database, migrate) => {
    const select = `SELECT mentors.image_id AS published, version_image_id AS draft, home_photographs.image_id AS photograph
    FROM mentors JOIN _mentors_v ON _mentors_v.parent_id = mentors.id, home_photographs`;
    expect(await migrate(migrated(select))).toEqual([
      { published: id(1), draft: id(1), photograph: id(2) },
    ]);
  },
);

test.each(databases)(
  "texts keep their pictures and their words, on %s",
  async (_database, migrate) => {
    const select = `SELECT content, version_content FROM pages JOIN _pages_v ON _pages_v.parent_id = pages.id`;
    const [row] = await migrate(migrated(select));
    for (const content of Object.values(row!) as (string | object)[]) {
      const state: unknown = typeof content === "string" ? JSON.parse(content) : content;
      const words = '"relationTo":"site-images"';
      const picture = { type: "upload", relationTo: "media", value: id(2) };
      expect(state).toEqual({ root: { children: [picture, { text: words }] } });
    }
  },
);
