import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import type { PayloadRequest, UploadCollectionSlug } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import type { FileStore } from "../storage/file-store.ts";

interface Point {
  x: number;
  y: number;
}

interface Row {
  filename?: string | null;
  mimeType?: string | null;
  focalX?: number | null;
  focalY?: number | null;
}

interface Moved {
  req: PayloadRequest;
  collection: UploadCollectionSlug;
  id: string | number | undefined;
  store: FileStore;
}

/**
 * Crops a picture again when its focal point moves, from the original in the store. Payload itself would
 * look in its folder, or fetch the picture from whatever host the request names. The original is stored
 * again under a new name, like any other replacement.
 */
export async function moveFocalPoint({ req, collection, id, store }: Moved): Promise<void> {
  const edits = req.query?.["uploadEdits"] as { focalPoint?: Point } | undefined;
  if (!edits) return;
  const row: Row | null =
    id === undefined ? null : await req.payload.findByID({ collection, id, req });
  const { focalPoint } = edits;
  const isMoved = focalPoint && (row?.focalX !== focalPoint.x || row.focalY !== focalPoint.y);
  if (!row?.filename || !isMoved) {
    delete req.query["uploadEdits"];
    return;
  }
  const original = await store.open(row.filename);
  if (!original) throw refuseChange("The picture's file is missing. Please upload it again.", 400);
  const data = await buffer(original.stream);
  req.file = {
    name: `${randomUUID()}${extname(row.filename)}`,
    data,
    mimetype: row.mimeType ?? "",
    size: data.length,
  };
}
