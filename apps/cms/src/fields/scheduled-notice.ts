import type { UIField } from "payload";

/** What is scheduled for a document, in its sidebar. */
export const scheduledNotice: UIField = {
  name: "scheduled",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: "/admin/schedule/scheduled-notice.tsx#ScheduledNotice" },
  },
};
