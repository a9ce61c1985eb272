/** Guarantees of messages to applicants, on the database that the environment names. */
import { randomUUID } from "node:crypto";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { sendMessages } from "../applications/messages/send-messages.ts";
import { runDueMail } from "../jobs/mail-runner.ts";
import { accept } from "../submissions/accept.ts";
import { apply } from "./applications.ts";
import { sampleSubmission } from "./submissions.ts";

const collection = "volunteer-registrations";
const form = "volunteer";

const message = (ids: string[], more: object = {}) => ({
  key: randomUUID(),
  form: form as typeof form,
  author: { id: "an-account", name: "Meera" },
  replyTo: null,
  subject: "A question, {{firstName}}",
  body: "About your {{form}} {{reference}}.\n\n{{link}}",
  ids,
  ...more,
});

/** Declares the tests. @param start starts Payload with an empty database */
export function describeMessages(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
    const data = { email: "staff@example.org", _status: "published" } as const;
    await payload.updateGlobal({ slug: "contact", data });
  });

  const mailsTo = async (address: string) => {
    await runDueMail(payload);
    return sentMail(process.env["DATA_DIR"]!).filter(
      ({ to, subject }) => to === address && subject.startsWith("A question"),
    );
  };
  const logOf = async (id: string) =>
    ((await payload.findByID({ collection, id })).mail ?? []).filter(
      ({ kind }) => kind === "message",
    );

  describe("a message", () => {
    test("reaches each applicant, and is on each application's record", async () => {
      const [one, other] = [await apply(payload), await apply(payload)];
      const { done, skipped } = await sendMessages(payload, message([one.id, other.id]));
      expect([done, skipped]).toEqual([[one.id, other.id], []]);
      for (const { id, email, reference } of [one, other]) {
        const [mail, ...others] = await mailsTo(email);
        expect(others).toEqual([]);
        expect(mail!.subject).toBe(`A question, Asha (${reference})`);
        expect(mail!.text).toContain(`About your volunteer registration ${reference}.`);
        expect(mail!.text).toMatch(/\/application\/[\w-]{43}/);
        expect(mail!.source).toMatch(/^Reply-To: staff@example\.org\r$/m);
        expect(await logOf(id)).toMatchObject([
          { to: email, sent: true, outcome: `Sent: A question, Asha (${reference})` },
        ]);
      }
    });

    test("is sent once, however often it is requested, even concurrently", async () => {
      const [one, other] = [await apply(payload), await apply(payload)];
      const same = message([one.id, other.id]);
      const results = await Promise.all(
        Array.from({ length: 8 }, () => sendMessages(payload, same)),
      );
      results.push(await sendMessages(payload, same));
      for (const { done } of results) expect(done).toEqual([one.id, other.id]);
      expect(await mailsTo(one.email)).toHaveLength(1);
      expect(await mailsTo(other.email)).toHaveLength(1);
      expect(await logOf(one.id)).toHaveLength(1);
    });

    test("leaves out applications that are quarantined or deleted", async () => {
      const email = `${randomUUID()}@example.org`;
      await accept(payload, sampleSubmission(form, { email }, { flag: "links" }));
      const { docs } = await payload.find({ collection, where: { email: { equals: email } } });
      const gone = randomUUID();
      const one = await apply(payload);
      const { done, skipped } = await sendMessages(payload, message([docs[0]!.id, gone, one.id]));
      expect(done).toEqual([one.id]);
      expect(skipped.map(({ id }) => id)).toEqual([docs[0]!.id, gone]);
      expect(await mailsTo(email)).toEqual([]);
    });

    test("directs replies to its author, if the author wants them", async () => {
      const { id, email } = await apply(payload);
      await sendMessages(payload, message([id], { replyTo: "meera@example.org" }));
      const [mail] = await mailsTo(email);
      expect(mail!.source).toMatch(/^Reply-To: meera@example\.org\r$/m);
    });

    test("is queued for all recipients or for none", async () => {
      const { id, email } = await apply(payload);
      const { jobs } = payload;
      const queue = jobs.queue.bind(jobs);
      jobs.queue = () => Promise.reject(new Error("The disk is full"));
      const one = message([id]);
      await expect(sendMessages(payload, one)).rejects.toThrow("The disk is full");
      jobs.queue = queue;
      expect(await mailsTo(email)).toEqual([]);
      expect((await sendMessages(payload, one)).done).toEqual([id]);
      expect(await mailsTo(email)).toHaveLength(1);
    });
  });
}
