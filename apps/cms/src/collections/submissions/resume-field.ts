import type { FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import type { Field } from "payload";
import { type ScanState, scanStates } from "../../scanning/scan-states.ts";
import { readOnly } from "./answer-fields.ts";

const scanLabels: Record<ScanState, string> = {
  waiting: "Still to be checked",
  clean: "Nothing found",
  infected: "Malware found",
  removed: "Malware found, file deleted",
};

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
      { name: "caution", type: "text", label: "Open with care", ...readOnly },
      {
        name: "scan",
        type: "select",
        label: "Malware check",
        index: true,
        options: scanStates.map((value) => ({ value, label: scanLabels[value] })),
        ...readOnly,
      },
      // What the scanner found, or why it has no verdict yet.
      { name: "scanNote", type: "text", label: "Malware scanner's result", ...readOnly },
      { name: "scannedAt", type: "date", label: "Checked for malware", ...readOnly },
    ],
  };
}
