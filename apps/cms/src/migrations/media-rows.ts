/** What the migration `media` does with rows: from a library for each location into one, and back. */

interface Library {
  table: string;
  tag: string;
  /** Column of its crop in `media`, and the crop's size; `null` for logos. */
  crop: { column: string; width: number; height: number } | null;
  /** Columns that refer to its rows. */
  users: readonly (readonly [table: string, column: string])[];
}

const crop = (column: string, width: number, height: number) => ({ column, width, height });
const both = (table: string, column: string) =>
  [
    [table, column],
    [`_${table}_v`, `version_${column}`],
  ] as const;

const libraries: readonly Library[] = [
  {
    table: "service_images",
    tag: "services",
    crop: crop("landscape", 1200, 800),
    users: both("services", "image_id"),
  },
  {
    table: "club_images",
    tag: "clubs",
    crop: crop("landscape", 1200, 800),
    users: both("clubs", "image_id"),
  },
  {
    table: "event_images",
    tag: "events",
    crop: crop("wide", 1280, 720),
    users: both("events", "banner_id"),
  },
  {
    table: "team_images",
    tag: "team",
    crop: crop("square", 640, 640),
    users: [...both("mentors", "image_id"), ...both("founders", "image_id")],
  },
  {
    table: "testimonial_images",
    tag: "testimonials",
    crop: crop("square", 640, 640),
    users: both("home_testimonials", "image_id"),
  },
  {
    table: "slider_images",
    tag: "slider",
    crop: crop("slide", 1920, 840),
    users: [
      ["home_slides", "image_id"],
      ["_home_v_version_slides", "image_id"],
    ],
  },
  {
    table: "banner_images",
    tag: "inner-pages",
    crop: crop("banner", 1920, 480),
    users: both("pages", "banner_image_id"),
  },
  {
    table: "logos",
    tag: "logos",
    crop: null,
    users: [
      ...both("partners", "logo_id"),
      ...both("appearance", "logo_id"),
      ...both("footer", "logo_id"),
    ],
  },
  // Texts name its rows too: on the way back, every picture is in it.
  { table: "site_images", tag: "site", crop: crop("classic", 1200, 900), users: [] },
];

const texts = [
  ...both("pages", "content"),
  ...both("services", "description"),
  ...both("clubs", "description"),
  ...both("events", "long_description"),
];

type Dialect = "sqlite" | "postgres";

const SAME = "id, alt, original_name, updated_at, created_at, filename, mime_type, filesize, width, height";
/** The name of a file without its ending, with spaces. */
const NAME = `substr(coalesce(nullif(replace(rtrim(rtrim(original_name, replace(original_name, '.', '')), '.'), '-', ' '), ''), original_name, alt), 1, 120)`;
const addressOf = (collection: string, column: string) =>
  `CASE WHEN ${column} IS NULL THEN NULL ELSE '/payload-api/${collection}/file/' || ${column} END`;

const SITE_CROP =
  "sizes_site_width, sizes_site_height, sizes_site_mime_type, sizes_site_filesize, sizes_site_filename";
const THUMBNAIL = SITE_CROP.replaceAll("site", "thumbnail");

function intoMedia({ table, tag, crop }: Library): string[] {
  const names = `name, url, ${SAME}`;
  const values = `${NAME}, ${addressOf("media", "filename")}, ${SAME}`;
  const cropNames = crop
    ? `, focal_x, focal_y, crops_${crop.column}, sizes_thumbnail_url, ${THUMBNAIL}`
    : "";
  const cropValues = crop
    ? `, focal_x, focal_y, sizes_site_filename, ${addressOf("media", "sizes_site_filename")}, ${SITE_CROP}`
    : "";
  return [
    `INSERT INTO media (${names}${cropNames}) SELECT ${values}${cropValues} FROM ${table};`,
    `INSERT INTO media_texts ("order", parent_id, path, text) SELECT 1, id, 'tags', '${tag}' FROM ${table};`,
  ];
}

function outOfMedia({ table, crop, users }: Library): string[] {
  const slug = table.replace("_", "-");
  const column = crop && `crops_${crop.column}`;
  const cropNames = crop ? `, focal_x, focal_y, sizes_site_url, ${SITE_CROP}` : "";
  const cropValues = crop
    ? `, focal_x, focal_y, ${addressOf(slug, column!)}, ${crop.width}, ${crop.height}, mime_type, NULL, ${column}`
    : "";
  const used = users.map(([user, id]) => `SELECT ${id} FROM ${user}`).join(" UNION ");
  const where = used ? ` WHERE id IN (${used})` : "";
  return [
    `INSERT INTO ${table} (url, ${SAME}${cropNames}) SELECT ${addressOf(slug, "filename")}, ${SAME}${cropValues} FROM media${where};`,
  ];
}

/** Names the collection of pictures in texts. */
function renameInTexts(dialect: Dialect, from: string, to: string): string[] {
  // PostgreSQL prints JSON with a space.
  const named = (slug: string) => `"relationTo":${dialect === "postgres" ? " " : ""}"${slug}"`;
  const [text, back] = dialect === "postgres" ? ["::text", "::jsonb"] : ["", ""];
  return texts.map(
    ([table, column]) =>
      `UPDATE ${table} SET ${column} = replace(${column}${text}, '${named(from)}', '${named(to)}')${back} WHERE ${column}${text} LIKE '%${named(from)}%';`,
  );
}

/** From the nine libraries into `media`, before they are dropped. Ids stay, so that references do. */
export const moveIntoMedia = (dialect: Dialect): string =>
  [...libraries.flatMap(intoMedia), ...renameInTexts(dialect, "site-images", "media")].join("\n");

/** Back into the libraries that refer to them. Files stay where they are. */
export const moveOutOfMedia = (dialect: Dialect): string =>
  [...libraries.flatMap(outOfMedia), ...renameInTexts(dialect, "media", "site-images")].join("\n");
