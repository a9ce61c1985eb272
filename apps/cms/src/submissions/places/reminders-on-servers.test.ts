import { afterAll, describe } from "vitest";
import { describeEventReminders } from "../../testing/describe-event-reminders.ts";
import { startCluster } from "../../testing/postgres-cluster.ts";
import { startPayloadOn } from "../../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeEventReminders(() => startPayloadOn(cluster!));
});
