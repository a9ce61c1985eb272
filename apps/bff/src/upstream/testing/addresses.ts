import { type AddressesOptions, createAddresses, type UpstreamAddresses } from "../addresses.ts";
import { createAddressProbe } from "../probe-address.ts";
import { afterwards } from "./servers.ts";

const silent = { info() {}, warn() {} };

/** Addresses as a gateway has them, with quick probes; closed when the test is over. */
export function addressesAt(
  urls: readonly string[],
  options: Partial<AddressesOptions> = {},
): UpstreamAddresses {
  const { probe, close } = createAddressProbe();
  const addresses = createAddresses({ urls, log: silent, probe, firstProbeMs: 20, ...options });
  afterwards(close);
  afterwards(() => addresses.close());
  return addresses;
}
