import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";

/** A document that refers to a picture. */
export interface ImageUse {
  /** Kind and name, such as `Page "About us"`. */
  label: string;
  /** Its page in the admin. */
  path: string;
  isInTrash: boolean;
}

/** Documents per query. */
const BATCH = 100;

type Row = Readonly<Record<string, unknown>>;

/** Ids are UUIDs: anywhere in a document, rich text included, one refers to that picture. */
const names = (row: unknown, id: string) => JSON.stringify(row ?? null).includes(`"${id}"`);

/** Every document that uses a picture: published, drafts and documents in the trash. */
export async function findUses(req: PayloadRequest, id: string): Promise<ImageUse[]> {
  const { collections, globals } = req.payload.config;
  const uses: ImageUse[] = [];
  for (const { slug, versions, labels, admin, trash } of collections) {
    // Only content has versions, and only content has pictures.
    if (!versions) continue;
    const singular = String(labels.singular);
    for (const row of await rowsWith(req, slug as CollectionSlug, id)) {
      const isInTrash = trash && Boolean(row["deletedAt"]);
      const title = String(row[admin.useAsTitle ?? "id"] ?? row["id"]);
      uses.push({
        label: `${singular} “${title}”`,
        path: `/admin/collections/${slug}/${isInTrash ? "trash/" : ""}${String(row["id"])}`,
        isInTrash,
      });
    }
  }
  for (const { slug, versions, label } of globals) {
    if (!versions) continue;
    const found = [false, true].map((draft) =>
      req.payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, draft, req }),
    );
    if (!names(await Promise.all(found), id)) continue;
    uses.push({ label: String(label), path: `/admin/globals/${slug}`, isInTrash: false });
  }
  return uses;
}

/** The documents that refer to a picture, in their published version or newest draft. */
async function rowsWith(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const found = new Map<unknown, Row>();
  for (const draft of [false, true]) {
    for (let page = 1; ; page += 1) {
      const { docs, hasNextPage } = await req.payload.find({
        collection,
        depth: 0,
        draft,
        trash: true,
        limit: BATCH,
        page,
        sort: "id",
        req,
      });
      for (const row of docs as unknown as Row[]) if (names(row, id)) found.set(row["id"], row);
      if (!hasNextPage) break;
    }
  }
  return [...found.values()];
}
