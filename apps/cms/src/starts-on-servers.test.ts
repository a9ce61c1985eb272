/** Several CMS that start at the same moment on one PostgreSQL. */
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { migrations } from "./migrations/postgres/index.ts";
import { startCluster } from "./testing/postgres-cluster.ts";
import { type RunningCms, startCms } from "./testing/running-cms.ts";

const cluster = await startCluster();
const folder = process.env["DATA_DIR"]!;

describe.skipIf(cluster === null)("two that start at once on an empty PostgreSQL", () => {
  const running: RunningCms[] = [];
  afterAll(async () => {
    await Promise.all(running.map((cms) => cms.stop()));
    cluster?.stop();
  });

  test("migrate it once, make one account and one set of content, and are both ready", async () => {
    const start = (name: string) =>
      startCms({ DATABASE_URL: cluster?.url, DATA_DIR: join(folder, name), LOG_LEVEL: "info" });
    const both = await Promise.allSettled([start("a"), start("b")]);
    for (const outcome of both) if (outcome.status === "fulfilled") running.push(outcome.value);
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);

    for (const { url } of running) {
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ problems: [] });
    }
    const outputs = running.map(({ output }) => output());
    // A step that fails because the other has done it would show here.
    expect(outputs.join("\n")).not.toMatch(/"level":(?:"error"|50)|Error running migration/);
    expect(outputs.filter((output) => output.includes("Seeded"))).toHaveLength(1);

    const headers = await running[0]!.logIn();
    const count = async (collection: string) => {
      const address = `${running[1]!.url}/payload-api/${collection}?limit=0&depth=0`;
      const { totalDocs } = (await (await fetch(address, { headers })).json()) as {
        totalDocs: number;
      };
      return totalDocs;
    };
    expect(await count("users")).toBe(1);
    cluster!.execute([
      `DO $$ BEGIN ASSERT (SELECT count(*) FROM payload_migrations) = ${migrations.length}; END $$`,
    ]);
    const services = await count("services");
    expect(services).toBeGreaterThan(0);
  }, 180_000);
});
