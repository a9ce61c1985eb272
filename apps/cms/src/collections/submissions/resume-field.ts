import type { FileRule } from "@kdl/schemas/forms/form";
import type { Field } from "payload";
import { scanStateLabels, scanStates } from "../../scanning/scan-states.ts";
import { readOnly } from "./answer-fields.ts";

/** Metadata of the file that was sent with a form; the file itself is in the private store. */
export function resumeField({ label }: FileRule): Field {
  const { access } = readOnly;
  return {
    name: "resume",
    type: "group",
    label,
    admin: { components: { Field: "/admin/resume.tsx#Resume" } },
    fields: [
      {
        // Name in the store. Unique, so that no two submissions can share a file.
        name: "key",
        type: "text",
        unique: true,
        index: true,
        access,
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
        options: scanStates.map((value) => ({ value, label: scanStateLabels[value] })),
        ...readOnly,
      },
      // The scanner's finding, or why there is no result yet.
      { name: "scanNote", type: "text", label: "Malware scanner's result", ...readOnly },
      { name: "scannedAt", type: "date", label: "Checked for malware", ...readOnly },
    ],
  };
}
