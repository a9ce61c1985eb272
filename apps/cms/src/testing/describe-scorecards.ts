/** Guarantees of saving scorecards, on the database that the environment names. */
import type { Payload } from "payload";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Author } from "../applications/expected.ts";
import { inBulk } from "../applications/in-bulk.ts";
import { prepareDecision } from "../applications/prepare-decision.ts";
import { commitDecline, releaseDecision } from "../applications/release-decision.ts";
import { locksRows, query } from "../database/query.ts";
import { inTransaction } from "../database/transactions.ts";
import { findCriteria } from "../scorecards/find-criteria.ts";
import type { SentCard } from "../scorecards/save-scorecard.ts";
import { saveScorecard } from "../scorecards/save-scorecard.ts";
import { apply } from "./applications.ts";

const collection = "volunteer-registrations";
const form = "volunteer" as const;
const author: Author = { actor: "staff", by: { id: "one", name: "Sunita" } };
const meera = { id: "meera", name: "Meera" };
const ravi = { id: "ravi", name: "Ravi" };

const expected = (id: string) => ({ id, stage: "received" as const, pending: null });

/** Declares the tests. @param start starts Payload with an empty database */
export function describeScorecards(start: () => Promise<Payload>): void {
  let payload: Payload;
  let sample: SentCard;
  beforeAll(async () => {
    payload = await start();
    const { key, criteria } = await findCriteria(payload, form, "");
    const marks = Object.fromEntries(criteria.map((criterion) => [criterion.key, 4]));
    const rest = { recommendation: "yes", comment: "", handIn: true } as const;
    sample = { revision: 0, criteria: key, marks, ...rest };
  });

  const save = (id: string, more: Partial<SentCard> = {}, reviewer = meera) =>
    saveScorecard(payload, { form, id, cohort: "" }, reviewer, { ...sample, ...more });
  const cardsOf = async (application: string) => {
    const where = { application: { equals: application } };
    return (await payload.find({ collection: "scorecards", where, sort: "reviewer" })).docs;
  };
  const scoreOf = async (id: string) => (await payload.findByID({ collection, id })).score ?? null;
  const allMarks = (mark: number) =>
    Object.fromEntries(Object.keys(sample.marks).map((key) => [key, mark]));
  const prepare = (id: string, to: "selected" | "declined") =>
    inBulk(payload, [expected(id)], (req, application) =>
      prepareDecision(req, { form, application, author, batch: "b" }, to),
    );
  const release = (id: string, to: "selected" | "declined") =>
    inBulk(payload, [{ ...expected(id), pending: to }], (req, application) =>
      releaseDecision(req, { form, application, author, batch: "b" }, new Date()),
    );
  /** Does what a decline's job does after 24 hours. */
  const endWait = async (id: string) => {
    const { releaseAt } = await payload.findByID({ collection, id });
    const decline = { form, application: id, from: "received", batch: "b", ...author } as const;
    return inTransaction(payload, (req) =>
      commitDecline(req, { ...decline, releaseAt: releaseAt ?? "" }),
    );
  };

  describe("a scorecard", () => {
    test("counts once it is handed in, and can be corrected", async () => {
      const { id } = await apply(payload);
      await save(id, { handIn: false, marks: {}, recommendation: null });
      expect(await scoreOf(id)).toBeNull();
      await save(id, { revision: 1 });
      expect(await scoreOf(id)).toBe(75);
      await save(id, { marks: allMarks(1) }, ravi);
      expect(await scoreOf(id)).toBe(37.5);
      // It doesn't become a draft again, even if this save doesn't hand it in.
      await save(id, { revision: 2, handIn: false, marks: allMarks(5) });
      expect(await scoreOf(id)).toBe(50);
      const [card] = await cardsOf(id);
      expect(card).toMatchObject({ reviewerName: "Meera", score: 100, revision: 3 });
    });

    test("sorts a list, with unscored applications at the end", async () => {
      const [good, unscored, best] = [
        await apply(payload),
        await apply(payload),
        await apply(payload),
      ];
      await save(good!.id, { marks: allMarks(3) });
      await save(best!.id, { marks: allMarks(5) });
      const ids = [good!.id, unscored!.id, best!.id];
      const where = { id: { in: ids } };
      const { docs } = await payload.find({ collection, where, sort: "-score" });
      expect(docs.map(({ id }) => id)).toEqual([best!.id, good!.id, unscored!.id]);
      const assigned = { and: [where, { "assignees.name": { exists: false } }] };
      const joined = await payload.find({ collection, where: assigned, sort: "-score" });
      expect(joined.docs.map(({ id }) => id)).toEqual(docs.map(({ id }) => id));
    });

    test("is stored once per reviewer and application, even with many concurrent saves", async () => {
      const { id } = await apply(payload);
      const saves = Array.from({ length: 12 }, (_, index) =>
        save(id, { marks: allMarks((index % 5) + 1) }),
      );
      const results = await Promise.allSettled(saves);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const refused = results.flatMap((result) =>
        result.status === "rejected" ? (result.reason as { why: string }).why : [],
      );
      expect(refused).toEqual(Array.from({ length: 11 }, () => "changed"));
      const cards = await cardsOf(id);
      expect(cards).toHaveLength(1);
      const { id: _id, ...copy } = cards[0]!;
      const second = payload.db.create({ collection: "scorecards", data: copy });
      await expect(second).rejects.toMatchObject({ status: 400 });
    });

    test("always counts towards the score, even with many concurrent reviewers", async () => {
      const { id } = await apply(payload);
      const reviewers = Array.from({ length: 10 }, (_, index) => ({
        id: `reviewer-${index}`,
        name: `Reviewer ${index}`,
      }));
      await Promise.all(
        reviewers.map((reviewer, index) =>
          save(id, { marks: allMarks(index < 3 ? 5 : 1) }, reviewer),
        ),
      );
      expect(await cardsOf(id)).toHaveLength(10);
      expect(await scoreOf(id)).toBe(30);
    });

    test.each(["selected", "declined"] as const)(
      "is frozen when a decision takes effect: %s",
      async (decision) => {
        const { id } = await apply(payload);
        await save(id);
        await prepare(id, decision);
        // Nothing is decided yet.
        await save(id, { revision: 1, comment: "Corrected" });
        await release(id, decision);
        const waits = decision === "declined";
        // The decline is waiting, which reviewers must not find out by saving.
        if (waits) await save(id, { revision: 2, comment: "Corrected" });
        expect(await endWait(id)).toBe(waits);
        const revision = waits ? 3 : 2;
        for (const reviewer of [meera, ravi]) {
          const late = save(id, { revision: reviewer === meera ? revision : 0 }, reviewer);
          await expect(late).rejects.toMatchObject({ why: "frozen" });
        }
        expect(await cardsOf(id)).toMatchObject([{ comment: "Corrected", revision }]);
      },
    );

    test("that is being saved delays a release", async () => {
      const { id } = await apply(payload);
      await prepare(id, "selected");
      const events: string[] = [];
      let releasing: Promise<unknown> | undefined;
      const create = payload.db.create.bind(payload.db);
      const spy = vi.spyOn(payload.db, "create").mockImplementation(async (args) => {
        if (args.collection === "scorecards") {
          releasing = release(id, "selected").then(() => events.push("released"));
          await Promise.race([releasing, isWaiting(payload)]);
          events.push("card");
        }
        return (await create(args)) as never;
      });
      await save(id).finally(() => spy.mockRestore());
      await releasing;
      expect(events).toEqual(["card", "released"]);
      expect(await payload.findByID({ collection, id })).toMatchObject({
        stage: "selected",
        score: 75,
      });
    });

    test("is refused for quarantined and missing applications", async () => {
      const { id } = await apply(payload);
      await payload.db.updateOne({ collection, id, data: { quarantined: true } });
      await expect(save(id)).rejects.toMatchObject({ why: "frozen" });
      await expect(save(crypto.randomUUID())).rejects.toMatchObject({ why: "frozen" });
    });

    test("needs all marks, on their scales, and a recommendation, to be handed in", async () => {
      const { id } = await apply(payload);
      const [first = ""] = Object.keys(sample.marks);
      for (const [more, why] of [
        [{ marks: {} }, "incomplete"],
        [{ recommendation: null }, "incomplete"],
        [{ marks: { ...sample.marks, [first]: 6 } }, "invalid"],
        [{ marks: { ...sample.marks, constructor: 1 } }, "invalid"],
        [{ criteria: "others" }, "criteria-changed"],
        [{ revision: 1 }, "changed"],
      ] as const) {
        await expect(save(id, more), `${why}`).rejects.toMatchObject({ why });
      }
      expect(await cardsOf(id)).toEqual([]);
    });

    test("is deleted with its application", async () => {
      const { id } = await apply(payload);
      await save(id);
      await payload.delete({ collection, id });
      expect(await cardsOf(id)).toEqual([]);
    });
  });
}

/** Resolves once a statement waits for a lock. SQLite's writers wait in the process. */
async function isWaiting(payload: Payload): Promise<void> {
  if (!locksRows(payload)) {
    for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
    return;
  }
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect(await query(payload, waiting)).not.toEqual([]), {
    timeout: 10_000,
  });
}
