import type { CollectionSlug, DataFromCollectionSlug, GlobalSlug, Payload } from "payload";
import type { SeedLog } from "./seeded-keys.ts";
import { stableId } from "./stable-id.ts";

/** Hooks read this: they send no webhook for each document, and keep pictures at the size of their SVG. */
const context = { seeding: true };

type Document<Slug extends CollectionSlug> = Partial<
  Omit<DataFromCollectionSlug<Slug>, "id" | "createdAt" | "updatedAt" | "_status">
>;
type File = { name: string; data: Buffer; mimetype: string; size: number };

/** Creates documents once. Documents that were edited or deleted since then are left as they are. */
export interface Seeder {
  document<Slug extends CollectionSlug>(
    collection: Slug,
    key: string,
    make: () => Promise<Document<Slug>>,
    file?: () => Promise<File>,
  ): Promise<void>;
  global(slug: GlobalSlug, make: () => Promise<Record<string, unknown>>): Promise<void>;
  /** Number of documents created in this run. */
  readonly made: number;
}

export function createSeeder(payload: Payload, log: SeedLog): Seeder {
  let made = 0;

  /** An error affects only one document; the next start retries it. */
  async function once(key: string, make: () => Promise<boolean>): Promise<void> {
    if (log.has(key)) return;
    try {
      if (await make()) made += 1;
      await log.add(key);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      payload.logger.warn({ key, reason }, "Could not seed");
    }
  }

  async function isTaken(collection: CollectionSlug, id: string, slug: unknown): Promise<boolean> {
    const same = [{ id: { equals: id } }, ...(slug ? [{ slug: { equals: slug } }] : [])];
    const { totalDocs } = await payload.count({ collection, where: { or: same }, trash: true });
    return totalDocs > 0;
  }

  return {
    get made() {
      return made;
    },
    document: (collection, key, make, file) =>
      once(key, async () => {
        const data: Record<string, unknown> = await make();
        const id = stableId(key);
        // It exists already: an editor was faster, or the last start ended before it was logged.
        if (await isTaken(collection, id, data["slug"])) return false;
        await payload.create({
          collection,
          data: { ...data, id, _status: "published" } as never,
          ...(file ? { file: await file() } : {}),
          depth: 0,
          context,
        });
        return true;
      }),
    global: (slug, make) =>
      once(`global-${slug}`, async () => {
        const current = await payload.findGlobal({ slug, depth: 0 });
        if ((current as { createdAt?: string | null }).createdAt) return false;
        const data = { ...(await make()), _status: "published" };
        await payload.updateGlobal({ slug, data: data as never, depth: 0, context });
        return true;
      }),
  };
}
