import type { Payload } from "payload";

/** Remembers what was ever seeded. */
export interface SeedLog {
  has(key: string): boolean;
  add(key: string): Promise<void>;
}

/** Reads which keys were seeded before, in one query. */
export async function openSeedLog(payload: Payload): Promise<SeedLog> {
  const { docs } = await payload.find({
    collection: "seed-log",
    pagination: false,
    depth: 0,
    select: { key: true },
  });
  const keys = new Set(docs.map(({ key }) => key));
  return {
    has: (key) => keys.has(key),
    async add(key) {
      await payload.create({ collection: "seed-log", data: { key } });
      keys.add(key);
    },
  };
}
