import type { CollectionSlug, FieldHook, TextField, TextFieldSingleValidation } from "payload";
import { MAX_SLUG_LENGTH, slugify } from "../slugify.ts";
import { freeSlugInTrash, showOwnSlug } from "./slug-in-trash.ts";

const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a slug is well-formed and not reserved for a page of the site. */
export function validateSlug(
  value: string | null | undefined,
  reserved: ReadonlySet<string> = new Set(),
): true | string {
  if (!value) return "Please enter an address.";
  if (value.length > MAX_SLUG_LENGTH) return `Use at most ${MAX_SLUG_LENGTH} characters.`;
  if (!PATTERN.test(value)) return "Use only a–z, 0–9 and single hyphens between them.";
  if (reserved.has(value)) return `The site has a page of its own at /${value}.`;
  return true;
}

/** Derives an empty slug from the title: the first free one of `x`, `x-2`, `x-3`, … */
function fillSlug(titleField: string): FieldHook {
  return async ({ value, siblingData, collection, originalDoc, req }) => {
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    const base = slugify(String(siblingData[titleField] ?? ""));
    if (base === "" || !collection) return value;
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { slug: { like: base } },
      depth: 0,
      pagination: false,
      select: { slug: true } as never,
      req,
    });
    const own: unknown = originalDoc?.id;
    const taken = new Set(
      docs.filter(({ id }) => id !== own).map((doc) => (doc as { slug?: string | null }).slug),
    );
    let free = base;
    for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`;
    return free;
  };
}

interface SlugOptions {
  /** The field from which an empty slug is derived. */
  from: string;
  /** What precedes the slug in the URL, such as `/services/`. */
  prefix: string;
  reserved?: ReadonlySet<string>;
}

/** The last segment of a page's URL. */
export function slugField({ from, prefix, reserved }: SlugOptions): TextField {
  const validate: TextFieldSingleValidation = (value) => validateSlug(value, reserved);
  return {
    name: "slug",
    type: "text",
    label: "Address",
    unique: true,
    index: true,
    required: true,
    validate,
    hooks: {
      beforeValidate: [fillSlug(from)],
      beforeChange: [freeSlugInTrash],
      afterRead: [showOwnSlug],
    },
    admin: {
      position: "sidebar",
      description: `The page's address on the site: ${prefix}… Leave it empty to have it made from the ${from}. If you change it once the page is published, the former address leads to the new one.`,
    },
  };
}
