/** A worker that writes files, renames them and removes older ones until it is terminated. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workerData } from "node:worker_threads";

const folder = workerData as string;
const KEPT = 20;
const BODY = "x".repeat(10_000);

for (let number = 0; ; number += 1) {
  const below = join(folder, String(number));
  mkdirSync(below);
  writeFileSync(join(below, ".file.part"), BODY);
  renameSync(join(below, ".file.part"), join(below, "file"));
  rmSync(join(folder, String(number - KEPT)), { recursive: true, force: true });
}
