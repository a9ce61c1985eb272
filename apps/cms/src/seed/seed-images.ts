import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createConcurrencyLimit } from "@kdl/runtime/concurrency/concurrency-limit";
import type { Payload } from "payload";
import type { SeedContent } from "./content/index.ts";
import { isImage, type SeedImage } from "./content/types.ts";
import type { Seeder } from "./create-seeder.ts";
import { stableId } from "./stable-id.ts";

const folder = join(dirname(fileURLToPath(import.meta.url)), "images");

/** Rasterising an SVG occupies a core. */
const CONCURRENCY = 4;

const keyOf = ({ file }: SeedImage) => `image-${file}`;

/** Finds the id of a picture's document; `null` if an editor has deleted it. */
export type FindImageId = (image: SeedImage) => Promise<string | null>;

export function createFindImageId(payload: Payload): FindImageId {
  return async (image) => {
    const id = stableId(keyOf(image));
    const where = { id: { equals: id } };
    const { totalDocs } = await payload.count({ collection: "media", where });
    return totalDocs === 0 ? null : id;
  };
}

/** Every picture of the content, without duplicates. */
function imagesOf(content: SeedContent): SeedImage[] {
  return [...new Map(imagesIn(content).map((image) => [image.file, image])).values()];
}

function imagesIn(value: unknown): SeedImage[] {
  if (typeof value !== "object" || value === null) return [];
  return isImage(value) ? [value] : Object.values(value).flatMap(imagesIn);
}

async function seedImage(seeder: Seeder, image: SeedImage): Promise<void> {
  await seeder.document(
    "media",
    keyOf(image),
    async () => ({ alt: image.alt, tags: [image.file.split("/")[0]!] }),
    async () => {
      const data = await readFile(join(folder, image.file));
      return { name: basename(image.file), data, mimetype: "image/svg+xml", size: data.length };
    },
  );
}

/** Creates all pictures, a few at a time. */
export async function seedImages(seeder: Seeder, content: SeedContent): Promise<void> {
  const limit = createConcurrencyLimit({ concurrency: CONCURRENCY, maxQueued: Infinity });
  await Promise.all(imagesOf(content).map((image) => limit(() => seedImage(seeder, image))));
}
