/** What can be changed in many documents at once: over the whole configuration, also of fields to come. */
import config from "@payload-config";
import type { CollectionConfig, Field, PayloadRequest } from "payload";
import { expect, test } from "vitest";

const { collections } = await config;
const admin = { user: { collection: "users", roles: ["admin"] } } as unknown as PayloadRequest;

interface FieldAdmin {
  readOnly?: boolean;
  disableBulkEdit?: boolean;
  hidden?: unknown;
  disabled?: unknown;
}

const adminOf = (field: Field): FieldAdmin => field.admin ?? {};

/** Fields with their subfields, but for those that the dialog leaves out with all below them. */
function offered(fields: readonly Field[], path = ""): { path: string; field: Field }[] {
  return fields.flatMap((field) => {
    const { disableBulkEdit, hidden, disabled } = adminOf(field);
    if (disableBulkEdit || hidden || disabled || ("hidden" in field && field.hidden)) return [];
    if ("tabs" in field) return field.tabs.flatMap((tab) => offered(tab.fields, path));
    const own = "name" in field ? [{ path: path + field.name, field }] : [];
    if (!("fields" in field) || field.type === "array") return own;
    return [...own, ...offered(field.fields, "name" in field ? `${path}${field.name}.` : path)];
  });
}

async function mayUpdate({ access }: CollectionConfig): Promise<boolean> {
  return Boolean(await access?.update?.({ req: admin }));
}

const editable: CollectionConfig[] = [];
for (const collection of collections) if (await mayUpdate(collection)) editable.push(collection);

test.each(editable.map(({ slug, fields }) => [slug, fields] as const))(
  "bulk edit of %s offers no read-only field",
  async (_, fields) => {
    const wrong: string[] = [];
    for (const { path, field } of offered(fields)) {
      const update = "access" in field ? field.access?.update : undefined;
      const isClosed = update !== undefined && !(await update({ req: admin }));
      if (adminOf(field).readOnly || isClosed) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  },
);

test("the configuration has such fields", () => {
  const slugs = editable.map(({ slug }) => slug);
  expect(slugs).toContain("internship-applications");
  expect(slugs).toContain("media");
});
