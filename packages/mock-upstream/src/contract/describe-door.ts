import { createHmac, randomUUID } from "node:crypto";
import {
  doorManifestWire,
  doorPairingWire,
  doorResultsWire,
} from "@kdl/schemas/contract/door-replies";
import { registrationWire } from "@kdl/schemas/contract/registration-replies";
import { DIGEST_BYTES, doorCall } from "@kdl/schemas/door/door";
import { printedPairingCode, readPairingCode } from "@kdl/schemas/door/ticket-code";
import { registrationCall } from "@kdl/schemas/registrations/registration";
import { describe, expect, test } from "vitest";
import type { AddSmallEvent } from "./describe-registration-links.ts";
import type { Subject } from "./describe-upstream-contract.ts";
import { MemberClient, said, unknownToken } from "./member-client.ts";
import { newKey, postSample } from "./post-sample.ts";
import { bareSample } from "./submission-samples.ts";

/** What staff can do for the door of an event, given its id. */
export interface DoorDesk {
  /** Creates a code for pairing one phone. */
  newCode(event: string): string | Promise<string>;
  /** Revokes all phones of the event. */
  revoke(event: string): void | Promise<void>;
}

const digestOf = (salt: string, code: string) =>
  createHmac("sha256", Buffer.from(salt, "base64url"))
    .update(code)
    .digest()
    .subarray(0, DIGEST_BYTES)
    .toString("base64url");

const walkIn = (over_capacity: boolean, email = `walk-in.${randomUUID()}@example.org`) => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  action: "walk-in",
  walk_in: { first_name: "Meera", last_name: "", email, over_capacity },
});

