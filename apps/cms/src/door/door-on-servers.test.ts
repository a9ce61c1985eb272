import { afterAll, describe } from "vitest";
import { describeBusyDoor } from "../testing/describe-busy-door.ts";
import { describeDoor } from "../testing/describe-door.ts";
import { describePairings } from "../testing/describe-pairings.ts";
import { describeWalkIns } from "../testing/describe-walk-ins.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  let started: ReturnType<typeof startPayloadOn> | undefined;
  const start = () => (started ??= startPayloadOn(cluster!));
  describeDoor(start);
  describePairings(start);
  describeWalkIns(start);
  describeBusyDoor(start);
});
