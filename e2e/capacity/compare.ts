/** Measures pairs in turn, so that what else the machine does falls on both. */
import { paceOf, type Pace, type Work } from "@kdl/bff/bench/measure";
import { processFigures } from "@kdl/bff/bench/process-figures";
import type { ShippedSite } from "../support/shipped-site.ts";

const ROUNDS = 3;

export type Ask = Omit<Work, "servers" | "seconds" | "amount">;
export interface Kind {
  name: string;
  site: Pick<ShippedSite, "pids"> & { otherPids?: readonly number[] };
  ask: Ask;
}

/** Measures the kinds in turn, several times, and prints each beside the first. */
export async function compare(
  title: string,
  kinds: readonly Kind[],
  amount: number,
): Promise<void> {
  const paces = kinds.map((): Pace[] => []);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, { site, ask }] of kinds.entries()) {
      const pids = [site.pids.gateway, site.pids.cms, ...(site.otherPids ?? [])];
      const pace = await paceOf({
        ...ask,
        amount,
        servers: pids.map(processFigures),
      });
      // In the first one, compilers get to know the way.
      if (round >= 0) paces[index]!.push(pace);
    }
  }
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const figures = paces.map((rounds) => ({
    perSecond: mean(rounds.map(({ perSecond }) => perSecond)),
    gateway: mean(rounds.map(({ cpuSeconds: [gateway = 0] }) => gateway)) * 1e3,
    cms: mean(rounds.map(({ cpuSeconds: [, ...cms] }) => cms.reduce((a, b) => a + b, 0))) * 1e3,
    p50: mean(rounds.map(({ p50 }) => p50)),
    p99: mean(rounds.map(({ p99 }) => p99)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  }));
  const first = figures[0]!;
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      figures.map(({ perSecond, gateway, cms, p50, p99, failed }, index) => [
        kinds[index]!.name,
        {
          "a second": Math.round(perSecond),
          "gateway CPU ms": Number(gateway.toFixed(2)),
          "CMS CPU ms": Number(cms.toFixed(2)),
          "p50 ms": Math.round(p50),
          "p99 ms": Math.round(p99),
          failed,
          "rate ratio": Number((perSecond / first.perSecond).toFixed(2)),
          "CPU ratio": Number(((gateway + cms) / (first.gateway + first.cms)).toFixed(2)),
        },
      ]),
    ),
  );
}
