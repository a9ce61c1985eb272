import { randomBytes } from "node:crypto";
import { LINK_TOKEN } from "@kdl/schemas/applications/application";
import { registrationWire } from "@kdl/schemas/contract/registration-replies";
import { type Registration, registrationCall } from "@kdl/schemas/registrations/registration";
import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { MemberClient, said } from "./member-client.ts";
import { registrationTargets } from "./open-events.ts";
import { type Answer, newKey, postSample } from "./post-sample.ts";
import { type MailReader, untilMailed } from "./read-mail.ts";
import { bareSample } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

/** Adds an event next week with one seat and a waitlist. @returns its id */
export type AddSmallEvent = () => string | Promise<string>;

const statusIn = ({ body }: Answer): Registration => registrationWire.parse(body);
const noMail: MailReader = () => [];

/** What people who registered can see and do with their private link. */
export function describeRegistrationLinks(
  subject: Subject,
  addEvent: AddSmallEvent,
  mailedTo: MailReader = noMail,
): void {
  const client = new MemberClient(subject, mailedTo);
  const post = (event: string, more: Record<string, string> = {}, headers = newKey()) => {
    const sample = bareSample("event-registration", event);
    return postSample(subject, { ...sample, values: { ...sample.values, ...more } }, headers);
  };
  const register = async (event: string, more: Record<string, string> = {}) => {
    const answer = await post(event, more);
    expect(verdict(answer)).toBe(ACCEPTED);
    return answer.body as { reference: string; link_token: string };
  };
  const read = (session: string) => client.call("GET", registrationCall.own, { session });
  const seen = async ({ link_token: token }: { link_token: string }) => statusIn(await read(token));
  const cancel = ({ link_token: token }: { link_token: string }, from: string) =>
    client.post(registrationCall.cancel, { from }, token);
  const accept = ({ link_token: token }: { link_token: string }, from = "offered") =>
    client.post(registrationCall.accept, { from }, token);
  const calendar = ({ link_token: token }: { link_token: string }) =>
    client.call("GET", registrationCall.calendar, { session: token });
  const eventIn = async (id: string) => {
    const body: unknown = await (await fetch(`${subject.baseUrl}/api/events`)).json();
    return registrationTargets(body).find((event) => event.id === id)!;
  };

  describe("the private link to a registration", { timeout: 30_000 }, () => {
    test("comes with the receipt, and shows the event but only the first name", async () => {
      const event = await addEvent();
      const sample = bareSample("event-registration", event);
      const headers = newKey();
      const { body } = await postSample(subject, sample, headers);
      const { reference, link_token: token } = body as { reference: string; link_token: string };
      expect(token).toMatch(LINK_TOKEN);
      const repeat = await postSample(subject, sample, headers);
      expect(repeat.body["link_token"]).toBe(token);
      const answer = await read(token);
      const { slug, name, startsAt } = await eventIn(event);
      expect(statusIn(answer)).toMatchObject({
        reference,
        place: "seated",
        waitingPlace: null,
        canCancel: true,
        event: { slug, name, startsAt },
      });
      expect(answer.body["first_name"]).toBe("Asha");
      for (const field of ["email", "mobile", "last_name"]) {
        expect(answer.text).not.toContain(String(sample.values[field]));
      }
    });

    test("isn't given to people who decline", async () => {
      const answer = await post(await addEvent(), { attending: "0" });
      expect(verdict(answer)).toBe(ACCEPTED);
      expect(answer.body).not.toHaveProperty("link_token");
    });

    test("changes nothing when it is opened", async () => {
      const { link_token: token } = await register(await addEvent());
      const first = (await read(token)).text;
      for (let round = 0; round < 5; round += 1) {
        await client.fetch("HEAD", registrationCall.own, { session: token });
        expect((await read(token)).text).toBe(first);
      }
    });

    test("gets the same reply for every kind of invalid token", async () => {
      const wrong = [randomBytes(32).toString("base64url"), "A".repeat(43), "short", "not~a~token"];
      const none = await client.call("GET", registrationCall.own);
      const tokens = wrong.map((link_token) => ({ link_token }));
      const answers = [
        ...(await Promise.all(wrong.map(read))),
        ...(await Promise.all(tokens.map((token) => cancel(token, "seated")))),
        ...(await Promise.all(tokens.map((token) => accept(token)))),
        ...(await Promise.all(tokens.map(calendar))),
      ];
      expect(said(none)).toBe("404 NOT_FOUND");
      for (const { status, text } of answers) expect([status, text]).toEqual([404, none.text]);
    });
  });

  describe("a full event with a waitlist", { timeout: 30_000 }, () => {
    test("puts people on the waitlist, and offers them free seats in order", async () => {
      const event = await addEvent();
      const seated = await register(event);
      expect((await eventIn(event)).seatsLeft).toBe(0);
      const [first, second] = [await register(event), await register(event)];
      expect(await seen(first)).toMatchObject({ place: "waiting", waitingPlace: 1 });
      expect(await seen(second)).toMatchObject({ place: "waiting", waitingPlace: 2 });
      expect(said(await accept(first))).toBe("409 PLACE_CHANGED");
      expect(said(await calendar(first))).toBe("404 NOT_FOUND");

      expect(said(await cancel(seated, "waiting"))).toBe("409 PLACE_CHANGED");
      const all = await Promise.all([1, 2, 3].map(() => cancel(seated, "seated")));
      expect(all.map(said)).toEqual(["200", "200", "200"]);
      expect(await seen(seated)).toMatchObject({ place: "cancelled", canCancel: false });
      const offered = await seen(first);
      expect(offered).toMatchObject({ place: "offered", waitingPlace: null });
      const ends = Date.parse(offered.offerEndsAt ?? "") - Date.now();
      expect(ends / 3_600_000).toBeGreaterThan(23);
      expect(ends / 3_600_000).toBeLessThanOrEqual(24);
      expect((await eventIn(event)).seatsLeft).toBe(0);
      expect(await seen(second)).toMatchObject({ place: "waiting", waitingPlace: 1 });

      expect(said(await accept(first))).toBe("200");
      expect(said(await accept(first))).toBe("200");
      expect((await seen(first)).place).toBe("seated");
      const file = await calendar(first);
      expect([file.status, file.type]).toEqual([200, expect.stringMatching(/^text\/calendar\b/)]);
      expect((await seen(second)).place).toBe("waiting");
    });

    test("puts people who register again at the end of the waitlist", async () => {
      const event = await addEvent();
      const email = `back.${randomBytes(6).toString("hex")}@example.org`;
      await register(event);
      const first = await register(event, { email });
      const second = await register(event);
      expect(said(await cancel(first, "waiting"))).toBe("200");
      const back = await register(event, { email });
      expect((await seen(second)).waitingPlace).toBe(1);
      expect((await seen(back)).waitingPlace).toBe(2);
    });
  });

  describe("a second registration of an address", { timeout: 30_000 }, () => {
    test("is refused, however the address is written, without the first reference", async () => {
      const event = await addEvent();
      const email = `once.${randomBytes(6).toString("hex")}@example.org`;
      const { reference, link_token: token } = await register(event, { email });
      const again = await post(event, { email: email.toUpperCase() });
      expect(verdict(again)).toBe("409 ALREADY_REGISTERED");
      expect(again.text).not.toContain(reference);
      expect(again.text).not.toContain(token);
      await register(await addEvent(), { email });
      if (mailedTo === noMail) return;
      const mail = await untilMailed(mailedTo, email, "already-registered");
      expect(mail.token).toBe(token);
    });

    test("at the same moment is refused as well", async () => {
      const event = await addEvent();
      const email = `twin.${randomBytes(6).toString("hex")}@example.org`;
      const both = await Promise.all([post(event, { email }), post(event, { email })]);
      expect(both.map(verdict).toSorted()).toEqual(["409 ALREADY_REGISTERED", ACCEPTED]);
    });
  });
}
