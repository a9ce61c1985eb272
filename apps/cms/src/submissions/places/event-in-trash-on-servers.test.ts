import { afterAll, describe } from "vitest";
import { describeEventInTrash } from "../../testing/describe-event-in-trash.ts";
import { startCluster } from "../../testing/postgres-cluster.ts";
import { startPayloadOn } from "../../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeEventInTrash(() => startPayloadOn(cluster!));
});
