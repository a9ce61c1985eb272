import type { UIField } from "payload";

/** Shows nothing: keeps the page beside the form up to date. */
export const refreshPreview: UIField = {
  name: "refreshPreview",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: "/admin/live-preview/refresh-preview.tsx#RefreshPreview" },
  },
};
