import type { UIField } from "payload";

/** Which links of a document don't work, in its sidebar. */
export const brokenLinksNotice: UIField = {
  name: "brokenLinks",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: "/admin/link-check/broken-here.tsx#BrokenHere" },
  },
};
