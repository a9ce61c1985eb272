import type { CollectionConfig, TextareaFieldValidation, TextFieldSingleValidation } from "payload";
import { allow, hiddenUnlessReadable, isAllowed, never } from "../access/staff.ts";
import { missingFrom, problemIn } from "../mail/templates/placeholders.ts";
import {
  BODY_MAX,
  isMessage,
  messagePurposes,
  purposes,
  SUBJECT_MAX,
  type TemplatePurpose,
  templatePurposes,
} from "../mail/templates/purposes.ts";

const rulesOf = (purpose: unknown) =>
  purposes[(purpose ?? "free") as TemplatePurpose] ?? purposes.free;

/** Checks a text; whatever the mail as a whole must contain is checked with the body. */
function problemWith(text: string, max: number, purpose: unknown): string | null {
  if (!text.trim()) return "Please write something.";
  if (text.length > max) return `At most ${max} characters.`;
  return problemIn(text, rulesOf(purpose));
}

type Siblings = { subject?: string; body?: string; purpose?: string };

const validateSubject: TextFieldSingleValidation = (value, { siblingData }) => {
  const { purpose } = siblingData as Siblings;
  if (/[\r\n]/.test(value ?? "")) return "A subject is one line.";
  return problemWith(value ?? "", SUBJECT_MAX, purpose) ?? true;
};

const validateBody: TextareaFieldValidation = (value, { siblingData }) => {
  const { purpose, subject = "" } = siblingData as Siblings;
  const text = value ?? "";
  return (
    problemWith(text, BODY_MAX, purpose) ?? missingFrom([subject, text], rulesOf(purpose)) ?? true
  );
};

/** Texts of mail to applicants and participants: one per mail that the site sends, and others for messages. */
export const mailTemplates: CollectionConfig = {
  slug: "mail-templates",
  labels: { singular: "Mail template", plural: "Mail templates" },
  admin: {
    hidden: hiddenUnlessReadable("mail-templates"),
    group: "Submissions",
    description:
      "Texts of the mails to applicants, and of messages to participants of events. Confirmations, decisions, interviews and reminders are sent automatically; use the others to write messages.",
    useAsTitle: "title",
    defaultColumns: ["title", "purpose", "subject", "updatedAt"],
    hideAPIURL: true,
  },
  access: {
    create: allow("create", "mail-templates"),
    read: allow("read", "mail-templates"),
    update: allow("update", "mail-templates"),
    // The site needs its own templates, so only those for messages can be deleted.
    delete: ({ req }) =>
      isAllowed(req, "delete", "mail-templates") && { purpose: { in: [...messagePurposes] } },
  },
  defaultSort: "title",
  disableDuplicate: true,
  fields: [
    {
      name: "title",
      type: "text",
      label: "Name",
      required: true,
      maxLength: 80,
      admin: { description: "Only staff see it." },
    },
    {
      name: "purpose",
      type: "select",
      label: "Sent as",
      required: true,
      defaultValue: "free",
      options: templatePurposes.map((value) => ({ value, label: purposes[value].label })),
      // The site's own templates exist already; staff add texts for messages.
      filterOptions: ({ data, options }) =>
        data["id"] || data["key"]
          ? options
          : options.filter((option) =>
              isMessage(typeof option === "object" ? option.value : option),
            ),
      access: { update: never },
      admin: { position: "sidebar", disableBulkEdit: true },
    },
    {
      // The purpose, for mail that the site sends, so that each has one template; empty for messages.
      name: "key",
      type: "text",
      unique: true,
      hidden: true,
      access: { create: never, update: never },
    },
    {
      name: "subject",
      type: "text",
      required: true,
      validate: validateSubject,
      admin: { description: "The reference is added unless the text has {{reference}}." },
    },
    {
      name: "body",
      type: "textarea",
      label: "Text",
      required: true,
      validate: validateBody,
      admin: {
        rows: 14,
        description:
          "Plain text. A blank line begins a new paragraph. Greeting, reference and signature are added.",
      },
    },
    {
      name: "tools",
      type: "ui",
      admin: {
        disableListColumn: true,
        components: { Field: "/admin/messages/template-tools.tsx#TemplateTools" },
      },
    },
  ],
};
