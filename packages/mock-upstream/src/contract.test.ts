import { afterAll } from "vitest";
import { describeUpstreamContract } from "./contract/describe-upstream-contract.ts";
import { DRAFT_MARKER } from "./fixtures/drafts.ts";
import { startMockUpstream } from "./mock-upstream.ts";

const upstream = await startMockUpstream({ gatewaySecret: "a-secret-of-this-test" });
afterAll(() => upstream.close());

describeUpstreamContract("The fake", () => upstream.url, {
  badItems: { testimonialspage: 1 },
  hidden: [DRAFT_MARKER],
});
