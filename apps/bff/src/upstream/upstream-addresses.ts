import type { BaseLogger } from "pino";
import type { AddressOutcome } from "./address-outcome.ts";
import { type AddressState, createAddresses, type UpstreamAddresses } from "./addresses.ts";
import { createAddressProbe } from "./probe-address.ts";

export interface AddressMetrics {
  called(address: string, outcome: AddressOutcome): void;
  /** Forgets all other addresses: those of containers come and go. */
  keep(addresses: readonly string[]): void;
  /** Sets where to read whether each address is up. */
  observe(states: () => readonly AddressState[]): void;
}

interface Watched {
  log: Pick<BaseLogger, "info" | "warn">;
  metrics: { addresses: AddressMetrics };
}

/** The upstream's addresses in a running gateway: probed, counted, and resolved periodically. */
export function upstreamAddresses(
  urls: readonly string[],
  { log, metrics }: Watched,
): Omit<UpstreamAddresses, "close"> & { close(): Promise<void> } {
  const { probe, close: closeProbe } = createAddressProbe();
  const addresses = createAddresses({
    urls,
    log,
    probe,
    onCall: (name, outcome) => metrics.addresses.called(name, outcome),
    onChange: (names) => metrics.addresses.keep(names),
  });
  metrics.addresses.observe(() => addresses.states());
  return {
    ...addresses,
    async close() {
      addresses.close();
      await closeProbe();
    },
  };
}
