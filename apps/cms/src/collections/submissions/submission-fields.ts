/** Fields that submissions of every form have besides their answers. */
import type { Field } from "payload";
import { never } from "../../access/staff.ts";
import { reviewStatuses } from "../../forms/review-statuses.ts";

/**
 * @param isHidden for forms in which stages have replaced it. The column stays for one release: during an
 * update, the previous version of the CMS still reads it.
 */
export const reviewStatus = (isHidden: boolean): Field => ({
  name: "reviewStatus",
  type: "select",
  label: "Status",
  required: true,
  defaultValue: reviewStatuses[0].value,
  index: true,
  options: reviewStatuses.map(({ value, label }) => ({ value, label })),
  admin: { position: "sidebar", hidden: isHidden, disableBulkEdit: isHidden },
});

export const quarantined: Field = {
  name: "quarantined",
  type: "checkbox",
  label: "In quarantine",
  required: true,
  defaultValue: false,
  index: true,
  admin: {
    position: "sidebar",
    description: "It looks like spam and counts for nothing. Untick it to release the submission.",
    components: { Cell: "/admin/quarantine-cell.tsx#QuarantineCell" },
  },
};

/** A field without data, for a component of the admin. */
const shownBy = (name: string, component: string): Field => ({
  name,
  type: "ui",
  admin: { disableListColumn: true, disableBulkEdit: true, components: { Field: component } },
});

export const quarantineBanner = shownBy(
  "quarantineBanner",
  "/admin/quarantine-banner.tsx#QuarantineBanner",
);
export const history = shownBy("history", "/admin/history/history.tsx#History");
export const resumeHash = shownBy("resumeHash", "/admin/resume-hash.tsx#ResumeHash");

/** Link to everything else sent from the sender's address. */
export const personLink: Field = {
  name: "personLink",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: { Field: "/admin/people/person-link.tsx#PersonLink" },
  },
};

/**
 * The notes, before they had rows of their own. The column stays for one release: during an update, the
 * previous version of the CMS still reads it.
 */
export const formerNotes: Field = {
  name: "notes",
  type: "textarea",
  hidden: true,
  access: { create: never, update: never },
};

/** The sender's address in lower case, by which members' submissions are found. */
export const senderKey: Field = {
  name: "senderKey",
  type: "text",
  index: true,
  hidden: true,
  access: { create: never, update: () => false },
};
