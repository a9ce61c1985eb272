import { afterAll, describe } from "vitest";
import { describeConcurrentCommands } from "../testing/describe-concurrent-commands.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeConcurrentCommands(() => startPayloadOn(cluster!));
});
