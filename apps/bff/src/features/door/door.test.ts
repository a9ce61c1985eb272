import { createHmac, randomUUID } from "node:crypto";
import { DIGEST_BYTES, type DoorManifest, type DoorPairing } from "@kdl/schemas/door/door";
import { doorFailure } from "@kdl/schemas/door/door-texts";
import { printedPairingCode } from "@kdl/schemas/door/ticket-code";
import { describe, expect, test } from "vitest";
import { createFormToken } from "../../submissions/form-token.ts";
import { applicantSite, html } from "../../testing/applicant-site.ts";
import { logLines } from "../../testing/log-lines.ts";
import { from } from "../../testing/test-client.ts";
import { SECRET } from "../../testing/test-gateway.ts";

const MINUTE_MS = 60_000;
const { log, lines } = logLines();
const site = applicantSite({ log });

function newEvent(more: object = {}): string {
  const id = site.upstream.addEvent({ capacity: 5, seats_left: 5, waitlist: 1, ...more });
  site.gateway.invalidate(["events"]);
  return id;
}

let people = 0;
/** Somebody registers. @returns the token of their private link */
async function join(event: string): Promise<string> {
  people += 1;
  const form_token = createFormToken(SECRET, Date.now() - MINUTE_MS - people);
  const email = `guest-${people}@example.org`;
  const person = { first_name: "Asha", last_name: "Rao", email, mobile: "9876543210" };
  const answers = { ...person, attending: "1", website: "", form_token };
  const reply = await site.send(`/event-registration/soldering-night-${event}`, answers);
  const { searchParams } = new URL(reply.headers["location"] ?? "/", "http://site");
  return searchParams.get("token") ?? "";
}

async function call(name: string, input: object, headers: object = site.address) {
  const {
    status,
    body,
    headers: sent,
  } = await site.gateway.client
    .post(`/trpc/${name}`)
    .set({ "content-type": "application/json", ...headers })
    .send(JSON.stringify(input));
  const reply = body as { result?: { data: unknown }; error?: { data: { code: string } } };
  return {
    status,
    data: reply.result?.data,
    code: reply.error?.data.code,
    text: JSON.stringify(body),
    sent,
  };
}
const ticketOf = async (token: string) => {
  const { data } = await call("registrations.status", { token });
  return (data as { ticket: { code: string; checkedInAt: string | null } | null }).ticket;
};

async function pair(event: string) {
  const code = printedPairingCode(site.upstream.pairingCode(event));
  const { data } = await call("door.pair", { code, device: "Front door" });
  return data as DoorPairing;
}
const manifestOf = async (token: string) =>
  (await call("door.manifest", { token })).data as DoorManifest;

const checkIn = (salt: string, code: string) => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  action: "check-in",
  digest: createHmac("sha256", Buffer.from(salt, "base64url"))
    .update(code)
    .digest()
    .subarray(0, DIGEST_BYTES)
    .toString("base64url"),
});
const walkIn = (more: object = {}) => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  action: "walk-in",
  walkIn: {
    firstName: "Meera",
    lastName: "Das",
    email: `${randomUUID()}@example.org`,
    overCapacity: false,
    ...more,
  },
});

test("a phone is paired, checks people in, and ends its pairing", async () => {
  const event = newEvent();
  const guest = await join(event);
  const { code } = (await ticketOf(guest))!;
  const { token, device } = await pair(event);
  expect(device).toBe("Front door");
  const { salt, people: expected } = await manifestOf(token);
  expect(expected).toMatchObject([{ firstName: "Asha", initial: "R", state: "expected" }]);
  const scans = [checkIn(salt, code), checkIn(salt, "0000000000"), walkIn()];
  const { data, sent } = await call("door.sync", { token, scans });
  expect(data).toMatchObject([
    { id: scans[0]!.id, outcome: "accepted", device: "Front door" },
    { outcome: "refused", at: null, device: null },
    { outcome: "accepted" },
  ]);
  expect(sent["cache-control"]).toBe("private, no-store");
  expect((await ticketOf(guest))!.checkedInAt).not.toBeNull();
  expect((await call("door.end", { token })).status).toBe(200);
  const after = await call("door.manifest", { token });
  expect([after.status, after.code]).toEqual([401, "UNAUTHORIZED"]);
  expect(after.text).toContain(doorFailure.PAIRING_ENDED);
});

test("a revoked phone is told so by every call", async () => {
  const event = newEvent();
  const { token } = await pair(event);
  await manifestOf(token);
  site.upstream.revokePhones(event);
  const asked = [
    call("door.manifest", { token }),
    call("door.sync", { token, scans: [walkIn()] }),
    call("door.end", { token }),
  ];
  expect((await Promise.all(asked)).map(({ code }) => code)).toEqual(
    Array<string>(3).fill("UNAUTHORIZED"),
  );
});

