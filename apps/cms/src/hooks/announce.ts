import type { Resource } from "@kdl/schemas/content/resources";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
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

/** Hooks of a collection with drafts. */
export function announceCollectionChange(resources: readonly Resource[]): {
  afterChange: CollectionAfterChangeHook[];
  afterDelete: CollectionAfterDeleteHook[];
} {
  return {
    afterChange: [
      ({ doc, previousDoc, req }) => {
        if (isPublicChange(doc, previousDoc)) announce(req, resources);
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

/** Hooks of an image library. A new picture isn't visible before a document that shows it is saved. */
export function announceImageChange(resources: readonly Resource[]): {
  afterChange: CollectionAfterChangeHook[];
  afterDelete: CollectionAfterDeleteHook[];
} {
  const hooks = announceCollectionChange(resources);
  return {
    ...hooks,
    afterChange: [
      ({ doc, operation, req }) => {
        if (operation === "update") announce(req, resources);
        return doc;
      },
    ],
  };
}

/** Hooks of a global. */
export function announceGlobalChange(resources: readonly Resource[]): {
  afterChange: GlobalAfterChangeHook[];
} {
  return {
    afterChange: [
      ({ doc, previousDoc, req }) => {
        if (isPublicChange(doc, previousDoc)) announce(req, resources);
        return doc;
      },
    ],
  };
}
