/** Measures six pages of the shipped site three times each; exits 1 where the median falls short. */
import { startShippedSite } from "../support/shipped-site.ts";
import { type Audit, audit, categories, type Category, type Timing } from "./audit.ts";
import { warmUp } from "./warm-up.ts";

const PAGES = [
  "/",
  "/services",
  "/services/internship",
  "/events",
  "/events/first-flight-morning",
  "/internship-registration",
];
const RUNS = 3;
const AT_LEAST: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
const TIMINGS: Timing[] = ["FCP", "LCP", "TBT", "CLS"];

await using site = await startShippedSite();
const rows: Record<string, Record<string, string | number>> = {};
const shortcomings = new Set<string>();
for (const path of PAGES) {
  await warmUp(site.url + path);
  const audits: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) audits.push(await audit(site.url + path));
  const scores = categories.map((name) => [name, median(audits.map((one) => one.scores[name]))]);
  const timings = TIMINGS.map((name) => [
    name,
    shown(name, median(audits.map((one) => one.timings[name]))),
  ]);
  rows[path] = Object.fromEntries([...scores, ...timings]);
  for (const { shortcomings: found } of audits)
    for (const shortcoming of found) shortcomings.add(`${path}  ${shortcoming}`);
}
console.table(rows);
for (const text of shortcomings) console.log(text);
const short = Object.values(rows).some((row) =>
  categories.some((name) => Number(row[name]) < AT_LEAST[name]),
);
process.exitCode = short ? 1 : 0;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function shown(name: Timing, value: number): string {
  return name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
}
