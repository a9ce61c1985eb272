import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asha, MemberBrowser, PASSWORD, ravi } from "../../testing/member-browser.ts";
import { hasRedis, testRedis } from "../../testing/redis-server.ts";
import { BEHIND_PROXY } from "../../testing/test-client.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../../testing/test-gateway.ts";

const MAX = 10;

let gateway: TestGateway;
const start = async (options: TestGatewayOptions = {}) => {
  const env = { ...BEHIND_PROXY, RATE_LIMIT_SUBMISSIONS: "1000", ...options.env };
  const started = await startTestGateway({ ...options, env });
  started.upstream.addMember(asha);
  return started;
};
beforeEach(async () => {
  gateway = await start();
});
afterEach(() => gateway.close());

const from = (address: string) => new MemberBrowser(gateway.client, address);
const wrong = { ...asha, password: "a wrong guess" };
const others = (index: number) => ({ ...wrong, email: `nobody${index}@example.org` });
const guess = (who: MemberBrowser, person = wrong) =>
  who.logIn(person).then(({ status }) => status);

async function guesses(count: number, make: (index: number) => Promise<number>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push(await make(index));
  return statuses;
}
const failures = (count: number) => Array.from({ length: count }, () => 401);

describe("failed log-ins", () => {
  test("to one account from one address are limited to ten, then even for the right password", async () => {
    const attacker = from("10.3.0.1");
    expect(await guesses(MAX + 2, () => guess(attacker))).toEqual([...failures(MAX), 429, 429]);
    const answer = await attacker.logIn(asha);
    expect(answer).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
      message: memberFailure.tooManyTries,
    });
    const wait = Number(attacker.latest?.headers["retry-after"]);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(gateway.upstream.calls("/api/members/log-in")).toBe(MAX);
  });

  test("to one account from many addresses are limited as well, but not on the owner's device", async () => {
    const owner = from("10.3.1.1");
    await owner.logIn();
    await owner.call("logOut");
    const many = await guesses(MAX + 1, (index) => guess(from(`10.4.${index}.1`)));
    expect(many).toEqual([...failures(MAX), 429]);
    expect(await guess(from("10.5.0.1"), asha)).toBe(429);
    // Even if the attacker shares the owner's address.
    const beside = from("10.3.1.1");
    await guesses(MAX, () => guess(beside, { ...wrong, email: "x@example.org" }));
    expect(await owner.logIn()).toMatchObject({ status: 200, message: memberSuccess.loggedIn });
    await owner.call("logOut");
    expect(
      (await owner.send("logIn", { username: "ASHA@Example.org", password: PASSWORD })).status,
    ).toBe(200);
  });

  test("on the owner's device have their own limit of ten", async () => {
    const owner = from("10.3.2.1");
    await owner.logIn();
    expect(await guesses(MAX + 1, () => guess(owner))).toEqual([...failures(MAX), 429]);
    owner.cookies.delete("device");
    expect(await guess(owner, asha)).toBe(200);
  });

  test("to many accounts from one address are limited as well, across a whole IPv6 network", async () => {
    const many = await guesses(MAX + 1, (index) =>
      guess(from(`2001:db8:1:2:${index + 1}::1`), others(index)),
    );
    expect(many).toEqual([...failures(MAX), 429]);
    expect(await guess(from("2001:db8:1:3::1"), others(99))).toBe(401);
  });

  test("sent concurrently don't get past the limit", async () => {
    const attacker = from("10.3.3.1");
    const statuses = await Promise.all(Array.from({ length: 40 }, () => guess(attacker)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(MAX);
    expect(gateway.upstream.calls("/api/members/log-in")).toBe(MAX);
  });

  test("in one batch are counted one by one", async () => {
    const input = { answers: { username: asha.email, password: "wrong" } };
    const call = { ...input, idempotencyKey: "k".repeat(20), token: "", website: "" };
    const names = Array.from({ length: 15 }, () => "members.logIn").join(",");
    await from("10.3.4.1").request({
      method: "post",
      url: `/trpc/${names}?batch=1`,
      body: Object.fromEntries(Array.from({ length: 15 }, (_, index) => [index, call])),
    });
    expect(gateway.upstream.calls("/api/members/log-in")).toBe(MAX);
  });

  test("through the page's form share the limit", async () => {
    const browser = from("10.3.5.1");
    const fields = { username: asha.email, password: "wrong" };
    for (let count = 0; count < MAX; count += 1) await browser.post("/user-login", fields);
    const reply = await browser.post("/user-login", fields);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(800);
    expect(gateway.web.returned()?.message).toBe(memberFailure.tooManyTries);
    expect(await guess(browser, asha)).toBe(429);
  });

  test("are forgotten after a quarter of an hour", async () => {
    const attacker = from("10.3.6.1");
    await guesses(MAX, () => guess(attacker));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 15 * 60_000 + 1);
    expect(await guess(attacker)).toBe(401);
    vi.restoreAllMocks();
  });
});

