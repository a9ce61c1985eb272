import { randomBytes } from "node:crypto";
import {
  type Application,
  applicationCall,
  LINK_TOKEN,
} from "@kdl/schemas/applications/application";
import { applicationForms } from "@kdl/schemas/applications/stages";
import { applicationWire } from "@kdl/schemas/contract/application-replies";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSubmissionsWire } from "@kdl/schemas/contract/member-replies";
import { describe, expect, test } from "vitest";
import { sentFrom } from "./describe-sent.ts";
import type { Subject } from "./describe-upstream-contract.ts";
import { MemberClient, newPerson, said } from "./member-client.ts";
import { type Answer, newKey, postSample } from "./post-sample.ts";
import { type MailReader, untilMailed } from "./read-mail.ts";
import { fullSample, type Sample } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

const REPEATS = 20;
const noMail: MailReader = () => [];

const statusIn = ({ body }: Answer): Application => applicationWire.parse(body);

/** What applicants can see and do with their private link. */
export function describeApplicationLinks(subject: Subject, mailedTo: MailReader = noMail): void {
  const client = new MemberClient(subject, mailedTo);
  const apply = async (sample: Sample, headers = newKey()) => {
    const answer = await postSample(subject, sample, headers);
    expect(verdict(answer)).toBe(ACCEPTED);
    return answer.body as { reference: string; link_token: string };
  };
  const read = (session: string) => client.call("GET", applicationCall.own, { session });
  const withdraw = (session: string, from: string) =>
    client.post(applicationCall.withdraw, { from }, session);
  const ask = (email: string) => client.post(applicationCall.sendLinks, { email });

  describe("the private link to an application", { timeout: 30_000 }, () => {
    test.each(applicationForms)("comes with the receipt: %s", async (form) => {
      const [sample, headers] = [fullSample(form, ""), newKey()];
      const { reference, link_token: token } = await apply(sample, headers);
      expect(token).toMatch(LINK_TOKEN);
      expect((await apply(sample, headers)).link_token).toBe(token);
      const application = statusIn(await read(token));
      expect(application).toMatchObject({ form, reference, stage: "received", answerBy: null });
      expect(application.history.map(({ stage }) => stage)).toEqual(["received"]);
      expect(application.next?.text).not.toBe("");
      expect(Date.parse(application.next?.by ?? "")).toBeGreaterThan(Date.now());
    });

    test("isn't given for other forms", async () => {
      const answer = await postSample(subject, fullSample("contact", ""), newKey());
      expect(answer.body).not.toHaveProperty("link_token");
    });

    test("shows none of the answers except the first name", async () => {
      const sample = fullSample("volunteer", "");
      const { link_token: token } = await apply(sample);
      const { text, body } = await read(token);
      expect(body["first_name"]).toBe(String(sample.values["first_name"]).split(" ")[0]);
      expect(text).not.toContain(String(sample.values["email"]));
      expect(text).not.toContain(String(sample.values["phone"]));
    });

    test("changes nothing when it is opened, however often", async () => {
      const { link_token: token } = await apply(fullSample("volunteer", ""));
      const first = (await read(token)).text;
      for (let round = 0; round < REPEATS; round += 1) {
        await client.fetch("HEAD", applicationCall.own, { session: token });
        expect((await read(token)).text).toBe(first);
      }
    });

    test("gets the same reply for every kind of invalid token", async () => {
      const tokens = [
        randomBytes(32).toString("base64url"),
        "A".repeat(43),
        "short",
        "x".repeat(1_000),
        "not~a~token",
      ];
      const answers = await Promise.all(tokens.map(read));
      const none = await client.call("GET", applicationCall.own);
      const changes = await Promise.all(tokens.map((token) => withdraw(token, "received")));
      expect(said(none)).toBe("404 NOT_FOUND");
      for (const { status, text } of [...answers, ...changes]) {
        expect([status, text]).toEqual([404, none.text]);
      }
    });

    test("withdraws the application, once", async () => {
      const { link_token: token } = await apply(fullSample("club-registration", ""));
      expect(said(await withdraw(token, "interview"))).toBe("409 STAGE_CHANGED");
      const all = await Promise.all([1, 2, 3].map(() => withdraw(token, "received")));
      expect(all.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
      const { stage, history, next } = statusIn(await read(token));
      expect([stage, next]).toEqual(["withdrawn", null]);
      expect(history.map((entry) => entry.stage)).toEqual(["received", "withdrawn"]);
    });

    test("accepts nothing that wasn't offered", async () => {
      const { link_token: token } = await apply(fullSample("volunteer", ""));
      const accept = (from: string) => client.post(applicationCall.accept, { from }, token);
      for (const from of ["received", "selected", "confirmed", ""]) {
        expect(said(await accept(from))).toBe("409 STAGE_CHANGED");
      }
      expect(statusIn(await read(token)).stage).toBe("received");
    });
  });

  if (mailedTo === noMail) return;

  describe("a request for links", { timeout: 30_000 }, () => {
    test("gets the same reply for every address, and mails the link", async () => {
      const { email } = newPerson();
      const { link_token: token } = await apply(sentFrom(email, fullSample("volunteer", "")));
      const known = await ask(email);
      expect(known.status).toBe(202);
      expect((await ask(newPerson().email)).text).toBe(known.text);
      const mail = await untilMailed(mailedTo, email, "application-links");
      expect(mail.token).toBe(token);
      expect(statusIn(await read(token)).stage).toBe("received");
    });

    test("is refused if the address is invalid", async () => {
      expect(said(await ask("nobody"))).toBe("422 INVALID");
    });
  });

  test("members see the stage and the link of their own applications", async () => {
    const asha = await client.join();
    const { link_token: token } = await apply(sentFrom(asha.email, fullSample("volunteer", "")));
    const answer = await client.call("GET", memberCall.submissions, { session: asha.session });
    const [submission] = memberSubmissionsWire.parse(answer.body);
    expect(submission?.application).toEqual({ stage: "received", token, interview: null });
  });
}
