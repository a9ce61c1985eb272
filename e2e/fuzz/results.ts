/** What came of all inputs, kind by kind. */
import type { Planned } from "./plan.ts";
import type { Sent } from "./sender.ts";

/** More of the same say nothing new. */
const SHOWN_OF_EACH = 3;
const SHOWN = 25;

interface Row {
  inputs: number;
  results: Map<string, number>;
  slowestMs: number;
  slowest: string;
  failures: number;
}

interface Failure {
  id: string;
  label: string;
  problem: string;
  said: string;
}

export interface Results {
  count(planned: Planned, sent: Sent): void;
  inputs(): number;
  failures(): number;
  /** Ids of inputs that were sent lately, the last one first. */
  latest(): string[];
  print(seed: number): void;
}

const LATEST = 40;

export function createResults(): Results {
  const rows = new Map<string, Row>();
  const failures: Failure[] = [];
  const latest: string[] = [];

  return {
    count({ id, kind, input }, { results, ms, problem, said }) {
      const fresh = { inputs: 0, results: new Map(), slowestMs: 0, slowest: "", failures: 0 };
      const row: Row = rows.get(kind.name) ?? fresh;
      rows.set(kind.name, row);
      row.inputs += 1;
      for (const result of results) {
        row.results.set(String(result), (row.results.get(String(result)) ?? 0) + 1);
      }
      if (ms > row.slowestMs) [row.slowestMs, row.slowest] = [ms, input.label];
      latest.unshift(`${id} ${input.label} → ${results.join()}`);
      if (latest.length > LATEST) latest.pop();
      if (problem === null) return;
      row.failures += 1;
      failures.push({ id, label: `${input.to}: ${input.label}`, problem, said });
    },
    inputs: () => [...rows.values()].reduce((sum, row) => sum + row.inputs, 0),
    failures: () => failures.length,
    latest: () => latest,
    print(seed) {
      console.table(Object.fromEntries([...rows].map(([name, row]) => [name, shown(row)])));
      for (const [name, { results, slowest }] of rows) {
        const sorted = [...results].toSorted(([one], [other]) => one.localeCompare(other));
        const list = sorted.map(([result, count]) => `${result} × ${count}`).join(", ");
        console.log(`${name}: ${list}; slowest: ${slowest}`);
      }
      printFailures(failures, seed);
    },
  };
}

const shown = ({ inputs, results, slowestMs, failures }: Row) => {
  const sum = (pattern: RegExp) =>
    [...results].reduce((total, [name, count]) => total + (pattern.test(name) ? count : 0), 0);
  return {
    inputs,
    "2xx": sum(/^2/),
    "3xx": sum(/^3/),
    "4xx": sum(/^4/),
    "429": sum(/^429/),
    "503": sum(/^503/),
    closed: sum(/closed/),
    left: sum(/left/),
    "slowest ms": Math.round(slowestMs),
    failures,
  };
};

function printFailures(failures: readonly Failure[], seed: number): void {
  const byProblem = Map.groupBy(
    failures,
    ({ problem, label }) => `${label.split(" ", 3).join(" ").split("?", 1)[0]}: ${problem}`,
  );
  const most = [...byProblem].toSorted(([, one], [, other]) => other.length - one.length);
  for (const [what, list] of most.slice(0, SHOWN)) {
    console.log(`\n${list.length} × ${what}`);
    for (const { id, label, said } of list.slice(0, SHOWN_OF_EACH)) {
      console.log(`  npm run fuzz -- --seed ${seed} --replay ${id}   # ${label}`);
      if (said !== "") console.log(`    ${JSON.stringify(said.slice(0, 200))}`);
    }
  }
  if (most.length > SHOWN) console.log(`\nand ${most.length - SHOWN} more`);
}
