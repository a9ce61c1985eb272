import { isApplicationForm } from "@kdl/schemas/applications/stages";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { formNames } from "@kdl/schemas/forms/form";
import { IDEMPOTENCY_TTL_MS } from "@kdl/schemas/contract/submissions";
import type { Payload } from "payload";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createLocalStore } from "../storage/local-store.ts";
import type { FileStore } from "../storage/file-store.ts";
import { createEvent } from "../testing/events.ts";
import { listOf } from "../testing/list-of.ts";
import { startPayload } from "../testing/start-payload.ts";
import { sampleSubmission } from "../testing/submissions.ts";
import { accept } from "./accept.ts";
import { formSlugs, type SubmissionSlug } from "../forms/form-slugs.ts";
import { forgetExpiredKeys } from "./idempotency.ts";
import type { Submission } from "./submission.ts";
import { sweep } from "./sweep.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  const everything = { id: { exists: true } };
  for (const collection of [...Object.values(formSlugs), "idempotency-keys"] as const) {
    await payload.delete({ collection, where: everything });
  }
});

const all = async (collection: SubmissionSlug) => {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0 });
  return docs as unknown as Record<string, unknown>[];
};
const refusal = (code: string) => ({ refusal: { code } });

describe("what is stored", () => {
  test.each(formNames)("%s, with a reference for the sender", async (name) => {
    const event = name === "event-registration" ? await createEvent(payload) : null;
    const submission = sampleSubmission(name, event ? { event_id: event.id } : {}, {
      requestId: "r-1",
    });
    const { reference } = await accept(payload, submission);
    const [doc, ...others] = await all(formSlugs[name]);
    expect(others).toEqual([]);
    expect(doc).toMatchObject({
      reference,
      requestId: "r-1",
      ...(isApplicationForm(name) ? { stage: "received" } : { reviewStatus: "new" }),
      quarantined: false,
      email: "asha@example.org",
      phone: "9876543210",
    });
  });

  test("the answers under their right names", async () => {
    await accept(payload, sampleSubmission("internship"));
    const [doc] = await all("internship-applications");
    expect(doc).toMatchObject({
      availableForInterview: "no",
      unavailabilityReason: "Exams until May",
      age: 21,
      vizagVolunteer: "1",
      passingYear: new Date().getFullYear(),
      interestedToLearn: "Web Development",
      address: "MVP Colony\nVisakhapatnam",
      linkedinUrl: "https://www.linkedin.com/in/asha-rao",
      hobbies: ["Reading", "Music"],
      skills: ["Python"],
      acknowledged: true,
      cohort: "1",
    });
  });
});

