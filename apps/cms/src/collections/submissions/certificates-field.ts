import type { Field } from "payload";

/** Certificates that were issued for the submission, and issuing one. */
export const certificatesField: Field = {
  name: "certificates",
  type: "ui",
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: "/admin/certificates/certificates.tsx#Certificates" },
  },
};
