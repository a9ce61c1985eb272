import type { Payload } from "payload";
import { vi } from "vitest";
import type { Cluster } from "./postgres-cluster.ts";

/** A Payload with an empty, migrated database on a PostgreSQL server. */
export async function startPayloadOn(cluster: Cluster): Promise<Payload> {
  vi.stubEnv("DATABASE_URL", cluster.url);
  // What a test imports may have read the environment already; the configuration hasn't yet.
  const { env } = await import("../env.ts");
  Object.assign(env, { DATABASE_URL: cluster.url });
  const { startPayload } = await import("./start-payload.ts");
  const { outliveLostConnections } = await import("../database/lost-connections.ts");
  const payload = await startPayload();
  if (payload.db.name !== "postgres") throw new Error(`The tests run on ${payload.db.name}`);
  // The server ends before the pool.
  outliveLostConnections(payload, () => undefined);
  return payload;
}
