import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSubmissionsWire } from "@kdl/schemas/contract/member-replies";
import type { MemberSubmission } from "@kdl/schemas/members/members";
import { formNames } from "@kdl/schemas/forms/form";
import { beforeAll, describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { type Joined, type MemberClient, newPerson, said } from "./member-client.ts";
import { upcomingEvent } from "./open-events.ts";
import { postSample } from "./post-sample.ts";
import { fullSample, type Sample } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

/** The sample with another email address. */
export const sentFrom = (email: string, sample: Sample): Sample => ({
  ...sample,
  values: { ...sample.values, email },
});

export async function submissionsOf(
  client: MemberClient,
  { session }: Pick<Joined, "session">,
): Promise<MemberSubmission[]> {
  const answer = await client.call("GET", memberCall.submissions, { session });
  expect(said(answer)).toBe("200");
  return memberSubmissionsWire.parse(answer.body);
}

/** What a member has sent. */
export function describeSent(subject: Subject, client: MemberClient): void {
  const send = async (email: string, name: (typeof formNames)[number], headers = {}) => {
    const sample = sentFrom(email, fullSample(name, upcomingEvent(subject).id));
    const answer = await postSample(subject, sample, headers);
    expect(verdict(answer)).toBe(ACCEPTED);
    return String(answer.body["reference"]);
  };

  describe("what a member has sent", () => {
    let asha: Joined;
    beforeAll(async () => {
      asha = await client.join();
    });

    test("is listed, latest first, whatever the case of the address", async () => {
      expect(await submissionsOf(client, asha)).toEqual([]);
      const references: string[] = [];
      for (const [index, name] of formNames.entries()) {
        const email = index % 2 === 0 ? asha.email : asha.email.toUpperCase();
        references.push(await send(email, name));
      }
      const listed = await submissionsOf(client, asha);
      expect(listed.map(({ form, reference }) => [form, reference])).toEqual(
        formNames.map((name, index) => [name, references[index]]).toReversed(),
      );
      expect(listed.map(({ status }) => status)).toEqual(listed.map(() => "received"));
      for (const { sentAt } of listed) {
        expect(Math.abs(Date.parse(sentAt) - Date.now())).toBeLessThan(300_000);
      }
    });

    test("has its subject, and the event", async () => {
      const listed = await submissionsOf(client, asha);
      const of = (name: string) => listed.find(({ form }) => form === name);
      expect(of("internship")).toMatchObject({ about: "Web Development", event: null });
      const { slug, name, startsAt } = upcomingEvent(subject);
      const registration = of("event-registration");
      expect(registration).toMatchObject({
        event: { slug, name, isCancelled: false },
        canCancel: true,
      });
      expect(Date.parse(registration?.event?.startsAt ?? "")).toBe(Date.parse(startsAt));
      expect(listed.filter(({ canCancel }) => canCancel)).toEqual([registration]);
    });

    test("includes neither quarantined spam nor what others sent", async () => {
      const before = await submissionsOf(client, asha);
      await send(asha.email, "contact", { "x-submission-flag": "links" });
      await send(newPerson().email, "contact");
      expect(await submissionsOf(client, asha)).toEqual(before);
    });

    test("follows a change of address once it is confirmed", async () => {
      const [ravi, email] = [await client.join(), newPerson().email];
      const reference = await send(email, "contact");
      const { session, password: current_password } = ravi;
      await client.post(memberCall.changeEmail, { email, current_password }, session);
      expect(await submissionsOf(client, ravi)).toEqual([]);
      const token = await client.tokenFrom(email, "confirm");
      await client.post(memberCall.confirmEmail, { token }, session);
      const listed = await submissionsOf(client, ravi);
      expect(listed.map((entry) => entry.reference)).toEqual([reference]);
    });
  });
}
