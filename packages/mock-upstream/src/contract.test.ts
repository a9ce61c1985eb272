import { afterAll } from "vitest";
import { describeUpstreamContract } from "./contract/describe-upstream-contract.ts";
import { DRAFT_MARKER } from "./fixtures/drafts.ts";
import { startMockUpstream } from "./mock-upstream.ts";

const upstream = await startMockUpstream({ gatewaySecret: "a-secret-of-this-test" });
const core = await startMockUpstream({ extensions: false });
afterAll(() => Promise.all([upstream.close(), core.close()]));

describeUpstreamContract("The fake", () => upstream.url, {
  badItems: { testimonialspage: 1 },
  hidden: [DRAFT_MARKER],
});

describeUpstreamContract("The fake without extensions", () => core.url, {
  badItems: { testimonialspage: 1 },
  extensions: false,
});
