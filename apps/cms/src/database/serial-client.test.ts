import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSerialClient, type SerialClient } from "./serial-client.ts";

let number = 0;
let client: SerialClient;
let url: string;

beforeEach(async () => {
  url = `file:${join(process.env["DATA_DIR"]!, `serial-${(number += 1)}.db`)}`;
  client = await openSerialClient(url, 100);
  await client.execute("CREATE TABLE t (n INTEGER UNIQUE)");
});
afterEach(() => client.close());

const rows = async () => {
  const result = await client.execute("SELECT n FROM t ORDER BY n");
  return result.rows.map(({ n }) => n);
};
const setting = async (name: string) => {
  const transaction = await client.transaction();
  const { rows: found } = await transaction.execute(`PRAGMA ${name}`);
  await transaction.commit();
  return Object.values(found[0]!)[0];
};

test("a transaction's writes are visible to others only after its commit", async () => {
  const transaction = await client.transaction();
  await transaction.execute({ sql: "INSERT INTO t VALUES (?)", args: [1] });
  expect(await rows()).toEqual([]);
  await transaction.commit();
  expect(await rows()).toEqual([1]);
  expect(transaction.closed).toBe(true);
});

/** Writes in a transaction, and rolls it back if the number is odd. */
const add = async (n: number) => {
  const transaction = await client.transaction();
  await new Promise((resolve) => setImmediate(resolve));
  await transaction.execute({ sql: "INSERT INTO t VALUES (?)", args: [n] });
  await (n % 2 === 0 ? transaction.commit() : transaction.rollback());
};
const alone = (n: number) => client.execute({ sql: "INSERT INTO t VALUES (?)", args: [n] });

test("writers are serialised, and none blocks the process", async () => {
  await Promise.all([add(1), add(2), alone(5), add(3), add(4), alone(6)]);
  expect(await rows()).toEqual([2, 4, 5, 6]);
});

test("a writer that times out gets an error and writes nothing", async () => {
  const transaction = await client.transaction();
  await expect(client.execute("INSERT INTO t VALUES (1)")).rejects.toThrow(/busy/);
  await expect(client.transaction()).rejects.toThrow(/busy/);
  await transaction.rollback();
  await client.execute("INSERT INTO t VALUES (2)");
  expect(await rows()).toEqual([2]);
});

test("after a failed statement a transaction can only be rolled back", async () => {
  const transaction = await client.transaction();
  await transaction.execute("INSERT INTO t VALUES (1)");
  await expect(transaction.execute("INSERT INTO t VALUES (1)")).rejects.toMatchObject({
    code: "SQLITE_CONSTRAINT_UNIQUE",
  });
  await expect(transaction.execute("INSERT INTO t VALUES (2)")).rejects.toThrow(/failed/);
  await expect(transaction.commit()).rejects.toThrow(/failed/);
  await transaction.rollback();
  expect(await rows()).toEqual([]);
});

test("a commit that fails writes nothing, and the next writer gets the lock", async () => {
  await client.executeMultiple(
    `CREATE TABLE child (parent INTEGER REFERENCES t(n) DEFERRABLE INITIALLY DEFERRED)`,
  );
  const transaction = await client.transaction();
  await transaction.execute("INSERT INTO child VALUES (7)");
  await expect(transaction.commit()).rejects.toThrow(/FOREIGN KEY/);
  await transaction.rollback();
  await client.execute("INSERT INTO t VALUES (1)");
  expect(await rows()).toEqual([1]);
  expect((await client.execute("SELECT * FROM child")).rows).toHaveLength(0);
});

test("every transaction has the settings of the first connection", async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await setting("foreign_keys")).toBe(1);
    expect(await setting("synchronous")).toBe(2);
    expect(await setting("busy_timeout")).toBe(2000);
    expect(await setting("journal_mode")).toBe("wal");
  }
});

test("other processes can read meanwhile", async () => {
  const transaction = await client.transaction();
  await transaction.execute("INSERT INTO t VALUES (1)");
  const other = createClient({ url });
  expect((await other.execute("SELECT count(*) AS n FROM t")).rows[0]).toMatchObject({ n: 0 });
  other.close();
  await transaction.rollback();
});
