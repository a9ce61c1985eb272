import { certificateKinds } from "@kdl/schemas/certificates/certificate";
import type { CollectionConfig, Field } from "payload";
import { recordOpening } from "../access/record-opening.ts";
import { accessTo, hiddenUnlessReadable, never } from "../access/staff.ts";
import { certificateKindLabels } from "../certificates/certificate.ts";
import { certifiedForms } from "../certificates/certified-forms.ts";
import { internalCollection } from "./internal-collection.ts";
import { secret, shownMoment, shownText } from "./members/member-fields.ts";
import { asText, readOnly } from "./submissions/answer-fields.ts";

const issuedAt = {
  ...shownMoment("issuedAt", "Issued"),
  required: true,
  index: true,
} as Field;

/** Hides an empty field: most certificates aren't revoked, and some have no hours, dates or signature. */
const ifGiven = (field: Field): Field => {
  const { name, admin, ...rest } = field as { name: string; admin: object };
  const condition = (data: Record<string, unknown>) => Boolean(data[name]);
  return { ...rest, name, admin: { ...admin, condition } } as Field;
};

/** Certificates as they were issued. Only `src/certificates` writes them; their content never changes. */
const certificates: CollectionConfig = {
  slug: "certificates",
  labels: { singular: "Certificate", plural: "Certificates" },
  admin: {
    hidden: hiddenUnlessReadable("certificates"),
    group: "Submissions",
    description:
      "Issued from the lists of event registrations and internship applications. Anyone with a number can check it on the site.",
    useAsTitle: "name",
    defaultColumns: ["name", "title", "kind", "issuedAt", "revokedAt"],
    listSearchableFields: ["number", "name", "title"],
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
  },
  access: accessTo("certificates"),
  defaultSort: "-issuedAt",
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  hooks: { afterOperation: [recordOpening("certificates", "id")] },
  fields: [
    {
      name: "control",
      type: "ui",
      admin: {
        disableListColumn: true,
        components: { Field: "/admin/certificates/certificate-control.tsx#CertificateControl" },
      },
    },
    shownText("name", "Name", { required: true }),
    shownText("title", "Title", { required: true }),
    {
      name: "kind",
      type: "select",
      required: true,
      index: true,
      options: certificateKinds.map((value) => ({ value, label: certificateKindLabels[value] })),
      access: readOnly.access,
      admin: { readOnly: true, components: asText },
    },
    ifGiven({
      name: "hours",
      type: "number",
      access: readOnly.access,
      admin: { readOnly: true, components: asText },
    }),
    ifGiven(shownText("startsOn", "From")),
    ifGiven(shownText("endsOn", "To")),
    shownText("number", "Number", { unique: true, required: true }),
    issuedAt,
    shownText("issuedByName", "Issued by"),
    ifGiven(shownMoment("revokedAt", "Revoked")),
    ifGiven(shownText("revokedByName", "Revoked by")),
    ifGiven(shownText("revokedReason", "Why it was revoked")),
    // Copied as printed: settings may change, certificates don't.
    shownText("organisation", "Organisation", { required: true }),
    ifGiven(shownText("signatory", "Signed by")),
    ifGiven(shownText("signatoryRole", "Role of the signatory")),
    // Digest that identifies a row of `certificate-signatures`.
    secret("signature"),
    {
      name: "form",
      type: "select",
      required: true,
      options: [...certifiedForms],
      hidden: true,
      access: { create: never, read: never, update: never },
    },
    // The submission's id.
    secret("submission", { required: true, index: true }),
    // Identifies the submission while the certificate is valid, so that there is no second one.
    secret("issueKey", { unique: true }),
    secret("issuedBy"),
    secret("revokedBy"),
  ],
};

/** Images of signatures, by the digest of their bytes. Certificates keep the one that they were issued with. */
const certificateSignatures = internalCollection({
  slug: "certificate-signatures",
  fields: [
    { name: "digest", type: "text", required: true, unique: true, index: true },
    // PNG in base64.
    { name: "image", type: "textarea", required: true },
  ],
});

/** Keys that credentials are signed with. Public keys stay, so that earlier credentials can be checked. */
const credentialKeys = internalCollection({
  slug: "credential-keys",
  fields: [
    // RFC 7638 thumbprint of the public key.
    { name: "keyId", type: "text", required: true, unique: true, index: true },
    // JSON Web Keys; the private one is encrypted.
    { name: "publicKey", type: "textarea", required: true },
    { name: "privateKey", type: "textarea", required: true },
    // Set only on the key in use, so that there is just one.
    { name: "current", type: "text", unique: true, index: true },
    { name: "createdAt", type: "date", required: true },
  ],
});

export const certificateCollections: CollectionConfig[] = [
  certificates,
  certificateSignatures,
  credentialKeys,
];
