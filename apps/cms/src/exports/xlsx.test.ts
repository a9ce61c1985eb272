import readXlsxFile from "read-excel-file/node";
import { expect, test } from "vitest";
import type { Cell } from "./columns.ts";
import { xlsxOf } from "./xlsx.ts";

async function* batchesOf(...batches: Cell[][][]) {
  yield* batches;
}

async function fileOf(head: string[], rows: Cell[][]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxOf(head, batchesOf(rows))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const read = async (bytes: Buffer) => (await readXlsxFile(bytes))[0]!.data;

test("another reader finds what was written", async () => {
  const rows: Cell[][] = [
    ["=1+1", 23, "<b>&\"'"],
    ["+91 98765", -1.5, "two\nlines"],
    ["అఆ 🙂", 0, "inner  spaces"],
  ];
  const head = ["A <text>", "Number", "Other"];
  expect(await read(await fileOf(head, rows))).toEqual([head, ...rows]);
});

test("columns beyond Z, empty cells and long text", async () => {
  const head = Array.from({ length: 60 }, (_, index) => `Column ${index}`);
  const row = head.map((_, index) => (index % 2 === 0 ? "" : `Cell ${index}`));
  row[59] = "x".repeat(100_000);
  const [first, second] = await read(await fileOf(head, [row]));
  expect(first).toEqual(head);
  expect(second!.slice(0, 59)).toEqual(row.slice(0, 59).map((text) => text || null));
  expect(second![59]).toHaveLength(32_767);
});

test("characters that XML can't contain are left out", async () => {
  const bytes = await fileOf(["Text"], [["a\u0000b\u000b\u001bc\ud800d\uffff"], ["]]>"]]);
  const data = await read(bytes);
  expect(data.slice(1)).toEqual([["abc\ufffdd"], ["]]>"]]);
});

test("the file flows while rows are read, in small pieces", async () => {
  const BATCHES = 20;
  let given = 0;
  async function* many() {
    for (; given < BATCHES; given += 1) {
      const row = Array.from({ length: 20 }, () => crypto.randomUUID());
      yield Array.from({ length: 200 }, () => row);
    }
  }
  let size = 0;
  let largest = 0;
  let givenAtFirst = 0;
  for await (const chunk of xlsxOf(["Text"], many())) {
    givenAtFirst ||= given;
    size += chunk.length;
    largest = Math.max(largest, chunk.length);
  }
  expect(given).toBe(BATCHES);
  expect(givenAtFirst).toBeLessThan(3);
  expect(largest).toBeLessThan(1_000_000);
  expect(size).toBeGreaterThan(largest);
});