describe("a key", () => {
  const key = "0197a9c2-6b1e-7c55-9d0e-3f1c2b7a8d10";

  test("gives the first answer again and stores nothing twice", async () => {
    const first = await accept(payload, sampleSubmission("contact", {}, { key }));
    const again = await accept(payload, sampleSubmission("contact", {}, { key }));
    expect(again).toEqual(first);
    expect(await all("contact-messages")).toHaveLength(1);
  });

  test("stores one of two concurrent requests, and answers both", async () => {
    const receipts = await Promise.all(
      Array.from({ length: 10 }, () => accept(payload, sampleSubmission("contact", {}, { key }))),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(await all("contact-messages")).toHaveLength(1);
  });

  test("is refused with different answers, but accepted in another form", async () => {
    await accept(payload, sampleSubmission("contact", {}, { key }));
    const other = sampleSubmission("contact", { message: "Something else" }, { key });
    await expect(accept(payload, other)).rejects.toMatchObject(refusal("KEY_REUSED"));
    await accept(payload, sampleSubmission("volunteer", {}, { key }));
    expect(await all("contact-messages")).toHaveLength(1);
  });

  test("is not used up by a refusal", async () => {
    await accept(payload, sampleSubmission("internship"));
    await expect(
      accept(payload, sampleSubmission("internship", {}, { key })),
    ).rejects.toMatchObject(refusal("DUPLICATE"));
    const mended = { email: "other@example.org", mobile: "9876543211" };
    await accept(payload, sampleSubmission("internship", mended, { key }));
  });

  test("repeats an application instead of calling it a duplicate", async () => {
    const first = await accept(payload, sampleSubmission("internship", {}, { key }));
    expect(await accept(payload, sampleSubmission("internship", {}, { key }))).toEqual(first);
  });

  test("is forgotten after a day", async () => {
    const first = await accept(payload, sampleSubmission("contact", {}, { key }));
    const later = new Date(Date.now() + IDEMPOTENCY_TTL_MS + 1000);
    const second = await accept(
      payload,
      sampleSubmission("contact", {}, { key, receivedAt: later }),
    );
    expect(second.reference).not.toBe(first.reference);
    await forgetExpiredKeys(payload, new Date(later.getTime() + IDEMPOTENCY_TTL_MS));
    expect((await payload.count({ collection: "idempotency-keys" })).totalDocs).toBe(0);
  });
});

describe("quarantine", () => {
  test("contains what looks like spam, and the sender gets the same reply", async () => {
    const receipt = await accept(payload, sampleSubmission("contact", {}, { flag: "links" }));
    expect(receipt).toEqual({ message: expect.any(String), reference: expect.any(String) });
    const [doc] = await all("contact-messages");
    expect(doc).toMatchObject({ quarantined: true, flag: "links" });
  });

  test("an application in it doesn't block others until it is released", async () => {
    await accept(payload, sampleSubmission("internship", {}, { flag: "honeypot" }));
    const [spam] = await all("internship-applications");
    const { reference } = await accept(payload, sampleSubmission("internship"));
    const release = () =>
      payload.update({
        collection: "internship-applications",
        id: String(spam!["id"]),
        data: { quarantined: false },
      });
    await expect(release()).rejects.toThrow(`${reference} in the same cohort`);
    await payload.delete({
      collection: "internship-applications",
      where: { reference: { equals: reference } },
    });
    await release();
    await expect(accept(payload, sampleSubmission("internship"))).rejects.toMatchObject(
      refusal("DUPLICATE"),
    );
  });
});

/** A submission with a completely received file. */
async function withResume(store: FileStore, more: object = {}): Promise<Submission> {
  const incoming = await store.begin();
  await incoming.write(Buffer.from("%PDF-1.7"));
  await incoming.finish();
  const resume = {
    incoming,
    fileName: "me.pdf",
    type: "pdf",
    size: 8,
    sha256: "0",
    caution: null,
  } as const;
  return sampleSubmission("internship", more, { resume });
}

describe("what fails", () => {
  const store = createLocalStore(join(process.env["DATA_DIR"]!, "resumes-of-this-test"));
  const kept = () => listOf(store.keysBefore(new Date(Date.now() + 1000)));

  test("leaves nothing when the row can't be stored", async () => {
    const key = randomUUID();
    const { values, ...rest } = sampleSubmission("club-registration", {}, { key });
    const broken = { ...rest, values: { ...values, gender: "of another form" } };
    await expect(accept(payload, broken)).rejects.toThrow(/invalid/i);
    expect(await all("club-registrations")).toEqual([]);
    expect((await payload.count({ collection: "idempotency-keys" })).totalDocs).toBe(0);
  });

  test("is reported as failed when the commit fails, and a sweep removes its file", async () => {
    const commit = vi.spyOn(payload.db, "commitTransaction").mockImplementation(async (id) => {
      await payload.db.rollbackTransaction(await id);
      throw new Error("The disk is full");
    });
    await expect(accept(payload, await withResume(store))).rejects.toThrow("The disk is full");
    commit.mockRestore();
    expect(await all("internship-applications")).toEqual([]);
    expect(await kept()).toHaveLength(1);
    await sweep(payload, store, -1000);
    expect(await kept()).toEqual([]);
  });

  test("doesn't remove another submission's file", async () => {
    await accept(payload, await withResume(store));
    const again = await withResume(store);
    await expect(accept(payload, again)).rejects.toMatchObject(refusal("DUPLICATE"));
    await again.resume?.incoming.discard();
    await sweep(payload, store, -1000);
    const [doc] = await all("internship-applications");
    expect(await kept()).toEqual([(doc as { resume: { key: string } }).resume.key]);
  });
});
