/** Metrics of each address of the upstream. */
import type { Meter } from "@kdl/runtime/metrics/meter";
import { addressOutcomes } from "../upstream/address-outcome.ts";
import type { AddressState } from "../upstream/addresses.ts";
import type { AddressMetrics } from "../upstream/upstream-addresses.ts";

export function createAddressMetrics(meter: Meter): AddressMetrics {
  const known: string[] = [];
  let states: (() => readonly AddressState[]) | null = null;
  const up = meter.gauge({
    name: "upstream_address_up",
    help: "Whether an address of the upstream is asked: 0 after it failed, until it answers again.",
    labels: { address: known },
    collect(gauge) {
      for (const { address, isUp } of states?.() ?? []) gauge.of({ address }).set(isUp ? 1 : 0);
    },
  });
  const requests = meter.counter({
    name: "upstream_address_requests_total",
    help: "Requests sent to an address of the upstream, repeats included.",
    labels: { address: known, outcome: addressOutcomes },
  });
  return {
    called: (address, outcome) => requests.of({ address, outcome }).inc(),
    keep(addresses) {
      for (const address of known.filter((name) => !addresses.includes(name))) {
        up.remove({ address });
        for (const outcome of addressOutcomes) requests.remove({ address, outcome });
      }
      known.splice(0, known.length, ...new Set(addresses));
    },
    observe(read) {
      states = read;
    },
  };
}
