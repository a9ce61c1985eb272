import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Client, createClient } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createS3Client } from "../storage/s3-client.ts";
import { storagePlaces } from "../storage/places.ts";
import { startFakeS3 } from "../testing/fake-s3.ts";
import { sqliteDumper } from "./database-dump.ts";
import { makeBackup } from "./make-backup.ts";
import type { Place } from "./place.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = new Date("2026-06-15T12:00:00Z");
const MIGRATION = "20260101_initial";

let root: string;
let live: Client;
let place: Place;
let file: string;

function placeIn(dataDir: string): Place {
  return { dataDir, database: sqliteDumper(dataDir), bucket: null };
}

async function rowsIn(dataDir: string): Promise<string[]> {
  const client = createClient({ url: `file:${join(dataDir, "cms.db")}` });
  const { rows } = await client.execute("SELECT name FROM applications ORDER BY name");
  client.close();
  return rows.map(({ name }) => String(name));
}

beforeEach(async () => {
  root = mkdtempSync(join(process.env["DATA_DIR"]!, "backup-"));
  const dataDir = join(root, "data");
  for (const folder of ["resumes/incoming", "uploads/team", "cache", "secrets"]) {
    mkdirSync(join(dataDir, folder), { recursive: true });
  }
  writeFileSync(join(dataDir, "uploads/team/asha.png"), "a picture");
  writeFileSync(join(dataDir, "resumes/incoming/half"), "half a resume");
  writeFileSync(join(dataDir, "secrets/payload-secret"), "the secret");
  writeFileSync(join(dataDir, "cache/large"), "made again");
  place = placeIn(dataDir);
  file = join(root, "site.tar.gz");
  live = createClient({ url: `file:${join(dataDir, "cms.db")}` });
  await live.executeMultiple(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE payload_migrations (name TEXT, batch INTEGER);
    INSERT INTO payload_migrations VALUES ('dev', -1), ('${MIGRATION}', 1);
    CREATE TABLE applications (name TEXT)`);
});
afterEach(() => {
  live.close();
  rmSync(root, { recursive: true, force: true });
});

const restored = () => join(root, "restored");
const restore = (known = [MIGRATION]) => restoreBackup(placeIn(restored()), file, known);

describe("a site in use", () => {
  test("each row has its file, even if rows and files are added and removed during the backup", async () => {
    const over = new AbortController();
    const inUse = Promise.withResolvers<void>();
    const people = (async () => {
      for (let number = 0; !over.signal.aborted; number += 1) {
        const path = join(place.dataDir, "resumes", String(number));
        writeFileSync(path, `resume ${number}`);
        await live.execute({ sql: "INSERT INTO applications VALUES (?)", args: [String(number)] });
        if (number % 3 === 0) {
          await live.execute({
            sql: "DELETE FROM applications WHERE name = ?",
            args: [String(number)],
          });
          rmSync(path);
        }
        if (number === 20) inUse.resolve();
        await pause(1);
      }
    })();
    await inUse.promise;
    await makeBackup(place, file, now);
    over.abort();
    await people;
    await restore();
    const rows = await rowsIn(restored());
    expect(rows.length).toBeGreaterThan(5);
    for (const name of rows) {
      expect(readFileSync(join(restored(), "resumes", name), "utf8")).toBe(`resume ${name}`);
    }
  });

  test("only the owner can read the backup, and no other files are left", async () => {
    await makeBackup(place, file, now);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(root)).toEqual(["data", "site.tar.gz"]);
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("contains pictures, but no secrets, caches or uploads in progress", async () => {
    const { files } = await makeBackup(place, file, now);
    expect(Object.keys(files)).toEqual(["data/uploads/team/asha.png", "database/cms.db"]);
  });
});

describe("a restored backup", () => {
  beforeEach(async () => {
    await live.execute("INSERT INTO applications VALUES ('Asha')");
    await makeBackup(place, file, now);
  });

  test("equals what was backed up", async () => {
    expect(await restore()).toMatchObject({ created: now.toISOString(), database: "sqlite" });
    expect(await rowsIn(restored())).toEqual(["Asha"]);
    expect((await readdir(restored())).toSorted()).toEqual(["cms.db", "uploads"]);
  });

  test("is refused if a byte has changed or the end is missing", async () => {
    const whole = readFileSync(file);
    const middle = Math.floor(whole.length / 2);
    writeFileSync(file, whole.fill(whole[middle]! ^ 1, middle, middle + 1));
    await expect(restore()).rejects.toThrow(/damaged/);
    truncateSync(file, middle);
    await expect(restore()).rejects.toThrow(/damaged/);
    expect(await readdir(restored())).toEqual([]);
  });

  test("leaves no files behind when a large backup is truncated", async () => {
    const pictures = join(root, "data/uploads/team");
    for (let index = 0; index < 300; index += 1) {
      writeFileSync(join(pictures, `${index}.png`), randomBytes(20_000));
    }
    await makeBackup(place, file, now);
    truncateSync(file, readFileSync(file).length - 50_000);
    await expect(restore()).rejects.toThrow(/damaged/);
    expect(await readdir(restored())).toEqual([]);
  });

  test("never overwrites anything", async () => {
    await expect(restoreBackup(place, file, [MIGRATION])).rejects.toThrow(/database already/);
    mkdirSync(join(restored(), "resumes"), { recursive: true });
    writeFileSync(join(restored(), "resumes/one"), "somebody's");
    await expect(restore()).rejects.toThrow(/files in .*resumes already/);
  });

  test("must be from a known version, and for the same kind of database", async () => {
    await expect(restore([])).rejects.toThrow(/newer version of the site \(20260101_initial\)/);
    const other = placeIn(restored());
    other.database = { ...other.database, kind: "postgres" };
    await expect(restoreBackup(other, file, [MIGRATION])).rejects.toThrow(/SQLite.*PostgreSQL/);
    expect(await readdir(restored())).toEqual([]);
  });
});

test("a file that isn't a backup is reported as such", async () => {
  await expect(restore()).rejects.toThrow(/There is no file/);
  writeFileSync(file, "hello");
  await expect(restore()).rejects.toThrow(/isn't a backup/);
});

test("files in a bucket are backed up, and restored to a bucket", async () => {
  const s3 = await startFakeS3();
  const client = createS3Client({
    S3_REGION: "us-east-1",
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  const bucket = { client, name: "site", prefixes: storagePlaces.map(({ path }) => `${path}/`) };
  const keys = ["resumes/one", "resumes/two", "pictures/three", "uploads/team/four.jpg"];
  try {
    for (const key of [...keys, "other/five"]) {
      s3.objects.set(key, { bytes: Buffer.from(`bytes of ${key}`), modified: now });
    }
    await makeBackup({ ...place, bucket }, file, now);
    await expect(restore()).rejects.toThrow(/S3_BUCKET/);
    s3.objects.clear();
    await restoreBackup({ ...placeIn(restored()), bucket }, file, [MIGRATION]);
    expect([...s3.objects.keys()].toSorted()).toEqual(keys.toSorted());
    expect(s3.objects.get("resumes/two")?.bytes.toString()).toBe("bytes of resumes/two");
  } finally {
    client.destroy();
    await s3.close();
  }
});
