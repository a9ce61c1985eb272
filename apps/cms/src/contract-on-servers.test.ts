/** The whole contract suite for a CMS on PostgreSQL and a bucket. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describeUpstreamContract } from "@kdl/mock-upstream/contract";
import { startS3Server } from "@kdl/mock-upstream/s3-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { smallEventsOf } from "./testing/add-small-event.ts";
import { doorOf } from "./testing/door-over-http.ts";
import { deskOf } from "./testing/issue-over-http.ts";
import { membersMail } from "./testing/members-mail.ts";
import { offersOf } from "./testing/offer-over-http.ts";
import { startCluster } from "./testing/postgres-cluster.ts";
import { GATEWAY_SECRET, type RunningCms, startCms } from "./testing/running-cms.ts";

const cluster = await startCluster();
const folder = process.env["DATA_DIR"]!;

describe.skipIf(cluster === null)("on PostgreSQL and S3", () => {
  let cms: RunningCms;
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    s3 = await startS3Server();
    const variables = { ...s3.environment, DATABASE_URL: cluster?.url, DATA_DIR: folder };
    cms = await startCms({ ...variables, SITE_ORIGIN: "https://site.example" });
  });
  afterAll(async () => {
    await cms?.stop();
    await s3?.close();
    cluster?.stop();
  });

  const url = () => cms.url;
  const logIn = () => cms.logIn();
  describeUpstreamContract("The CMS", url, {
    secret: GATEWAY_SECRET,
    members: membersMail(folder),
    interviews: offersOf(url, logIn),
    smallEvents: smallEventsOf(url, logIn),
    certificates: deskOf(url, logIn),
    door: doorOf(url, logIn),
  });

  test("stores its files only in the bucket", async () => {
    expect((await s3.files()).length).toBeGreaterThan(0);
    for (const place of ["resumes", "pictures", "uploads"]) {
      expect(existsSync(join(folder, place))).toBe(false);
    }
  });
});
