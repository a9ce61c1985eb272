/** Two processes of the built CMS and one SQLite database. */
import { expect, test } from "vitest";
import { freePort } from "@kdl/runtime/testing/free-port";
import { seedFolder } from "../testing/seeded-folder.ts";
import { runServer, SECRETS, untilReady } from "../testing/start-server.ts";

test("a second CMS on the same SQLite database is one line, until the first has ended", async () => {
  const [port, folder] = [await freePort(), process.env["DATA_DIR"]!];
  await seedFolder(folder);
  const first = runServer({ ...SECRETS, CMS_PORT: String(port), DATA_DIR: folder });
  await untilReady(first);
  const second = runServer({ ...SECRETS, CMS_PORT: String(await freePort()), DATA_DIR: folder });
  expect(await second.ended).toBe(1);
  expect(second.output().split("\n").filter(Boolean)).toEqual([
    `cms: DATA_DIR: another CMS uses the database in ${folder}, and SQLite is for one at a time; stop it, or set DATABASE_URL to a PostgreSQL server for all of them`,
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  // Nothing stays locked, however it ends.
  first.process.kill("SIGKILL");
  await first.ended;
  const next = runServer({ ...SECRETS, CMS_PORT: String(port), DATA_DIR: folder });
  await untilReady(next);
  next.process.kill("SIGTERM");
  expect(await next.ended).toBe(0);
}, 180_000);
