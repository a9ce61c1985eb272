/** The two addresses of a redirect, and what may stand there. */
import {
  type Entries,
  entryAt,
  isOwnAddress,
  leadsOn,
  redirectPath,
} from "@kdl/schemas/pages/redirect-rules";
import type {
  CollectionSlug,
  FieldHook,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from "payload";
import { linkRule } from "./link.ts";

const NOT_A_PATH =
  "Use a path of this site such as /services/old-name, without its host and without a query.";

/** Where entries with pages of their own are kept. */
const collectionOf = (entries: Entries): CollectionSlug => (entries === "cms" ? "pages" : entries);

/** What the site understands is stored as it is asked for; everything else is left to the validation. */
const normalise: FieldHook = ({ value }) =>
  typeof value === "string" ? (redirectPath(value.trim()) ?? value) : value;

/** Where redirects lead from an address: all steps, the first of them being the address itself. */
export async function trailFrom(
  req: PayloadRequest,
  path: string,
  ignoredId?: unknown,
): Promise<string[]> {
  const trail = [path];
  for (let last = path; ;) {
    const next = await req.payload.db.findOne<{ id: string; toPath: string }>({
      collection: "redirects",
      where: { fromPath: { equals: last } },
      req,
    });
    if (!next || next.id === ignoredId) return trail;
    const isLoop = trail.includes(next.toPath);
    trail.push((last = next.toPath));
    if (isLoop) return trail;
  }
}

const validateFrom: TextFieldSingleValidation = async (value, { req }) => {
  const path = redirectPath(value ?? "");
  if (path === null) return NOT_A_PATH;
  if (isOwnAddress(path)) return `The site itself answers at ${path}, so it can't lead elsewhere.`;
  const entry = entryAt(path);
  if (!entry) return true;
  const live = await req.payload.db.findOne<{ id: string; title?: string; name?: string }>({
    collection: collectionOf(entry.entries),
    where: { slug: { equals: entry.slug }, _status: { equals: "published" } },
    req,
  });
  return live ? `“${live.title ?? live.name}” is published at ${path}.` : true;
};

const validateTo: TextFieldSingleValidation = async (value, { id, req, siblingData }) => {
  const to = redirectPath(value ?? "");
  if (to === null) return NOT_A_PATH;
  if (leadsOn(to)) return `${to} only leads on to another address. Use that one.`;
  const from = redirectPath(String((siblingData as { fromPath?: unknown }).fromPath ?? ""));
  if (from === null) return true;
  if (from === to) return "A redirect can't lead to its own address.";
  const trail = await trailFrom(req, to, id);
  if (!trail.includes(from)) return true;
  const loop = trail.slice(0, trail.indexOf(from) + 1);
  return `This would lead in a circle: ${[from, ...loop].join(" → ")}.`;
};

const pathField = (
  field: Pick<TextField, "name" | "label" | "unique"> & { description: string },
  validate: TextFieldSingleValidation,
): TextField => {
  const { description, ...named } = field;
  return {
    ...named,
    type: "text",
    index: true,
    required: true,
    validate,
    hooks: { beforeValidate: [normalise] },
    admin: { description },
  } as TextField;
};

export const fromPathField = pathField(
  {
    name: "fromPath",
    label: "Old address",
    unique: true,
    description: "A path without a page, such as /services/old-name.",
  },
  validateFrom,
);

export const toPathField: TextField = {
  ...pathField(
    { name: "toPath", label: "New address", description: "The path of the page to show instead." },
    validateTo,
  ),
  custom: linkRule.custom,
};
