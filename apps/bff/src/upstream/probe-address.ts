import { Agent } from "undici";
import { connectTo, type UpstreamAddress } from "./address.ts";
import { outcomeOfStatus } from "./address-outcome.ts";

/** Small content that every upstream has. */
const PATH = "/api/contact";
const TIMEOUT_MS = 3_000;

/** Checks whether an address that is down answers again, by reading content: never with a visitor's call. */
export function createAddressProbe() {
  const agent = new Agent({
    connections: 1,
    keepAliveTimeout: 1,
    keepAliveMaxTimeout: 1,
    allowH2: false,
  });
  return {
    async probe(address: UpstreamAddress): Promise<boolean> {
      const url = new URL(address.base + PATH);
      const { origin, host } = connectTo(address, url);
      const { statusCode, body } = await agent.request({
        origin,
        path: url.pathname,
        method: "GET",
        headers: { host, accept: "application/json", "accept-encoding": "identity" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      body.on("error", () => {}).destroy();
      return outcomeOfStatus(statusCode) === "answered";
    },
    close: () => agent.destroy(),
  };
}
