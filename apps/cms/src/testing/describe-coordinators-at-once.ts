/** What several coordinators do at once, on whichever database the environment names. */
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { apply } from "./applications.ts";
import type { Staff } from "./staff-sessions.ts";

const collection = "internship-applications";

const row = (label: string) => ({ label, max: 5, weight: 1 });

/** Declares the tests. @param start starts Payload with an empty database */
export function describeCoordinatorsAtOnce(start: () => Promise<Payload>): void {
  let payload: Payload;
  let staff: Staff;
  beforeAll(async () => {
    payload = await start();
    // Reads the configuration, which may only name the database now.
    const { staffOfEachRole } = await import("./staff-sessions.ts");
    staff = await staffOfEachRole(payload);
  });

  const assign = (ids: string[], to: string, isAssigned = true) =>
    staff.as("coordinator", "POST", `applications/${collection}/assign`, {
      ids,
      staff: to,
      isAssigned,
    });
  async function assigneesOf(id: string): Promise<string[]> {
    const { assignees } = await payload.findByID({ collection, id, depth: 0 });
    return ((assignees ?? []) as string[]).toSorted();
  }

  test("two assign the same applications, and neither undoes what the other does", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await apply(payload, "internship")).id);
    const [mentor, coordinator] = [staff.idOf("mentor"), staff.idOf("coordinator")];
    const answers = await Promise.all([
      assign(ids, mentor),
      assign(ids.toReversed(), coordinator),
      assign(ids, mentor),
    ]);
    for (const { json } of answers) {
      expect((json["done"] as string[]).toSorted()).toEqual(ids.toSorted());
    }
    for (const id of ids) expect(await assigneesOf(id)).toEqual([mentor, coordinator].toSorted());
    await assign(ids, mentor, false);
    for (const id of ids) expect(await assigneesOf(id)).toEqual([coordinator]);
  });

  test("of two changes of criteria, one is refused or both make a version", async () => {
    const { findCriteria } = await import("../scorecards/find-criteria.ts");
    const data = { form: "internship", cohort: "race", criteria: [row("A")] };
    const { json } = await staff.as("coordinator", "POST", "score-criteria", data);
    const { id } = json["doc"] as { id: string };
    const changes = ["B", "C", "D", "E"].map((label) =>
      staff.as("coordinator", "PATCH", `score-criteria/${id}`, { criteria: [row(label)] }),
    );
    const answers = await Promise.all(changes);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    const stored = await payload.findByID({ collection: "score-criteria", id });
    expect(stored.version).toBe(1 + done.length);
    const { key, criteria } = await findCriteria(payload, "internship", "race");
    const { docs } = await payload.find({
      collection: "score-criteria-versions",
      where: { key: { equals: key } },
    });
    expect(docs).toMatchObject([{ criteria }]);
  });
}
