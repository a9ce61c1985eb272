/** A gateway with one member, for the tests of a file. */
import type { Member } from "@kdl/schemas/members/members";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { asha, MemberBrowser, ravi } from "./member-browser.ts";
import { BEHIND_PROXY } from "./test-client.ts";
import { startTestGateway, type TestGateway } from "./test-gateway.ts";

/** Started once; each test begins with {@link asha} as the only member, and a browser at an address of its own. */
export function memberSite() {
  let gateway: TestGateway;
  let browser: MemberBrowser;
  let clients = 0;

  const visit = () => {
    clients += 1;
    return new MemberBrowser(gateway.client, `10.1.${clients}.1`);
  };
  beforeAll(async () => {
    gateway = await startTestGateway({ env: BEHIND_PROXY });
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.upstream.reset();
    gateway.upstream.addMember(asha);
    browser = visit();
  });

  return {
    get web() {
      return gateway.web;
    },
    get upstream() {
      return gateway.upstream;
    },
    get browser() {
      return browser;
    },
    /** Another browser. */
    visit,
    async loggedIn(person = asha) {
      const visitor = visit();
      expect(await visitor.logIn(person)).toMatchObject({ status: 200 });
      return visitor;
    },
    /** Somebody new: the limits on mail outlast a test. */
    fresh: () => ({ ...ravi, email: `ravi${clients}@example.org` }),
    /** The latest mail of a kind. */
    mailed: (kind: string) => gateway.upstream.memberMails().findLast((mail) => mail.kind === kind),
  };
}

export const currentOf = async (who: MemberBrowser) =>
  (await who.query("current")).data as { available: boolean; member: Member | null };
