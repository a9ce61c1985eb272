import type { Field } from "payload";
import type { Subject } from "../../access/permissions.ts";
import { never, readsField } from "../../access/staff.ts";
import { mailKindLabels, mailKinds } from "../../mail/mail-kinds.ts";

/** Every attempt to send a submission's mail, and the buttons to send it again. */
export const mailLogField = (subject: Subject): Field => ({
  name: "mail",
  type: "array",
  label: "Mail",
  labels: { singular: "Attempt", plural: "Attempts" },
  // An open form may be older than the last attempt: only the jobs write this field.
  access: { create: never, read: readsField(subject, "mail"), update: never },
  admin: { readOnly: true, components: { Field: "/admin/mail-log.tsx#MailLog" } },
  fields: [
    {
      name: "kind",
      type: "select",
      required: true,
      options: mailKinds.map((value) => ({ value, label: mailKindLabels[value] })),
    },
    { name: "to", type: "text" },
    { name: "at", type: "date", required: true },
    { name: "sent", type: "checkbox", defaultValue: false },
    { name: "outcome", type: "text", required: true },
  ],
});
