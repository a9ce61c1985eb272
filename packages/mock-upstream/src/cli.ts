/** `node packages/mock-upstream/src/cli.ts --port 4000`: the fake, until Ctrl-C. */
import { parseArgs } from "node:util";
import { startMockUpstream } from "./mock-upstream.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4000" },
    "gateway-secret": { type: "string" },
    "core-only": { type: "boolean", default: false },
    "without-members": { type: "boolean", default: false },
    "signed-requests": { type: "boolean", default: false },
  },
});
const gatewaySecret = values["gateway-secret"];
const upstream = await startMockUpstream({
  port: Number(values.port),
  extensions: !values["core-only"],
  members: !values["without-members"],
  signedRequests: values["signed-requests"],
  ...(gatewaySecret ? { gatewaySecret } : {}),
});
process.stdout.write(`Fake upstream at ${upstream.url}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void upstream.close());
}
