import { describeResource, type Resource, resourceNames } from "@kdl/schemas/content/resources";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { isMoved } from "./trash.ts";
import { notifier } from "../webhook/notifier.ts";
import { whenCommitted } from "../webhook/when-committed.ts";

/** Notifies the gateways once the change is committed. Never delays or fails the save. */
export function announce(req: PayloadRequest, resources: readonly Resource[]): void {
  if (req.context["seeding"] === true) return;
  void whenCommitted(req).then((isStored) => isStored && notifier.notify(resources));
}

interface Versioned {
  _status?: "draft" | "published" | null;
  deletedAt?: string | null;
}

/**
 * A draft of an unpublished document changes nothing that visitors see. The latest version may be a draft
 * of a published document, which the trash hides.
 */
function isPublicChange(doc: Versioned, previous: Versioned | undefined): boolean {
  return doc._status !== "draft" || previous?._status === "published" || isMoved(doc, previous);
}

/** Whether the site shows a document or global, even if its latest version is a draft. */
async function isShown(req: PayloadRequest, entity: Entity, id?: string): Promise<boolean> {
  const { db } = req.payload;
  const row = await (entity.kind === "global"
    ? db.findGlobal<Versioned & Record<string, unknown>>({ slug: entity.slug, req })
    : db.findOne<Versioned & { id: string }>({
        collection: entity.slug as CollectionSlug,
        where: { id: { equals: id } },
        req,
      }));
  return row?._status === "published";
}

interface Entity {
  kind: "collection" | "global";
  slug: string;
}

const keyOf = ({ slug }: Entity, id = "") => `shown:${slug}:${id}`;

/**
 * Remembers that the site shows a document before it changes, as its versions don't always say so: when a
 * document with a newer draft is unpublished, both the latest version and the new one are drafts.
 */
async function noteShown(
  { req, data, previous, id }: Change & { previous: Versioned | undefined },
  entity: Entity,
): Promise<void> {
  if (data._status !== "draft" || previous?._status !== "draft") return;
  if (await isShown(req, entity, id)) req.context[keyOf(entity, id)] = true;
}

interface Change {
  req: PayloadRequest;
  data: Versioned;
  id?: string;
}

/** Whether the site showed it before the change, and doesn't any more. */
async function hasDisappeared({ req, id }: Omit<Change, "data">, entity: Entity): Promise<boolean> {
  const key = keyOf(entity, id);
  if (req.context[key] !== true) return false;
  delete req.context[key];
  return !(await isShown(req, entity, id));
}

/** Hooks of a collection with drafts. */
export function announceCollectionChange(resources: readonly Resource[]): {
  beforeChange: CollectionBeforeChangeHook[];
  afterChange: CollectionAfterChangeHook[];
  afterDelete: CollectionAfterDeleteHook[];
} {
  return {
    beforeChange: [
      async ({ collection, data, originalDoc, req }) => {
        const change = { req, data, previous: originalDoc, id: originalDoc?.id };
        await noteShown(change, { kind: "collection", slug: collection.slug });
        return data;
      },
    ],
    afterChange: [
      async ({ collection, doc, previousDoc, req }) => {
        const entity: Entity = { kind: "collection", slug: collection.slug };
        if (isPublicChange(doc, previousDoc) || (await hasDisappeared({ req, id: doc.id }, entity)))
          announce(req, resources);
        return doc;
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        announce(req, resources);
        return doc;
      },
    ],
  };
}

/** Resources that contain pictures. */
const withImages = resourceNames.filter((name) => describeResource(name).images);

/**
 * Hook of the media library. A new picture isn't visible until a document that shows it is saved, and only
 * unused pictures can be deleted.
 */
export const announceImageChange: CollectionAfterChangeHook = ({ doc, operation, req }) => {
  if (operation === "update") announce(req, withImages);
  return doc;
};

/** Hooks of a global. */
export function announceGlobalChange(resources: readonly Resource[]): {
  beforeChange: GlobalBeforeChangeHook[];
  afterChange: GlobalAfterChangeHook[];
} {
  return {
    beforeChange: [
      async ({ data, global, originalDoc, req }) => {
        await noteShown(
          { req, data, previous: originalDoc },
          { kind: "global", slug: global.slug },
        );
        return data;
      },
    ],
    afterChange: [
      async ({ doc, global, previousDoc, req }) => {
        const entity: Entity = { kind: "global", slug: global.slug };
        if (isPublicChange(doc, previousDoc) || (await hasDisappeared({ req }, entity)))
          announce(req, resources);
        return doc;
      },
    ],
  };
}
