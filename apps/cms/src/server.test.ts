/** How the built CMS starts, ends, and says what is wrong. */
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort, runServer, untilReady } from "./testing/start-server.ts";

const variables = {
  DATA_DIR: process.env["DATA_DIR"],
  PAYLOAD_SECRET: "a-secret-of-this-test",
  CMS_ADMIN_PASSWORD: "correct-horse-battery",
};

/** Runs until it ends by itself, and gives what it wrote to a person. */
async function failure(
  more: Record<string, string | undefined>,
): Promise<[number | null, string[]]> {
  const run = runServer({ ...variables, CMS_PORT: String(await freePort()), ...more });
  const status = await run.ended;
  const lines = run
    .output()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("✓"));
  return [status, lines];
}

/** Inside the folder that goes when the tests are over. */
const empty = () => mkdtempSync(join(process.env["DATA_DIR"]!, "empty-"));

test("a missing secret is one line", async () => {
  const [status, lines] = await failure({ PAYLOAD_SECRET: undefined });
  expect(lines).toEqual(["cms: PAYLOAD_SECRET: is missing; give at least 16 characters"]);
  expect(status).toBe(1);
});

test("a bad variable is one line", async () => {
  const [status, lines] = await failure({ CMS_PORT: "99999" });
  expect(lines).toEqual([expect.stringMatching(/^cms: CMS_PORT: /)]);
  expect(status).toBe(1);
});

test("a port in use is one line", async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  const [status, lines] = await failure({ CMS_PORT: String(port) });
  expect(lines).toEqual([`cms: CMS_PORT: port ${port} is in use`]);
  expect(status).toBe(1);
  other.close();
});

test("a data folder that can't be made is one line", async () => {
  const file = join(empty(), "a-file");
  writeFileSync(file, "");
  const [status, lines] = await failure({ DATA_DIR: join(file, "data") });
  expect(lines).toEqual([expect.stringMatching(/^cms: DATA_DIR: can't write to /)]);
  expect(status).toBe(1);
});

test("a database file that is none is one line", async () => {
  const folder = empty();
  writeFileSync(
    join(folder, "cms.db"),
    "this is no database, and long enough to look at".repeat(50),
  );
  chmodSync(join(folder, "cms.db"), 0o600);
  const [status, lines] = await failure({ DATA_DIR: folder });
  expect(lines).toEqual([expect.stringMatching(/^cms: DATA_DIR: can't open the database in /)]);
  expect(status).toBe(1);
});

test("an unreachable database server is one line, without its password", async () => {
  const [status, lines] = await failure({
    DATA_DIR: empty(),
    DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${await freePort()}/x`,
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^cms: DATABASE_URL: can't open the PostgreSQL server \(.*ECONNREFUSED.*\)$/,
    ),
  ]);
  expect(lines.join("")).not.toContain("hunter2");
  expect(status).toBe(1);
});

test("a missing first password is one line", async () => {
  const [status, lines] = await failure({ DATA_DIR: empty(), CMS_ADMIN_PASSWORD: undefined });
  expect(lines.at(-1)).toMatch(/^cms: CMS_ADMIN_PASSWORD: is missing/);
  expect(status).toBe(1);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends it within seconds",
  async (signal) => {
    const port = await freePort();
    const run = runServer({ ...variables, CMS_PORT: String(port) });
    await untilReady(run);
    // A connection that a gateway keeps open must not hold it up.
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    const asked = Date.now();
    run.process.kill(signal);
    expect(await run.ended).toBe(0);
    expect(Date.now() - asked).toBeLessThan(3000);
  },
  60_000,
);
