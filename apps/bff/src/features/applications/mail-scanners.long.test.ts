/** Mail scanners and browsers open every link of a message, often and in their own ways. */
import { expect, test } from "vitest";
import { applicantSite, html } from "../../testing/applicant-site.ts";
import { from } from "../../testing/test-client.ts";

const site = applicantSite();
const TIMES = 1000;
/** A client may have so many pages rendered in a while. */
const PER_CLIENT = 20;
const DAY_MS = 24 * 60 * 60_000;

const headers = [
  {},
  { purpose: "prefetch", "sec-purpose": "prefetch;prerender" },
  { "user-agent": "Mozilla/5.0 (compatible; LinkScanner/2.0)", accept: "*/*" },
];
/** What a form on the page would send, had it been a GET. */
const queries = ["", "?action=accept&from=selected", "?action=withdraw&from=selected"];

test.each(["get", "head"] as const)(
  `${TIMES} times %s leave an application as it is`,
  async (method) => {
    const offered = await site.apply();
    site.offer(offered.reference, 1);
    const invited = await site.apply({ email: "b@example.org" });
    const slots = [new Date(Date.now() + DAY_MS).toISOString()];
    site.upstream.offerInterview(invited.reference, { slots });
    const states = () =>
      structuredClone([offered, invited].map(({ reference }) => site.stored(reference)));
    const before = states();

    for (let times = 0; times < TIMES; times += 1) {
      const { token } = times % 2 === 0 ? offered : invited;
      const client = from(`10.9.${Math.floor(times / PER_CLIENT)}.${method.length}`);
      const query = queries[times % queries.length];
      const reply = await site.gateway.client[method](`/application/${token}${query}`).set({
        ...html,
        ...headers[times % headers.length],
        ...client,
      });
      expect(reply.status).toBe(200);
    }

    expect(states()).toEqual(before);
    expect(site.upstream.calls("/api/applications/own")).toBe(TIMES);
    for (const action of ["accept", "withdraw", "interview/book", "interview/refuse"]) {
      expect(site.upstream.calls(`/api/applications/own/${action}`)).toBe(0);
    }
  },
);
