import type { BenchCase } from "./cases.ts";
import { MAX_GROWTH_BYTES } from "./stalled-uploads.ts";
import type { RenderCosts } from "./renders.ts";
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
  renders: RenderCosts;
}

const atLeast = (ratio: number | null) => (ratio === null ? "" : `at least ${ratio}`);
const mib = (bytes: number) => Math.round(bytes / 1024 / 1024);

const renderRow = (name: string, one: number, other: number) => [
  name,
  one.toFixed(1),
  other.toFixed(1),
  (one / other).toFixed(2),
];

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
  const { homeWithEdit, homeWithoutEdit, siteAfterEdit, siteAtFirst } = figures.renders;
  printTable([
    ["CPU time, ms", "first", "second", "ratio"],
    renderRow(
      "home page after an edit that it shows, one that it doesn't",
      homeWithEdit,
      homeWithoutEdit,
    ),
    renderRow("all pages after a registration for one event, at first", siteAfterEdit, siteAtFirst),
  ]);
  const growth = mib(figures.stalledGrowthBytes);
  printTable([
    ["memory, MiB", "growth", ""],
    ["30 stalled uploads of 4 MiB", String(growth), `at most ${mib(MAX_GROWTH_BYTES)}`],
  ]);
}
