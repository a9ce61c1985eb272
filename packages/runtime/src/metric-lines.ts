/** Prometheus's text format, version 0.0.4. */
import type { HistogramCell, NumberCell } from "./cells.ts";

export function numberLines(name: string, labels: string, cell: NumberCell): string[] {
  return [line(name, labels, cell.value)];
}

export function histogramLines(name: string, labels: string, cell: HistogramCell): string[] {
  const lines: string[] = [];
  const comma = labels === "" ? "" : ",";
  let count = 0;
  for (const [at, inBucket] of cell.counts.entries()) {
    count += inBucket;
    const bound = cell.bounds[at] ?? "+Inf";
    lines.push(line(`${name}_bucket`, `${labels}${comma}le="${bound}"`, count));
  }
  lines.push(line(`${name}_sum`, labels, cell.sum), line(`${name}_count`, labels, count));
  return lines;
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels === "" ? "" : `{${labels}}`} ${value}`;
}
