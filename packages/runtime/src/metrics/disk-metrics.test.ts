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

test("tells what a program may still write", async () => {
  const bytes = Number((await lineOf(tmpdir()))?.split(" ")[1]);
  const { blocks, bsize } = statfsSync(tmpdir());
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(blocks * bsize);
});

test("says nothing of a folder that isn't there", async () => {
  expect(await lineOf("/nowhere")).toBe("");
});
