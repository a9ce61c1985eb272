import type { CollectionSlug, GlobalSlug, PayloadRequest, TypeWithVersion } from "payload";

export interface Version {
  id: string;
  /** ISO 8601. */
  at: string;
  /** `null` if it was saved before names were stored. */
  by: string | null;
  isDraft: boolean;
}

/** @returns the versions that an account may read, the latest first; `null` if it may not read any */
export async function findVersions(
  req: PayloadRequest,
  collection: string | undefined,
  global: string | undefined,
  id: number | string | undefined,
): Promise<Version[] | null> {
  const options = {
    overrideAccess: false,
    user: req.user,
    req,
    depth: 0,
    sort: "-updatedAt",
    // The collections keep 25 of each document.
    pagination: false,
  } as const;
  try {
    const { docs } = global
      ? await req.payload.findGlobalVersions({ ...options, slug: global as GlobalSlug })
      : await req.payload.findVersions({
          ...options,
          collection: collection as CollectionSlug,
          where: { parent: { equals: id } },
          trash: true,
        });
    return (docs as TypeWithVersion<Stored>[]).map(({ id: version, updatedAt, version: doc }) => ({
      id: version,
      at: updatedAt,
      by: doc.editedBy || null,
      isDraft: doc._status === "draft",
    }));
  } catch (error) {
    if ((error as { status?: number }).status === 403) return null;
    throw error;
  }
}

interface Stored {
  _status?: "draft" | "published" | null;
  editedBy?: string | null;
}
