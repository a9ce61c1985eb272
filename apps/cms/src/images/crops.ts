/** Crops of pictures in the library. Each is made when a document first shows the picture in that shape. */
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import type { PayloadRequest } from "payload";
import { isPlainId, locksRows, query } from "../database/query.ts";
import type { Media } from "../payload-types.ts";
import { cropPicture, focalPointOf } from "./crop-picture.ts";
import { type ImageShape, imageShapes } from "./image-locations.ts";
import { mediaStore } from "./image-stores.ts";
import { newFileName } from "./new-file-name.ts";
import { keepUnlessRolledBack, storeAll } from "./store-files.ts";

const shapes = Object.keys(imageShapes) as ImageShape[];

/** A new name for each crop, so that no cache serves the old one. */
const newName = (picture: string, filename: string) =>
  newFileName(picture, extname(filename).slice(1));

async function readPicture(filename: string): Promise<Buffer | null> {
  const found = await mediaStore.open(filename);
  return found && buffer(found.stream);
}

/** Crops to all shapes that the picture is shown in; one at a time, to limit memory. */
export async function cropAgain(
  row: Partial<Media>,
  before: Partial<Media>,
  picture: Buffer | null,
): Promise<{ crops: NonNullable<Media["crops"]>; files: Map<string, Buffer> }> {
  const crops: NonNullable<Media["crops"]> = {};
  const files = new Map<string, Buffer>();
  const used = shapes.filter((shape) => before.crops?.[shape]);
  const filename = row.filename ?? before.filename;
  if (used.length === 0 || !filename) return { crops, files };
  const original = picture ?? (await readPicture(filename));
  if (!original) return { crops: before.crops ?? {}, files };
  for (const shape of used) {
    const name = newName(row.name ?? before.name ?? "", filename);
    files.set(name, await cropPicture(original, shape, focalPointOf({ ...before, ...row })));
    crops[shape] = name;
  }
  return { crops, files };
}

/** The current crops. Locks the row until the transaction ends, so that no other request adds one. */
export async function holdCrops(
  req: PayloadRequest,
  { id, crops }: Pick<Media, "id" | "crops">,
): Promise<NonNullable<Media["crops"]>> {
  // On SQLite, the transaction has read them and no other can write.
  if (!locksRows(req.payload)) return crops ?? {};
  if (!isPlainId(id)) throw new TypeError("not an id");
  await query(req.payload, `SELECT id FROM media WHERE id = '${id}' FOR UPDATE`, req);
  const where = { id: { equals: id } };
  const row = await req.payload.db.findOne<Media>({ collection: "media", where, req });
  return row?.crops ?? {};
}

/** Makes a crop that a document needs. Without one, the site gets the whole picture. */
export async function ensureCrop(
  req: PayloadRequest,
  id: string,
  shape: ImageShape,
): Promise<void> {
  const { db } = req.payload;
  const row = await db.findOne<Media>({
    collection: "media",
    where: { id: { equals: id } },
    req,
  });
  if (!row?.filename || row.crops?.[shape]) return;
  const original = await readPicture(row.filename);
  if (!original) return;
  const name = newName(row.name ?? "", row.filename);
  const files = new Map([[name, await cropPicture(original, shape, focalPointOf(row))]]);
  keepUnlessRolledBack(req, files);
  await storeAll(req, files);
  // All other columns stay as they are: another request may be storing a crop in another shape.
  await db.updateOne({
    collection: "media",
    id,
    data: { crops: { [shape]: name }, updatedAt: row.updatedAt },
    req,
  });
}
