import { afterAll, describe, vi } from "vitest";
import { describeStages } from "../testing/describe-stages.ts";
import { startCluster } from "../testing/postgres-cluster.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeStages(async () => {
    vi.stubEnv("DATABASE_URL", cluster!.url);
    const { startPayload } = await import("../testing/start-payload.ts");
    const { outliveLostConnections } = await import("../database/lost-connections.ts");
    const payload = await startPayload();
    // The server ends before the pool.
    outliveLostConnections(payload, () => undefined);
    return payload;
  });
});
