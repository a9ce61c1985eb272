import { expect, test } from "vitest";
import { ownBytes } from "./own-bytes.ts";

test.each([0, 1, 5_000, 100_000])("%i bytes hold on to nothing else", (size) => {
  const own = ownBytes(Buffer.from("x".repeat(size)));
  expect(own.toString()).toBe("x".repeat(size));
  expect(own.buffer.byteLength).toBe(size);
});

test("bytes that share their memory with nobody are not copied", () => {
  const bytes = Buffer.allocUnsafeSlow(10);
  expect(ownBytes(bytes)).toBe(bytes);
});
