import { afterAll } from "vitest";
import { describeUpstreamContract } from "./contract/describe-upstream-contract.ts";
import { DRAFT_MARKER } from "./fixtures/drafts.ts";
import { startMockUpstream } from "./mock-upstream.ts";

const upstream = await startMockUpstream({ gatewaySecret: "a-secret-of-this-test" });
const secret = "another-secret-of-this-test";
const signed = await startMockUpstream({ gatewaySecret: secret, signedRequests: true });
const withoutMembers = await startMockUpstream({ members: false });
const core = await startMockUpstream({ extensions: false });
const all = [upstream, signed, withoutMembers, core];
afterAll(() => Promise.all(all.map((server) => server.close())));

describeUpstreamContract("The fake", () => upstream.url, {
  badItems: { testimonialspage: 1 },
  hidden: [DRAFT_MARKER],
  members: (address) => upstream.memberMails().filter(({ to }) => to === address),
  interviews: (reference, terms) => upstream.offerInterview(reference, terms),
  smallEvents: () => upstream.addEvent({ capacity: 1, seats_left: 1, waitlist: 1 }),
  certificates: {
    issue: (reference, terms) => upstream.issueCertificate(reference, terms),
    revoke: (number) => upstream.revokeCertificate(number),
  },
  door: {
    newCode: (event) => upstream.pairingCode(event),
    revoke: (event) => upstream.revokePhones(event),
  },
});

describeUpstreamContract("The fake that wants signatures", () => signed.url, {
  badItems: { testimonialspage: 1 },
  secret,
  members: (address) => signed.memberMails().filter(({ to }) => to === address),
});

describeUpstreamContract("The fake without members", () => withoutMembers.url, {
  badItems: { testimonialspage: 1 },
});

describeUpstreamContract("The fake without extensions", () => core.url, {
  badItems: { testimonialspage: 1 },
  extensions: false,
});
