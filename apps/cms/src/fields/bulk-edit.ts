import type { Field, Plugin, Tab } from "payload";

/**
 * Excludes read-only fields from bulk edits: Payload's dialog offers them, and its API then drops the
 * values.
 */
export const keepReadOnlyFromBulkEdit: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    fields: collection.fields.map(withoutBulkEdit),
  })),
});

function withoutBulkEdit<F extends Field | Tab>(field: F): F {
  const admin: object = ("admin" in field && field.admin) || {};
  return {
    ...field,
    ...("readOnly" in admin &&
      admin.readOnly === true && { admin: { ...admin, disableBulkEdit: true } }),
    ...("fields" in field && { fields: field.fields.map(withoutBulkEdit) }),
    ...("tabs" in field && { tabs: field.tabs.map(withoutBulkEdit) }),
  };
}
