import { resourceNames } from "@kdl/schemas/content/resources";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { notifier } from "../webhook/notifier.ts";
import { seedContent } from "./content/index.ts";
import { createSeeder } from "./create-seeder.ts";
import { type Making, seedDocuments } from "./seed-documents.ts";
import { seedGlobals } from "./seed-globals.ts";
import { createFindImageId, seedImages } from "./seed-images.ts";
import { seedScoreCriteria } from "./seed-score-criteria.ts";
import { openSeedLog } from "./seeded-keys.ts";
import { createToRichText } from "./to-rich-text.ts";

/**
 * Creates the initial content. A second run creates nothing, and keeps what editors changed or deleted.
 *
 * @returns how many documents were created
 */
export async function seed(payload: Payload, content = seedContent): Promise<number> {
  const started = performance.now();
  const seeder = createSeeder(payload, await openSeedLog(payload));
  const making: Making = {
    seeder,
    content,
    imageId: createFindImageId(payload),
    toRichText: createToRichText(payload.config),
    now: new Date(),
    timeZone: env.SITE_TIME_ZONE,
  };
  await seedImages(seeder, content);
  await seedDocuments(making);
  await seedGlobals(making);
  await seedScoreCriteria(seeder);
  if (seeder.made > 0) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    payload.logger.info(`Seeded ${seeder.made} documents in ${seconds} s`);
    notifier.notify(resourceNames);
  }
  return seeder.made;
}
