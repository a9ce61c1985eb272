import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EICAR, type FakeClamd, startFakeClamd } from "../testing/fake-clamd.ts";
import { createClamd, type Scanner } from "./clamd.ts";

let clamd: FakeClamd;
let scanner: Scanner;
beforeEach(async () => {
  clamd = await startFakeClamd();
  scanner = createClamd(clamd.url);
});
afterEach(() => clamd.close());

const file = (...chunks: (Buffer | string)[]) => Readable.from(chunks.map((c) => Buffer.from(c)));
const scan = (...chunks: (Buffer | string)[]) => scanner.scan(file(...chunks));

test("a file arrives as it is, whatever its pieces, and nothing is found", async () => {
  const bytes = randomBytes(300_000);
  const pieces = [bytes.subarray(0, 1), Buffer.alloc(0), bytes.subarray(1, 70_000)];
  expect(await scan(...pieces, bytes.subarray(70_000))).toEqual({ finding: null });
  expect(clamd.files).toEqual([bytes]);
});

test("an empty file is one as well", async () => {
  expect(await scan()).toEqual({ finding: null });
});

test("names the malware that it finds", async () => {
  expect(await scan("%PDF-1.7 ", EICAR)).toEqual({ finding: "Eicar-Test-Signature" });
});

test("a file that is too large for the scanner has no result", async () => {
  clamd.streamMaxLength = 1000;
  await expect(scan(randomBytes(2000))).rejects.toThrow(/bigger.*StreamMaxLength/);
});

test("a broken connection or an invalid reply is no result", async () => {
  clamd.manner = "cut";
  await expect(scan(randomBytes(200_000))).rejects.toThrow(/can't be reached|broke off/);
  clamd.manner = "nonsense";
  await expect(scan("x")).rejects.toThrow("couldn't check the file");
  await expect(scanner.ping()).rejects.toThrow("no sensible answer");
});

test("a silent scanner times out, or is aborted", async () => {
  clamd.manner = "silent";
  scanner = createClamd(clamd.url, { scanMs: 50, pingMs: 50 });
  await expect(scan("x")).rejects.toThrow("doesn't answer");
  await expect(scanner.ping()).rejects.toThrow("doesn't answer");
  scanner = createClamd(clamd.url);
  await expect(scanner.scan(file("x"), AbortSignal.timeout(50))).rejects.toThrow("interrupted");
});

test("is there or not", async () => {
  await scanner.ping();
  await clamd.close();
  await expect(scanner.ping()).rejects.toThrow(/can't be reached \(ECONNREFUSED\)/);
  await expect(scan("x")).rejects.toThrow(/can't be reached \(ECONNREFUSED\)/);
});

test("a file that can't be read is no fault of the scanner", async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error("the disk is gone")) });
  await expect(scanner.scan(broken)).rejects.toThrow("the disk is gone");
});
