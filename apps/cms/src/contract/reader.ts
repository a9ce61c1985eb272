import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
} from "payload";
import { seatsTaken } from "../submissions/seats.ts";

/** Rich text is big and never sent: its stored HTML is. */
const withoutRichText = {
  description: false,
  longDescription: false,
  content: false,
  answer: false,
};

/** Reads documents as a visitor may see them, or as the preview does. */
export interface Reader {
  /** Whether drafts count. */
  readonly drafts: boolean;
  list<Slug extends CollectionSlug>(
    collection: Slug,
    sort?: string,
  ): Promise<DataFromCollectionSlug<Slug>[]>;
  /** By the event's id. */
  seatsTaken(): Promise<Map<string, number>>;
  /** `null` while nothing of it is published. */
  one<Slug extends GlobalSlug>(slug: Slug): Promise<DataFromGlobalSlug<Slug> | null>;
}

/**
 * Makes a {@link Reader}. The Local API asks no access rules, so what is public is said here, once.
 *
 * @param drafts whether the latest version counts, published or not
 */
export function createReader(payload: Payload, drafts: boolean): Reader {
  return {
    drafts,
    async list(collection, sort = "_order") {
      const { docs } = await payload.find({
        collection,
        draft: drafts,
        ...(drafts ? {} : { where: { _status: { equals: "published" } } }),
        depth: 1,
        pagination: false,
        sort,
        showHiddenFields: true,
        select: withoutRichText as never,
      });
      return docs as never;
    },
    seatsTaken: () => seatsTaken(payload),
    async one(slug) {
      const doc = await payload.findGlobal({
        slug,
        draft: drafts,
        depth: 1,
        showHiddenFields: true,
      });
      const { _status: status } = doc as { _status?: string | null };
      return drafts || status === "published" ? (doc as never) : null;
    },
  };
}
