import type { GlobalBeforeChangeHook, GlobalConfig } from "payload";
import { allow, hiddenUnlessReadable } from "../access/staff.ts";
import { normaliseSignature } from "../certificates/normalise-signature.ts";

const keepOnlyPicture: GlobalBeforeChangeHook = async ({ data }) => ({
  ...data,
  signature: data["signature"] ? await normaliseSignature(String(data["signature"])) : null,
});

/** What is printed on every certificate that is issued from now on. */
export const certificateSettings: GlobalConfig = {
  slug: "certificate-settings",
  label: "Certificates: signature",
  admin: {
    hidden: hiddenUnlessReadable("form-settings"),
    group: "Submissions",
    hideAPIURL: true,
    description:
      "The signature on certificates. Changes apply to new certificates; issued ones stay as they are.",
  },
  access: { read: allow("read", "form-settings"), update: allow("update", "form-settings") },
  hooks: { beforeChange: [keepOnlyPicture] },
  fields: [
    { name: "signatory", type: "text", label: "Name of the person who signs", maxLength: 80 },
    {
      name: "signatoryRole",
      type: "text",
      label: "Role of that person",
      maxLength: 80,
      admin: { description: "Such as “Founder”." },
    },
    {
      name: "signature",
      type: "textarea",
      label: "Signature",
      admin: {
        components: { Field: "/admin/certificates/signature-field.tsx#SignatureField" },
      },
    },
  ],
};
