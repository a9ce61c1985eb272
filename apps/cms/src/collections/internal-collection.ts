import type { CollectionConfig } from "payload";
import { noAccess } from "../access/staff.ts";

/** A table of the CMS itself: hidden in the admin, and closed to every API, even for admins. */
export const internalCollection = (
  options: Pick<CollectionConfig, "slug" | "fields" | "lockDocuments">,
): CollectionConfig => ({
  admin: { hidden: true },
  access: noAccess,
  lockDocuments: false,
  timestamps: false,
  ...options,
});
