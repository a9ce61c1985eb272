/** Guarantees of prepared and released decisions, on the database that the environment names. */
import { randomUUID } from "node:crypto";
import type { Decision, StageName } from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest } from "payload";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Author, ExpectedApplication } from "../applications/expected.ts";
import { inBulk } from "../applications/in-bulk.ts";
import { prepareDecision } from "../applications/prepare-decision.ts";
import { releaseDecision } from "../applications/release-decision.ts";
import { runDueMail } from "../jobs/mail-runner.ts";
import { apply } from "./applications.ts";

const collection = "volunteer-registrations";
const form = "volunteer";
const HOUR_MS = 60 * 60_000;
const inAWeek = () => new Date(Date.now() + 7 * 24 * HOUR_MS);
const author: Author = { actor: "staff", by: { id: "an-account", name: "Meera" } };

const command = (application: ExpectedApplication, by = author) => ({
  form: form as typeof form,
  application,
  author: by,
  batch: randomUUID(),
});

const changed = (id: string) => ({ done: [], skipped: [{ id, why: "changed" }] });

/** Declares the tests. @param start starts Payload with an empty database */
export function describeDecisions(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
    await payload.updateGlobal({ slug: "contact", data: { email: "staff@example.org" } as never });
  });
  afterEach(() => vi.useRealTimers());

  const stored = (id: string) => payload.findByID({ collection, id, depth: 0 });
  const each = (
    applications: ExpectedApplication[],
    run: (req: PayloadRequest, application: ExpectedApplication) => Promise<boolean>,
  ) => inBulk(payload, applications, run);
  const prepare = (application: ExpectedApplication, to: Decision | null) =>
    each([application], (req, one) => prepareDecision(req, command(one), to));
  const release = (...applications: ExpectedApplication[]) =>
    each(applications, (req, one) => releaseDecision(req, command(one), inAWeek()));

  /** An application with a prepared decision. */
  async function prepared(pending: Decision): Promise<ExpectedApplication & { email: string }> {
    const { id, email } = await apply(payload);
    expect((await prepare({ id, stage: "received", pending: null }, pending)).done).toEqual([id]);
    return { id, stage: "received", pending, email };
  }

  const jobsOf = async (id: string) => {
    const { docs } = await payload.find({ collection: "payload-jobs", pagination: false });
    return docs.filter(({ input }) => {
      const about = input as { id?: string; application?: string; kind?: string };
      return about.id === id || about.application === id;
    });
  };
  const decisionMails = async (id: string) =>
    (await jobsOf(id))
      .map(({ input }) => (input as { kind?: string }).kind ?? "")
      .filter((kind) => !["", "confirmation", "notice"].includes(kind));
  const changesOf = (application: string) =>
    payload
      .find({ collection: "stage-changes", where: { application: { equals: application } } })
      .then(({ docs }) => docs);

  describe("a decision", () => {
    test("that is prepared changes neither stage nor log, and mails nobody", async () => {
      const { id } = await prepared("selected");
      expect(await stored(id)).toMatchObject({ stage: "received", pendingStage: "selected" });
      expect(await changesOf(id)).toEqual([]);
      expect(await decisionMails(id)).toEqual([]);
    });

    test("has to be possible, and the application as expected", async () => {
      const { id } = await prepared("selected");
      expect(await prepare({ id, stage: "received", pending: null }, "declined")).toEqual(
        changed(id),
      );
      expect(await prepare({ id, stage: "interview", pending: "selected" }, "declined")).toEqual(
        changed(id),
      );
      const confirmed = { id, stage: "confirmed", pending: "selected" } as const;
      expect((await prepare(confirmed, "declined")).skipped).toEqual([{ id, why: "not-possible" }]);
      expect(await release({ id, stage: "received", pending: "declined" })).toEqual(changed(id));
      expect(await release({ id, stage: "received", pending: null })).toEqual(changed(id));
      expect(await stored(id)).toMatchObject({ stage: "received", pendingStage: "selected" });
    });

    test.each(["selected", "shortlisted"] as const)(
      "%s: takes effect when it is released, with one log entry and one mail",
      async (decision) => {
        const one = await prepared(decision);
        expect((await release(one)).done).toEqual([one.id]);
        const { stage, pendingStage, answerBy } = await stored(one.id);
        expect({ stage, pendingStage }).toEqual({ stage: decision, pendingStage: null });
        const days = answerBy ? (Date.parse(answerBy) - Date.now()) / (24 * HOUR_MS) : null;
        const isInAWeek = days !== null && days > 6.9 && days < 8.1;
        expect(decision === "selected" ? isInAWeek : days === null).toBe(true);
        expect(await changesOf(one.id)).toMatchObject([
          { from: "received", to: decision, by: "an-account", byName: "Meera", actor: "staff" },
        ]);
        expect(await decisionMails(one.id)).toEqual([decision]);
        expect(await release(one)).toEqual(changed(one.id));
        expect(await decisionMails(one.id)).toEqual([decision]);
      },
    );

    test("that is a decline stays hidden for 24 hours, and then takes effect once", async () => {
      const one = await prepared("declined");
      expect((await release(one)).done).toEqual([one.id]);
      expect(await release(one)).toEqual(changed(one.id));
      expect(await stored(one.id)).toMatchObject({ stage: "received", pendingStage: "declined" });
      expect(await changesOf(one.id)).toEqual([]);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 23.9 * HOUR_MS });
      await runDueMail(payload);
      expect((await stored(one.id)).stage).toBe("received");
      vi.setSystemTime(Date.now() + 0.2 * HOUR_MS);
      await Promise.all([runDueMail(payload), runDueMail(payload)]);
      const { stage, pendingStage, releaseAt, mail } = await stored(one.id);
      expect({ stage, pendingStage, releaseAt }).toEqual({
        stage: "declined",
        pendingStage: null,
        releaseAt: null,
      });
      expect(await changesOf(one.id)).toMatchObject([
        { from: "received", to: "declined", by: "an-account", byName: "Meera" },
      ]);
      expect((mail ?? []).filter(({ kind }) => kind === "declined")).toMatchObject([
        { to: one.email, sent: true },
      ]);
    });

    test("that is a decline can be undone, and released again", async () => {
      const one = await prepared("declined");
      await release(one);
      expect((await prepare(one, null)).done).toEqual([one.id]);
      expect(await stored(one.id)).toMatchObject({ pendingStage: null, releaseAt: null });
      await prepare({ ...one, pending: null }, "declined");
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 12 * HOUR_MS });
      await release(one);
      vi.setSystemTime(Date.now() + 13 * HOUR_MS);
      await runDueMail(payload);
      // The first release is forgotten: the second counts from its own time.
      expect((await stored(one.id)).stage).toBe("received");
      vi.setSystemTime(Date.now() + 12 * HOUR_MS);
      await runDueMail(payload);
      expect((await stored(one.id)).stage).toBe("declined");
      expect(await changesOf(one.id)).toHaveLength(1);
    });

    test("is released for the other applications if one has changed or is in quarantine", async () => {
      const all = [
        await prepared("selected"),
        await prepared("selected"),
        await prepared("declined"),
      ];
      const [first, second, third] = all;
      await payload.update({ collection, id: second!.id, data: { quarantined: true } });
      await prepare(third!, "shortlisted");
      expect(await release(...all)).toEqual({
        done: [first!.id],
        skipped: [second, third].map((one) => ({ id: one!.id, why: "changed" })),
      });
      expect(await decisionMails(second!.id)).toEqual([]);
    });

    test("is stored with its mail or not at all", async () => {
      const one = await prepared("selected");
      const queue = vi.spyOn(payload.jobs, "queue").mockRejectedValueOnce(new Error("Full"));
      await expect(release(one)).rejects.toThrow("Full");
      queue.mockRestore();
      expect(await stored(one.id)).toMatchObject({ stage: "received", pendingStage: "selected" });
      expect(await changesOf(one.id)).toEqual([]);
      expect((await release(one)).done).toEqual([one.id]);
    });

    test("is released once by two coordinators at the same time", async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => prepared("selected")));
      const results = await Promise.all([release(...all), release(...all.toReversed())]);
      expect(results.flatMap(({ done }) => done).toSorted()).toEqual(
        all.map(({ id }) => id).toSorted(),
      );
      for (const { id } of all) {
        expect(await changesOf(id)).toHaveLength(1);
        expect(await decisionMails(id)).toEqual(["selected"]);
      }
    });

    test("isn't mailed if the application was reopened first", async () => {
      const one = await prepared("shortlisted");
      await release(one);
      const back: StageName = "screening";
      await payload.db.updateOne({ collection, id: one.id, data: { stage: back } });
      await runDueMail(payload);
      const { mail } = await stored(one.id);
      expect((mail ?? []).filter(({ kind }) => kind === "shortlisted")).toEqual([]);
    });
  });
}
