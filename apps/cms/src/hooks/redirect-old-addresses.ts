/** Redirects from the former address of a published page when its address changes. */
import { addressesOf, type Entries } from "@kdl/schemas/pages/redirect-rules";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { announce } from "./announce.ts";
import { retarget } from "./shorten-redirects.ts";

interface Stored {
  id: string;
  slug: string;
  _status?: "draft" | "published" | null;
  deletedAt?: string | null;
}

const collection = "redirects";
const RESOURCES = ["redirects"] as const;

/** Published slugs of documents before a request changed them; `null` if a document wasn't published. */
const formerSlugs = new WeakMap<object, Map<string, string | null>>();

/**
 * Hooks of a collection whose documents have pages.
 *
 * A draft changes no address. The published document counts, not the previous draft: a draft may have changed
 * the address long before it is published. Documents in the trash have no address; restoring one gives it its
 * former address back.
 */
export function redirectOldAddresses(entries: Entries): {
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
} {
  return {
    beforeChange: async ({ data, originalDoc, operation, req, collection: { slug } }) => {
      if (operation !== "update" || !originalDoc || data["_status"] === "draft") return data;
      const id = String(originalDoc.id);
      const stored = await req.payload.db.findOne<Stored>({
        collection: slug as "pages",
        where: { id: { equals: id } },
        req,
      });
      const isPublished = stored?._status === "published" && !stored.deletedAt;
      const former = isPublished ? stored.slug : null;
      formerOf(req).set(`${slug} ${id}`, former);
      return data;
    },
    afterChange: async ({ doc, req, collection: { slug } }) => {
      const { id, slug: current, _status, deletedAt } = doc as Stored;
      const key = `${slug} ${id}`;
      const former = formerOf(req).get(key) ?? null;
      formerOf(req).delete(key);
      if (_status !== "published" || deletedAt || former === current || req.context["seeding"])
        return doc;
      const addresses = addressesOf(entries, current);
      const hasFreed = await freeAddresses(req, addresses);
      if (former !== null) {
        const old = addressesOf(entries, former);
        for (const [index, from] of old.entries()) await move(req, from, addresses[index]!);
      }
      if (hasFreed || former !== null) announce(req, RESOURCES);
      return doc;
    },
  };
}

function formerOf({ context }: PayloadRequest): Map<string, string | null> {
  const known = formerSlugs.get(context) ?? new Map<string, string | null>();
  formerSlugs.set(context, known);
  return known;
}

/** Deletes the redirects from addresses that have a page now. @returns whether there were any */
async function freeAddresses(req: PayloadRequest, addresses: string[]): Promise<boolean> {
  const { db } = req.payload;
  const where = { fromPath: { in: addresses } };
  const { docs } = await db.find({ collection, where, limit: 1, pagination: false, req });
  if (docs.length > 0) await db.deleteMany({ collection, where, req });
  return docs.length > 0;
}

async function move(req: PayloadRequest, fromPath: string, toPath: string): Promise<void> {
  const { db } = req.payload;
  await retarget(req, fromPath, toPath);
  // The redirect from the page's former address replaces any earlier one.
  await db.deleteMany({ collection, where: { fromPath: { equals: fromPath } }, req });
  const note = "Made when the page got another address.";
  await db.create({ collection, data: { fromPath, toPath, note }, req });
}
