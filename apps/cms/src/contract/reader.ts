import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
} from "payload";
import { countSeats, type SeatCount } from "../submissions/places/seats.ts";

/** Rich text is large and never sent: its stored HTML is. */
const withoutRichText = {
  description: false,
  longDescription: false,
  content: false,
  answer: false,
};

/** Reads documents as visitors see them, or as the preview does. */
export interface Reader {
  /** Whether to include drafts. */
  readonly drafts: boolean;
  list<Slug extends CollectionSlug>(
    collection: Slug,
    sort?: string,
  ): Promise<DataFromCollectionSlug<Slug>[]>;
  /** By the event's id. */
  countSeats(): Promise<Map<string, SeatCount>>;
  /** `null` while nothing is published. */
  one<Slug extends GlobalSlug>(slug: Slug): Promise<DataFromGlobalSlug<Slug> | null>;
}

/**
 * Creates a {@link Reader}. The Local API bypasses access control, so this is the one place that decides
 * what is public.
 *
 * @param drafts whether to read the latest version, published or not
 */
export function createReader(payload: Payload, drafts: boolean): Reader {
  const hasDrafts = (collection: CollectionSlug) =>
    Boolean(payload.collections[collection].config.versions?.drafts);
  return {
    drafts,
    async list(collection, sort = "_order") {
      const { docs } = await payload.find({
        collection,
        draft: drafts,
        ...(drafts || !hasDrafts(collection)
          ? {}
          : { where: { _status: { equals: "published" } } }),
        depth: 1,
        pagination: false,
        sort,
        showHiddenFields: true,
        select: withoutRichText as never,
      });
      return docs as never;
    },
    countSeats: () => countSeats(payload),
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