/** What phones at the door can do. @param desk if the suite can have phones paired */
export function describeDoor(subject: Subject, addEvent?: AddSmallEvent, desk?: DoorDesk): void {
  const client = new MemberClient(subject, () => []);
  const pairWith = (code: unknown, device = "Front door") =>
    client.post(doorCall.pair, { code, device });

  describe("a phone without a pairing", () => {
    test("gets the same reply for every wrong code, and for every wrong token", async () => {
      const codes = await Promise.all(
        ["K7MP3QXR", "", "<script>", 7, null].map((code) => pairWith(code)),
      );
      expect(codes.map(said)).toEqual(codes.map(() => "404 NOT_FOUND"));
      expect(new Set(codes.map(({ text }) => text)).size).toBe(1);
      for (const session of [unknownToken(), "x"]) {
        expect(said(await client.call("GET", doorCall.manifest, { session }))).toBe(
          "401 PAIRING_ENDED",
        );
        expect(said(await client.post(doorCall.end, {}, session))).toBe("401 PAIRING_ENDED");
      }
    });
  });

  if (!addEvent || !desk) return;

  const register = async (event: string, first_name = "Asha") => {
    const sample = bareSample("event-registration", event);
    const email = `door.${randomUUID()}@example.org`;
    const values = { ...sample.values, first_name, last_name: "Rao", email };
    const { body } = await postSample(subject, { ...sample, values }, newKey());
    const session = String(body["link_token"]);
    const registration = async () =>
      registrationWire.parse((await client.call("GET", registrationCall.own, { session })).body);
    return { registration, session, email };
  };
  async function pair(event: string, device: string) {
    const answer = await pairWith(await desk!.newCode(event), device);
    const { token, ...pairing } = doorPairingWire.parse(answer.body);
    const manifest = async () =>
      doorManifestWire.parse(
        (await client.call("GET", doorCall.manifest, { session: token })).body,
      );
    const { salt } = await manifest();
    return {
      token,
      pairing,
      manifest,
      send: async (...scans: object[]) => {
        const answered = await client.post(doorCall.scans, { scans }, token);
        return doorResultsWire.parse(answered.body);
      },
      scan: (code: string, more: object = {}) => ({
        id: randomUUID(),
        at: new Date().toISOString(),
        action: "check-in",
        digest: digestOf(salt, code),
        ...more,
      }),
    };
  }
  describe("the door", { timeout: 30_000 }, () => {
    test("pairs a phone by a code that works once, in any spelling", async () => {
      const event = await addEvent();
      const code = await desk.newCode(event);
      const typed = printedPairingCode(readPairingCode(code)!).toLowerCase();
      const paired = doorPairingWire.parse((await pairWith(typed)).body);
      expect(paired).toMatchObject({ device: "Front door" });
      const { startsAt, endsAt } = paired.event;
      expect(Date.parse(startsAt)).toBeLessThan(Date.parse(endsAt));
      expect(Date.parse(paired.expiresAt) - Date.parse(endsAt)).toBe(12 * 60 * 60_000);
      expect(said(await pairWith(code))).toBe("404 NOT_FOUND");
    });

    test("identifies people by their ticket's digest, first name and initial", async () => {
      const event = await addEvent();
      const { registration, email } = await register(event);
      const { registration: waiting } = await register(event, "Dev");
      const { code, checkedInAt } = (await registration()).ticket!;
      expect(checkedInAt).toBeNull();
      expect((await waiting()).ticket).toBeNull();
      const [front, side] = [await pair(event, "Front door"), await pair(event, "Side door")];
      const manifest = await front.manifest();
      expect(manifest).toMatchObject({
        device: "Front door",
        taken: 1,
        capacity: 1,
        conflicts: [],
      });
      const [own, other] = manifest.people;
      const digest = digestOf(manifest.salt, code);
      expect(own).toEqual({
        digest,
        firstName: "Asha",
        initial: "R",
        state: "expected",
        checkedInAt: null,
      });
      expect(other).toMatchObject({ firstName: "Dev", state: "waiting" });
      expect(JSON.stringify(manifest)).not.toContain(email);
      expect((await side.manifest()).salt).not.toBe(manifest.salt);
    });

    test("lets each ticket in once: the earliest scan wins, whenever it arrives", async () => {
      const event = await addEvent();
      const { registration } = await register(event);
      const { code } = (await registration()).ticket!;
      const [front, side] = [await pair(event, "Front door"), await pair(event, "Side door")];
      const early = front.scan(code);
      const late = side.scan(code, { at: new Date(Date.now() + 1).toISOString() });
      expect(await side.send(late)).toMatchObject([{ outcome: "accepted", device: "Side door" }]);
      const [won] = await front.send(early);
      expect(won).toMatchObject({ outcome: "accepted", device: "Front door" });
      // A repeat gets the same result.
      expect(await front.send(early, early)).toEqual([won, won]);
      for (const phone of [front, side]) {
        const { conflicts, people } = await phone.manifest();
        expect(conflicts).toMatchObject([{ device: "Side door", firstDevice: "Front door" }]);
        expect(people).toMatchObject([{ state: "checked-in" }]);
      }
      expect(Date.parse((await registration()).ticket!.checkedInAt!)).not.toBeNaN();
      const undone = await front.send(front.scan(code, { action: "undo" }));
      expect(undone).toMatchObject([{ outcome: "accepted" }]);
      expect((await side.manifest()).people).toMatchObject([{ state: "expected" }]);
      expect((await registration()).ticket!.checkedInAt).toBeNull();
    });

    test("refuses unknown and cancelled tickets", async () => {
      const event = await addEvent();
      const { registration, session } = await register(event);
      const { code } = (await registration()).ticket!;
      const phone = await pair(event, "Front door");
      const cancelled = await client.post(registrationCall.cancel, { from: "seated" }, session);
      expect(said(cancelled)).toBe("200");
      expect(registrationWire.parse(cancelled.body).ticket).toBeNull();
      const results = await phone.send(phone.scan(code), phone.scan("0000000000"));
      expect(results.map(({ outcome }) => outcome)).toEqual(["refused", "refused"]);
      expect((await phone.manifest()).people).toMatchObject([{ state: "cancelled" }]);
    });

    test("keeps the seats of people who are checked in", async () => {
      const event = await addEvent();
      const { registration, session } = await register(event);
      const phone = await pair(event, "Front door");
      const { code } = (await registration()).ticket!;
      const cancel = () => client.post(registrationCall.cancel, { from: "seated" }, session);
      await phone.send(phone.scan(code));
      expect(await registration()).toMatchObject({ place: "seated", canCancel: false });
      expect(said(await cancel())).toBe("409 TOO_LATE");
      await phone.send(phone.scan(code, { action: "undo" }));
      expect(await registration()).toMatchObject({ canCancel: true });
      expect(said(await cancel())).toBe("200");
    });

    test("registers walk-ins, and needs confirmation once all seats are taken", async () => {
      const event = await addEvent();
      const phone = await pair(event, "Front door");
      const results = await phone.send(
        walkIn(false),
        walkIn(false),
        walkIn(true),
        walkIn(true, "x"),
      );
      expect(results.map(({ outcome }) => outcome)).toEqual([
        "accepted",
        "full",
        "accepted",
        "refused",
      ]);
      const { people, taken } = await phone.manifest();
      expect(taken).toBe(2);
      expect(people.map(({ state }) => state)).toEqual(["checked-in", "checked-in"]);
    });

    test("finds the earlier registrations of walk-ins", async () => {
      const event = await addEvent();
      const { email } = await register(event);
      const { email: waiting } = await register(event, "Dev");
      const phone = await pair(event, "Front door");
      expect(
        await phone.send(walkIn(true, email.toUpperCase()), walkIn(true, waiting)),
      ).toMatchObject([
        { outcome: "registered", device: "Front door" },
        { outcome: "registered", at: null },
      ]);
    });

    test("is closed to phones whose pairing has ended or was revoked", async () => {
      const event = await addEvent();
      const [front, side] = [await pair(event, "Front door"), await pair(event, "Side door")];
      expect((await client.post(doorCall.end, {}, front.token)).status).toBe(200);
      const manifest = ({ token: session }: { token: string }) =>
        client.call("GET", doorCall.manifest, { session });
      expect(said(await manifest(front))).toBe("401 PAIRING_ENDED");
      expect(said(await manifest(side))).toBe("200");
      await desk.revoke(event);
      expect(said(await manifest(side))).toBe("401 PAIRING_ENDED");
      const scans = [walkIn(false)];
      expect(said(await client.post(doorCall.scans, { scans }, side.token))).toBe(
        "401 PAIRING_ENDED",
      );
    });
  });
}
