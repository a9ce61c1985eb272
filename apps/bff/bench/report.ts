import type { BenchCase } from "./cases.ts";
import { MAX_GROWTH_BYTES } from "./stalled-uploads.ts";
import { printTable } from "./table.ts";
import type { Speed } from "./uploads.ts";

/** Requests per CPU second, for one case. */
export interface Outcome extends BenchCase {
  bytes: number;
  bare: number;
  gateway: number;
  ratio: number;
}

interface Figures {
  outcomes: readonly Outcome[];
  uploads: readonly Speed[];
  stalledGrowthBytes: number;
}

const atLeast = (ratio: number | null) => (ratio === null ? "" : `at least ${ratio}`);
const mib = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Prints all figures, as tables or as JSON. */
export function report(figures: Figures, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
    return;
  }
  printTable([
    ["requests / CPU second", "bytes", "node:http", "gateway", "ratio", ""],
    ...figures.outcomes.map(({ name, bytes, bare, gateway, ratio, minRatio }) => [
      name,
      String(bytes),
      Math.round(bare).toLocaleString("en"),
      Math.round(gateway).toLocaleString("en"),
      ratio.toFixed(2),
      atLeast(minRatio),
    ]),
  ]);
  printTable([
    ["uploads of 10 MiB, MiB / second", "straight", "gateway", "ratio", ""],
    ...figures.uploads.map(({ name, straight, through, ratio, minRatio }) => [
      name,
      straight.toFixed(0),
      through.toFixed(0),
      ratio.toFixed(2),
      atLeast(minRatio),
    ]),
  ]);
  const growth = mib(figures.stalledGrowthBytes);
  printTable([
    ["memory, MiB", "growth", ""],
    ["30 stalled uploads of 4 MiB", String(growth), `at most ${mib(MAX_GROWTH_BYTES)}`],
  ]);
}