describe("what doesn't count as a failed log-in", () => {
  test("a success, an invalid form, a failing upstream", async () => {
    const browser = from("10.3.7.1");
    for (let count = 0; count < MAX + 5; count += 1) {
      browser.cookies.clear();
      expect(await guess(browser, asha)).toBe(200);
      expect(await guess(browser, { ...asha, password: "" })).toBe(422);
      gateway.upstream.fail({ path: "/api/members/log-in", mode: "status", times: 1 });
      browser.cookies.clear();
      expect(await guess(browser)).toBe(503);
    }
  });
});

describe("the device cookie", () => {
  test("is valid only for the account that it was made for", async () => {
    gateway.upstream.addMember(ravi);
    const attacker = from("10.3.8.1");
    await attacker.logIn(ravi);
    await guesses(MAX, (index) => guess(from(`10.6.${index}.1`)));
    expect(await guess(attacker, asha)).toBe(429);
    expect(await guess(attacker, ravi)).toBe(200);
  });

  test("can't be made by hand, and doesn't reveal whose it is", async () => {
    const browser = from("10.3.9.1");
    await browser.logIn();
    const cookie = browser.cookies.get("device") ?? "";
    expect(cookie).not.toMatch(/asha|example/i);
    expect(Buffer.from(cookie, "base64url").toString("latin1")).not.toMatch(/asha/i);
    await guesses(MAX, (index) => guess(from(`10.7.${index}.1`)));
    const forged = from("10.3.10.1");
    const [id = "", names = "", signature = ""] = cookie.split(".");
    for (const value of [
      `x${id}.${names}.${signature}`,
      `${id}.${names}.x`,
      `${id}.${names}`,
      ".",
    ]) {
      forged.cookies.set("device", value);
      expect(await guess(forged, asha)).toBe(429);
    }
    forged.cookies.set("device", cookie);
    expect(await guess(forged, asha)).toBe(200);
  });

  test("works with a username chosen later, and for several members of a family", async () => {
    gateway.upstream.addMember(ravi);
    const browser = from("10.3.11.1");
    await browser.logIn(ravi);
    await browser.logIn();
    await browser.send("changeUsername", { username: "asha.rao" });
    const strangers = async (username: string) =>
      guesses(MAX, (index) =>
        guess(from(`10.8.${index}.${username.length}`), { ...wrong, email: username }),
      );
    for (const username of ["asha.rao", ravi.email]) {
      await strangers(username);
      expect(await guess(browser, { ...asha, email: username })).toBe(200);
    }
  });
});

test.skipIf(!hasRedis)("gateways share counts of failures and what they give back", async () => {
  const redis = await testRedis();
  await redis.start();
  const env = { REDIS_URL: redis.url };
  const [one, other] = [await start({ env }), await start({ env })];
  try {
    const tryAt = (where: TestGateway, address: string, person = wrong) =>
      guess(new MemberBrowser(where.client, address), person);
    const timing = { timeout: 25_000, interval: 100 };
    // Until both have connected to Redis.
    await vi.waitFor(async () => {
      const address = `10.11.0.${Math.ceil(Math.random() * 250)}`;
      const nobody = { ...wrong, email: `${Math.random()}@example.org` };
      await guesses(MAX, () => tryAt(one, address, nobody));
      expect(await tryAt(other, address, nobody)).toBe(429);
    }, timing);
    for (let count = 0; count < MAX; count += 1) {
      expect(await tryAt(one, "10.12.0.1", asha)).toBe(200);
      expect(await tryAt(other, "10.12.0.1", asha)).toBe(200);
    }
    // Retried, since on a busy machine a count may arrive too late.
    await vi.waitFor(async () => {
      const nobody = { ...wrong, email: `${Math.random()}@example.org` };
      const statuses = await guesses(MAX + 2, (index) =>
        tryAt(index % 2 === 0 ? one : other, `10.13.${index}.1`, nobody),
      );
      expect(statuses).toEqual([...failures(MAX), 429, 429]);
    }, timing);
  } finally {
    await Promise.all([one.close(), other.close()]);
    await redis.stop();
  }
});
