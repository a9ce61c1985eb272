import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { observeDisk } from "./disk-metrics.ts";
import { createMeter } from "./meter.ts";
import { metricsText } from "./metrics-registry.ts";

const lineOf = async (folder: string) => {
  const meter = createMeter();
  observeDisk(meter, folder);
  return (await metricsText(meter)).split("\n").find((line) => !line.startsWith("#"));
};

test("reports the free space", async () => {
  const bytes = Number((await lineOf(tmpdir()))?.split(" ")[1]);
  const { blocks, bsize } = statfsSync(tmpdir());
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(blocks * bsize);
});

test("has no value for a missing folder", async () => {
  expect(await lineOf("/nowhere")).toBe("");
});
