/** The guarantees of stage changes, on the database that the environment names. */
import type { Role } from "../access/permissions.ts";
import { type StageName, stageNames } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { changeStage, type StageChange } from "../applications/change-stage.ts";
import { inTransaction } from "../database/transactions.ts";
import { apply } from "./applications.ts";

const collection = "volunteer-registrations";
const by = { id: "some-account", name: "Asha Rao" };

/** Declares the tests. @param start starts Payload with an empty database */
export function describeStages(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const move = (change: Omit<StageChange, "form" | "actor"> & Partial<StageChange>) =>
    inTransaction(payload, (req) =>
      changeStage(req, { form: "volunteer", actor: "staff", ...change }),
    );
  const stored = (id: string) => payload.findByID({ collection, id, depth: 0 });
  const logged = async (application: string) => {
    const where = { application: { equals: application } };
    const { docs } = await payload.find({ collection: "stage-changes", where, sort: "at" });
    return docs;
  };
  const set = (id: string, data: Record<string, unknown>) =>
    payload.db.updateOne({ collection, id, data, returning: false });

  describe("a change of stage", () => {
    test("is stored with its log entry, and drops the prepared decision", async () => {
      const { id } = await apply(payload);
      const soon = new Date(Date.now() + 60_000).toISOString();
      await set(id, { pendingStage: "declined", releaseAt: soon });
      const { stageSince } = await stored(id);
      const change = {
        application: id,
        from: "received",
        to: "screening",
        by,
        batch: "b",
      } as const;
      expect(await move(change)).toBe(true);
      const after = await stored(id);
      expect(after).toMatchObject({ stage: "screening", pendingStage: null, releaseAt: null });
      expect(Date.parse(after.stageSince!)).toBeGreaterThanOrEqual(Date.parse(stageSince!));
      expect(await logged(id)).toMatchObject([
        {
          form: "volunteer",
          application: id,
          from: "received",
          to: "screening",
          actor: "staff",
          by: by.id,
          byName: by.name,
          batch: "b",
          at: after.stageSince,
        },
      ]);
    });

    test("happens once, even with many concurrent calls", async () => {
      const { id } = await apply(payload);
      const targets: StageName[] = ["screening", "interview", "selected", "declined"];
      const calls = Array.from({ length: 20 }, (_, index) =>
        move({ application: id, from: "received", to: targets[index % targets.length]! }),
      );
      const results = await Promise.all(calls);
      expect(results.filter(Boolean)).toHaveLength(1);
      const [entry, ...others] = await logged(id);
      expect(others).toEqual([]);
      expect((await stored(id)).stage).toBe(entry?.to);
    });

    test("is refused if it isn't legal for the actor, or at all", async () => {
      const { id } = await apply(payload);
      for (const to of stageNames) {
        await expect(
          move({ application: id, from: "received", to, actor: "system" }),
        ).rejects.toThrow(TypeError);
      }
      const confirm = { application: id, from: "selected", to: "confirmed" } as const;
      await expect(move(confirm)).rejects.toThrow("staff can't move selected to confirmed");
      await set(id, { stage: "declined" });
      const reopen = { application: id, from: "declined", to: "screening" } as const;
      await expect(move({ ...reopen, reason: "x" })).rejects.toThrow(TypeError);
      await expect(move({ ...reopen, actor: "admin", reason: " " })).rejects.toThrow("reason");
      expect(await logged(id)).toEqual([]);
      expect(await move({ ...reopen, actor: "admin", reason: "A mistake" })).toBe(true);
      expect(await logged(id)).toMatchObject([{ reason: "A mistake", actor: "admin" }]);
    });

    test("is refused for quarantined and missing applications", async () => {
      const { id } = await apply(payload);
      await set(id, { quarantined: true });
      const change = { application: id, from: "received", to: "screening" } as const;
      expect(await move(change)).toBe(false);
      expect(await move({ ...change, application: crypto.randomUUID() })).toBe(false);
      expect(await move({ ...change, form: "club-registration" })).toBe(false);
      expect(await logged(id)).toEqual([]);
    });

    test("is logged later than the previous one, whatever the clock says", async () => {
      const { id } = await apply(payload);
      await move({ application: id, from: "received", to: "screening" });
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 60_000 });
      const isMoved = await move({ application: id, from: "screening", to: "interview" });
      vi.useRealTimers();
      expect(isMoved).toBe(true);
      expect((await logged(id)).map(({ to }) => to)).toEqual(["screening", "interview"]);
    });

    test("is rolled back with its transaction", async () => {
      const { id } = await apply(payload);
      const failing = inTransaction(payload, async (req) => {
        const change = { application: id, from: "received", to: "screening" } as const;
        await changeStage(req, { form: "volunteer", actor: "staff", ...change });
        throw new Error("Later");
      });
      await expect(failing).rejects.toThrow("Later");
      expect((await stored(id)).stage).toBe("received");
      expect(await logged(id)).toEqual([]);
    });

    test("isn't overwritten by a form that is saved at the same time", async () => {
      const { id } = await apply(payload);
      const write = vi.spyOn(payload.db, "updateOne");
      const saved = await payload.update({ collection, id, data: { quarantined: false } });
      const [written] = write.mock.calls.map(([{ data }]) => data);
      write.mockRestore();
      expect(written).toMatchObject({ quarantined: false });
      for (const name of ["stage", "stageSince", "pendingStage", "releaseAt", "linkDigest"]) {
        expect(written).not.toHaveProperty(name);
      }
      expect(saved.stage).toBe("received");
    });

    test("can't be made through Payload's own API, even by admins", async () => {
      const { id } = await apply(payload);
      const data = {
        email: "admin@example.org",
        password: "correct-horse-battery",
        name: "Admin",
        roles: ["admin"] as Role[],
      };
      const user = {
        ...(await payload.create({ collection: "users", data })),
        collection: "users" as const,
      };
      const forged = {
        stage: "selected",
        pendingStage: "selected",
        releaseAt: new Date().toISOString(),
        answerBy: new Date().toISOString(),
        linkDigest: "x",
      } as const;
      const asAdmin = { user, overrideAccess: false };
      const before = await stored(id);
      await payload.update({ collection, id, data: forged, ...asAdmin });
      const where = { id: { equals: id } };
      await payload.update({ collection, where, data: forged, ...asAdmin });
      await payload.update({ collection, id, data: forged });
      expect(await stored(id)).toEqual({ ...before, updatedAt: expect.any(String) as string });
      for (const change of [
        () => payload.create({ collection: "stage-changes", data: {} as never, ...asAdmin }),
        () => payload.update({ collection: "stage-changes", where: {}, data: {}, ...asAdmin }),
        () => payload.delete({ collection: "stage-changes", where: {}, ...asAdmin }),
      ]) {
        await expect(change()).rejects.toMatchObject({ status: 403 });
      }
    });
  });
}
