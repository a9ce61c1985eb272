import { SESSION_IDLE_MS, SESSION_TTL_MS } from "@kdl/schemas/members/members";
import type { Payload } from "payload";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { joined, password, refusal } from "../testing/members.ts";
import { startPayload } from "../testing/start-payload.ts";
import { logIn } from "./log-in.ts";
import { pictureStore } from "./picture-store.ts";
import { endSession, loggedIn } from "./sessions.ts";
import { sweepMembers } from "./sweep-members.ts";

const HOUR_MS = 60 * 60_000;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("only a digest of a session is stored, and its use is recorded at most once an hour", async () => {
  const email = await joined(payload);
  const { token, expiresAt } = await logIn(payload, email, password);
  expect(expiresAt.getTime() - Date.now()).toBe(SESSION_TTL_MS);
  const { docs } = await payload.find({ collection: "member-sessions", pagination: false });
  expect(JSON.stringify(docs)).not.toContain(token);
  const update = vi.spyOn(payload.db, "updateOne");
  const use = () => loggedIn(payload, token, new Date());
  await use();
  later(HOUR_MS / 2);
  await use();
  expect(update).not.toHaveBeenCalled();
  later(HOUR_MS);
  await use();
  await use();
  expect(update).toHaveBeenCalledTimes(1);
  update.mockRestore();
});

test("a session ends after a week without use, and after thirty days in any case", async () => {
  const email = await joined(payload);
  const [idle, used] = [
    await logIn(payload, email, password),
    await logIn(payload, email, password),
  ];
  const use = (token: string) => loggedIn(payload, token, new Date());
  for (let day = 0; day < 29; day += 1) {
    later(24 * HOUR_MS);
    await use(used.token);
  }
  await expect(use(idle.token)).rejects.toMatchObject(refusal("SESSION_ENDED"));
  later(24 * HOUR_MS);
  await expect(use(used.token)).rejects.toMatchObject(refusal("SESSION_ENDED"));
  await sweepMembers(payload, pictureStore, 0);
  expect((await payload.count({ collection: "member-sessions" })).totalDocs).toBe(0);
});

test("an unknown session, or somebody else's, gives no access", async () => {
  const { token } = await logIn(payload, await joined(payload), password);
  for (const wrong of [null, "", token.slice(1), `${token}x`, token.toLowerCase(), "' OR 1=1"]) {
    await expect(loggedIn(payload, wrong, new Date())).rejects.toMatchObject(
      refusal("SESSION_ENDED"),
    );
  }
  await endSession(payload, token);
  await endSession(payload, "nonsense");
  await expect(loggedIn(payload, token, new Date())).rejects.toThrow("SESSION_ENDED");
});

test("a session idles for a week at most from its last noted use", async () => {
  const { token } = await logIn(payload, await joined(payload), password);
  later(SESSION_IDLE_MS - HOUR_MS);
  await expect(loggedIn(payload, token, new Date())).resolves.toBeDefined();
  later(SESSION_IDLE_MS);
  await expect(loggedIn(payload, token, new Date())).rejects.toThrow("SESSION_ENDED");
});
