import type { Payload } from "payload";
import { vi } from "vitest";
import type { Cluster } from "./postgres-cluster.ts";

/** A Payload with an empty, migrated database on a PostgreSQL server. */
export async function startPayloadOn(cluster: Cluster): Promise<Payload> {
  vi.stubEnv("DATABASE_URL", cluster.url);
  // Read when the configuration is loaded, which is why everything is imported afterwards.
  const { startPayload } = await import("./start-payload.ts");
  const { outliveLostConnections } = await import("../database/lost-connections.ts");
  const payload = await startPayload();
  // The server ends before the pool.
  outliveLostConnections(payload, () => undefined);
  return payload;
}
