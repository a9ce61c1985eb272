/** Many commands of several actors at once, on the database that the environment names. */
import { randomUUID } from "node:crypto";
import {
  actorOf,
  type Decision,
  decisions,
  mayMove,
  type StageActor,
  stageNames,
} from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest } from "payload";
import { beforeAll, expect, test } from "vitest";
import { changeStage } from "../applications/change-stage.ts";
import type { Author, ExpectedApplication } from "../applications/expected.ts";
import { inBulk } from "../applications/in-bulk.ts";
import { prepareDecision } from "../applications/prepare-decision.ts";
import { commitDecline, releaseDecision } from "../applications/release-decision.ts";
import type { StageChange, VolunteerRegistration } from "../payload-types.ts";
import { apply } from "./applications.ts";

const collection = "volunteer-registrations";
const form = "volunteer" as const;
const COMMANDS = 10_000;
const APPLICATIONS = 40;
const AT_ONCE = 8;
const answerBy = new Date(Date.now() + 7 * 24 * 60 * 60_000);
const LIMIT_MS = 30 * 60_000;

/** Mulberry32: the same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const authors: Author[] = [
  { actor: "staff", by: { id: "one", name: "Meera" } },
  { actor: "staff", by: { id: "two", name: "Imran" } },
  { actor: "admin", by: { id: "three", name: "Sunita" } },
];

/** Declares the tests. @param start starts Payload with an empty database */
export function describeConcurrentCommands(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const find = async (ids: string[]): Promise<VolunteerRegistration[]> => {
    const where = { id: { in: ids } };
    return (await payload.find({ collection, where, depth: 0, pagination: false })).docs;
  };
  const changesOf = async (ids: string[]): Promise<StageChange[]> => {
    const where = { application: { in: ids } };
    return (await payload.find({ collection: "stage-changes", where, pagination: false })).docs;
  };
  /** How many mails about a decision are queued, by application and decision. */
  async function mailsByDecision(): Promise<Map<string, number>> {
    const { docs } = await payload.find({ collection: "payload-jobs", pagination: false });
    const counts = new Map<string, number>();
    for (const { taskSlug, input } of docs) {
      const { id, kind } = input as { id: string; kind: Decision };
      if (taskSlug !== "send-mail" || !decisions.includes(kind)) continue;
      counts.set(`${id} ${kind}`, (counts.get(`${id} ${kind}`) ?? 0) + 1);
    }
    return counts;
  }
  const run = (
    applications: ExpectedApplication[],
    command: (req: PayloadRequest, application: ExpectedApplication) => Promise<boolean>,
  ) => inBulk(payload, applications, command);

  test(
    `${COMMANDS} random commands make no illegal transition, and replaying the log gives the stored stages`,
    async () => {
      const random = randomFrom(20_261_123);
      const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
      const ids: string[] = [];
      for (let count = 0; count < APPLICATIONS; count += 1) ids.push((await apply(payload)).id);
      // What actors have seen, which is often out of date.
      const seen = new Map<string, VolunteerRegistration>();
      let done = 0;

      async function command(): Promise<void> {
        const id = oneOf(ids);
        if (!seen.has(id) || random() < 0.7) seen.set(id, (await find([id]))[0]!);
        const { stage, pendingStage, releaseAt } = seen.get(id)!;
        const application = { id, stage, pending: pendingStage ?? null };
        const author = oneOf(authors);
        const own = { form, author, batch: randomUUID() };
        const choice = random();
        const result = await run([application], (req, one) => {
          if (choice < 0.3)
            return prepareDecision(req, { ...own, application: one }, oneOf([...decisions, null]));
          if (choice < 0.6) return releaseDecision(req, { ...own, application: one }, answerBy);
          if (choice < 0.7 && releaseAt) {
            const waiting = { form, application: id, from: stage, releaseAt, batch: own.batch };
            return commitDecline(req, { ...waiting, ...author });
          }
          const actor: StageActor = choice < 0.85 ? author.actor : oneOf(["applicant", "system"]);
          const reason = random() < 0.8 ? { reason: "Because" } : {};
          // Otherwise most applications would soon be decided for good.
          const to = random() < 0.5 ? "screening" : oneOf(stageNames);
          return changeStage(req, { form, application: id, from: stage, to, actor, ...reason });
        });
        done += result.done.length;
      }
      let left = COMMANDS;
      const worker = async () => {
        while (left > 0) {
          left -= 1;
          await command();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));

      const changes = await changesOf(ids);
      const mails = await mailsByDecision();
      expect(done).toBeGreaterThan(COMMANDS / 10);
      expect(changes.length).toBeGreaterThan(COMMANDS / 20);
      for (const { id, stage } of await find(ids)) {
        const own = changes.filter(({ application }) => application === id);
        expect(replay(own)).toBe(stage);
        for (const decision of decisions) {
          // Only released decisions are mailed. Changes without a release were made by this test.
          const released = own.filter(({ to, batch }) => to === decision && batch);
          expect(mails.get(`${id} ${decision}`) ?? 0).toBe(released.length);
        }
      }
      const illegal = changes.filter(
        ({ actor, from, to, reason }) =>
          !mayMove(actor, from, to) || (actorOf(from, to) === "admin" && !reason),
      );
      expect(illegal).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    "two coordinators who release the same 100 applications, 50 times, make one move and one mail each",
    async () => {
      const ids: string[] = [];
      for (let count = 0; count < 100; count += 1) ids.push((await apply(payload)).id);
      await payload.db.deleteMany({ collection: "payload-jobs", where: {} });
      for (let round = 0; round < 50; round += 1) {
        const restart = { stage: "received", pendingStage: "selected", releaseAt: null };
        await payload.db.updateMany({
          collection,
          where: { id: { in: ids } },
          data: restart,
          returning: false,
        });
        const all = ids.map((id) => ({ id, stage: "received", pending: "selected" }) as const);
        const results = await Promise.all(
          authors
            .slice(0, 2)
            .map((author, index) =>
              run(index === 0 ? all : all.toReversed(), (req, application) =>
                releaseDecision(req, { form, application, author, batch: randomUUID() }, answerBy),
              ),
            ),
        );
        expect(results.flatMap(({ done }) => done).toSorted()).toEqual(ids.toSorted());
        const moved = await changesOf(ids);
        expect(moved.map(({ application }) => application).toSorted()).toEqual(ids.toSorted());
        const mails = await mailsByDecision();
        expect(ids.map((id) => mails.get(`${id} selected`))).toEqual(ids.map(() => 1));
        await payload.db.deleteMany({ collection: "payload-jobs", where: {} });
        await payload.db.deleteMany({ collection: "stage-changes", where: {} });
      }
    },
    LIMIT_MS,
  );
}

/** The stage that a log leads to, starting with a new application; `null` if it has a gap. */
function replay(changes: StageChange[]): string | null {
  let stage: string = "received";
  for (const { from, to } of changes.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    if (from !== stage) return null;
    stage = to;
  }
  return stage;
}
