import { afterAll } from "vitest";
import { describeUpstreamContract } from "./contract/describe-upstream-contract.ts";
import { DRAFT_MARKER } from "./fixtures/drafts.ts";
import { startMockUpstream } from "./mock-upstream.ts";

const upstream = await startMockUpstream({ gatewaySecret: "a-secret-of-this-test" });
const withoutMembers = await startMockUpstream({ members: false });
const core = await startMockUpstream({ extensions: false });
afterAll(() => Promise.all([upstream.close(), withoutMembers.close(), core.close()]));

describeUpstreamContract("The fake", () => upstream.url, {
  badItems: { testimonialspage: 1 },
  hidden: [DRAFT_MARKER],
  members: (address) => upstream.memberMails().filter(({ to }) => to === address),
});

describeUpstreamContract("The fake without members", () => withoutMembers.url, {
  badItems: { testimonialspage: 1 },
});

describeUpstreamContract("The fake without extensions", () => core.url, {
  badItems: { testimonialspage: 1 },
  extensions: false,
});