test("wrong, used and malformed codes get the same answer", async () => {
  const event = newEvent();
  const code = site.upstream.pairingCode(event);
  await call("door.pair", { code, device: "One" });
  const wrong = [code, "K7MP3QXR", "short", "<script>", ""];
  const replies = await Promise.all(
    wrong.map((one) => call("door.pair", { code: one, device: "Two" })),
  );
  const known = replies.map(({ text }) => text.replace(/"requestId":"[^"]*"/g, ""));
  expect(new Set(known).size).toBe(1);
  expect(replies[0]).toMatchObject({ status: 404, code: "NOT_FOUND" });
});

test.each([
  ["no name", { code: "K7MP3QXR", device: " " }, "door.pair"],
  ["a long name", { code: "K7MP3QXR", device: "x".repeat(41) }, "door.pair"],
  ["a long token", { token: "x".repeat(2_000) }, "door.manifest"],
  ["no scan", { token: "x", scans: [] }, "door.sync"],
  ["101 scans", { token: "x", scans: Array.from({ length: 101 }, () => walkIn()) }, "door.sync"],
  ["another action", { token: "x", scans: [{ ...walkIn(), action: "delete" }] }, "door.sync"],
  ["no digest", { token: "x", scans: [{ ...walkIn(), action: "check-in" }] }, "door.sync"],
  ["no id", { token: "x", scans: [{ ...walkIn(), id: "1" }] }, "door.sync"],
  ["100 kB", { token: "x", scans: [walkIn({ firstName: "x".repeat(1e5) })] }, "door.sync"],
])("%s is rejected", async (_, input, name) => {
  expect((await call(name, input)).status).toBe(400);
  expect(site.upstream.posted().filter(({ path }) => path.startsWith("/api/door"))).toEqual([]);
});

describe("limits", () => {
  test("a client may try a limited number of wrong codes and tokens; others aren't affected", async () => {
    const token = "A".repeat(43);
    for (const [name, input, status] of [
      ["door.pair", { code: "K7MP3QXR", device: "One" }, 404],
      ["door.manifest", { token }, 401],
    ] as const) {
      const replies = [];
      for (let tries = 0; tries < 61; tries += 1) replies.push(await call(name, input));
      const last = replies.pop()!;
      expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]));
      expect([last.status, last.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
      expect(Number(last.sent["retry-after"])).toBeGreaterThan(0);
      expect((await call(name, input, from("10.99.0.1"))).status).toBe(status);
    }
  });

  test("paired phones don't use up the limit, and nobody else on their network can either", async () => {
    const event = newEvent();
    const { token } = await pair(event);
    const { salt } = await manifestOf(token);
    for (let tries = 0; tries < 70; tries += 1) {
      const scans = [checkIn(salt, "0000000000")];
      expect((await call("door.sync", { token, scans })).status).toBe(200);
    }
    for (let tries = 0; tries < 61; tries += 1) await call("door.manifest", { token: "wrong" });
    expect((await call("door.manifest", { token: "wrong" })).status).toBe(429);
    expect((await call("door.manifest", { token })).status).toBe(200);
  });
});

test("an upstream that fails is a 503, and no code, token or name is in the log", async () => {
  const event = newEvent();
  const code = site.upstream.pairingCode(event);
  const { token } = (await call("door.pair", { code, device: "Front door" })).data as DoorPairing;
  site.upstream.fail({ path: "/api/door/scans", mode: "status", status: 500 });
  const scan = walkIn({ firstName: "Unmistakable" });
  expect((await call("door.sync", { token, scans: [scan] })).status).toBe(503);
  site.upstream.heal();
  expect((await call("door.sync", { token, scans: [scan] })).status).toBe(200);
  const logged = JSON.stringify(lines());
  for (const secret of [code, token, "Unmistakable", scan.walkIn.email]) {
    expect(logged).not.toContain(secret);
  }
  expect(logged).toContain("the door");
});

test("an upstream without the extension has no such code", async () => {
  site.upstream.fail({ path: "/api/door/pair", mode: "status", status: 404 });
  expect((await call("door.pair", { code: "K7MP3QXR", device: "One" })).status).toBe(404);
});

describe("the picture of a ticket", () => {
  test("is an SVG for the holder of the link", async () => {
    const guest = await join(newEvent());
    const picture = await site.get(`/registration/${guest}/ticket.svg`);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "private, no-store",
    });
    expect(String(picture.body)).toContain("<svg");
  });

  test("doesn't exist without a seat, or with a wrong link", async () => {
    const event = newEvent({ capacity: 1, seats_left: 1 });
    await join(event);
    const waiting = await join(event);
    for (const token of [waiting, "A".repeat(43)]) {
      const picture = await site.gateway.client
        .get(`/registration/${token}/ticket.svg`)
        .set({ ...site.address, ...html });
      expect(picture.status).toBe(404);
    }
  });
});
