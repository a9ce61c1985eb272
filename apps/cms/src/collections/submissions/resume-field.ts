import type { FormName } from "@kdl/schemas/form";
import { forms } from "@kdl/schemas/forms";
import type { Field } from "payload";
import { readOnly } from "./answer-fields.ts";

/** What is known of the file that came with a form; the file itself lies in the private store. */
export function resumeField(form: FormName): Field {
  const never = readOnly.access;
  return {
    name: "resume",
    type: "group",
    label: forms[form].file?.label ?? "Resume",
    admin: { components: { Field: "/admin/resume.tsx#Resume" } },
    fields: [
      {
        // Name in the store. Unique, so that no two submissions can ever share a file.
        name: "key",
        type: "text",
        unique: true,
        index: true,
        access: never,
        admin: { hidden: true },
      },
      { name: "fileName", type: "text", label: "File name", ...readOnly },
      {
        name: "type",
        type: "select",
        options: [
          { label: "PDF", value: "pdf" },
          { label: "Word (.doc)", value: "doc" },
          { label: "Word (.docx)", value: "docx" },
        ],
        ...readOnly,
      },
      { name: "size", type: "number", label: "Size in bytes", ...readOnly },
      { name: "sha256", type: "text", label: "SHA-256", ...readOnly },
    ],
  };
}
