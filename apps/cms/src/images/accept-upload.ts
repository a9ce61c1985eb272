import { parse } from "node:path";
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import { isAllowed } from "../access/staff.ts";
import type { Media } from "../payload-types.ts";
import type { FocalPoint } from "./crop-picture.ts";
import { cropAgain, holdCrops } from "./crops.ts";
import { normaliseUpload } from "./normalise-upload.ts";
import { noteCrops } from "./store-files.ts";

/** "beach-photo_2.JPG" becomes "beach photo 2". */
const nameOf = (file: string) =>
  parse(file)
    .name.replace(/[-_\s]+/g, " ")
    .trim()
    .slice(0, 120) || "Picture";

/** Checks and re-encodes uploads before Payload reads them. */
export const acceptUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return args;
  // Payload refuses it, but only after this hook; files from strangers must never be decoded.
  if (args.overrideAccess !== true && !isAllowed(req, operation, "content")) return args;
  if (!req.file) {
    // Payload would fetch the URL in the row's data.
    if (operation === "create") throw refuseChange("Please choose a picture.", 400);
    return { ...args, data: { ...args.data, ...takeFocalPoint(req) } };
  }
  const originalName = req.file.name;
  const data = args.data as Partial<Media>;
  const found = nameOf(originalName);
  // The data hasn't been validated yet.
  const called = typeof data.name === "string" && data.name !== "" ? data.name : found;
  // Seed pictures are rendered in the size that the site shows, which makes the first start a third faster.
  req.file = await normaliseUpload(req.file, called, { ownSize: req.context["seeding"] === true });
  const name = data.name || (operation === "create" ? found : undefined);
  return { ...args, data: { ...data, ...(name && { name }), originalName } };
};

/**
 * The focal point from the admin's form. To crop the picture, Payload itself would fetch it from any host
 * that the request names.
 */
function takeFocalPoint(req: { query?: Record<string, unknown> }) {
  const edits = req.query?.["uploadEdits"] as { focalPoint?: Partial<FocalPoint> } | undefined;
  if (!edits) return {};
  delete req.query!["uploadEdits"];
  // Query values are strings.
  const [x, y] = [Number(edits.focalPoint?.x), Number(edits.focalPoint?.y)];
  if (!isPercent(x) || !isPercent(y)) return {};
  return { focalX: Math.round(x), focalY: Math.round(y) };
}

const isPercent = (value: number) => value >= 0 && value <= 100;

/**
 * Crops again if the picture or its focal point has changed. Saving a picture can't change its crops, nor
 * drop one that was added since the picture was read.
 */
export const keepCrops: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  const before: Partial<Media> = originalDoc?.id
    ? { ...originalDoc, crops: await holdCrops(req, originalDoc) }
    : {};
  const isMoved = (["focalX", "focalY"] as const).some(
    (side) => typeof data[side] === "number" && data[side] !== before[side],
  );
  if (!req.file && !isMoved) return { ...data, crops: before.crops ?? {} };
  const { crops, files } = await cropAgain(data, before, req.file?.data ?? null);
  noteCrops(req, files);
  return { ...data, crops };
};
