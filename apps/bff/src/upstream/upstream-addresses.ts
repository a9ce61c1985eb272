import type { BaseLogger } from "pino";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import { createAddresses, type UpstreamAddresses } from "./addresses.ts";
import { createAddressProbe } from "./probe-address.ts";

interface Watched {
  log: Pick<BaseLogger, "info" | "warn">;
  metrics: Pick<GatewayMetrics, "addresses">;
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
