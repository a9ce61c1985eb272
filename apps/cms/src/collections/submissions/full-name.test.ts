/** The full name, which titles volunteers and event registrations, and can be searched. */
import type { Payload } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import { beforeAll, expect, test } from "vitest";
import { apply } from "../../testing/applications.ts";
import { createEvent } from "../../testing/events.ts";
import { register } from "../../testing/registrations.ts";
import { type Staff, staffOfEachRole } from "../../testing/staff-sessions.ts";
import { startPayload } from "../../testing/start-payload.ts";

const collection = "volunteer-registrations";
const registrations = "event-registrations";
let payload: Payload;
let staff: Staff;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const found = async (
  search: string,
  slug: typeof collection | typeof registrations = collection,
) => {
  const { config } = payload.collections[slug];
  const where = mergeListSearchAndWhere({ collectionConfig: config, search, where: {} });
  const { docs } = await payload.find({ collection: slug, where });
  return docs.map(({ id }) => id);
};

test("a volunteer's title is the full name, and a search finds it or a part of it", async () => {
  const { id, email } = await apply(payload, "volunteer", {
    first_name: "Chandrika",
    last_name: "Subramanian",
  });
  await apply(payload, "volunteer", { first_name: "Chandrika", last_name: "Iyer" });
  const doc = await payload.findByID({ collection, id });
  expect(doc.fullName).toBe("Chandrika Subramanian");
  expect(payload.collections[collection].config.admin.useAsTitle).toBe("fullName");
  for (const words of ["Chandrika Subramanian", "subramanian", email]) {
    expect(await found(words), `${words}`).toEqual([id]);
  }
  expect(await found("Chandrika")).toHaveLength(2);
});

test("an event registration is titled and found by the full name as well", async () => {
  const event = await createEvent(payload);
  const names = { first_name: "Meenakshi", last_name: "Venkataraman" };
  const { id } = await register(payload, event.id, names);
  expect(payload.collections[registrations].config.admin.useAsTitle).toBe("fullName");
  expect((await payload.findByID({ collection: registrations, id })).fullName).toBe(
    "Meenakshi Venkataraman",
  );
  expect(await found("Meenakshi Venkataraman", registrations)).toEqual([id]);
  expect(await found("Meenakshi Rao", registrations)).toEqual([]);
});

test("staff can't change it, and changing something else keeps it", async () => {
  const { id } = await apply(payload);
  const data = { fullName: "Planted Name", quarantined: false };
  expect((await staff.as("admin", "PATCH", `${collection}/${id}`, data)).status).toBe(200);
  expect((await payload.findByID({ collection, id })).fullName).toBe("Asha Rao");
});

test("a row from an earlier version has a title too, and stores its name with the next change", async () => {
  const { id } = await apply(payload);
  await payload.db.updateOne({ collection, id, data: { fullName: null } });
  const { json } = await staff.as("mentor", "GET", `${collection}/${id}`);
  expect(json["fullName"]).toBeUndefined();
  await payload.update({ collection, id, data: { assignees: [staff.idOf("mentor")] } });
  const stored = await payload.db.findOne<{ id: string; fullName: string }>({
    collection,
    where: { id: { equals: id } },
  });
  expect(stored!.fullName).toBe("Asha Rao");
  await payload.db.updateOne({ collection, id, data: { fullName: null } });
  const own = await staff.as("mentor", "GET", `${collection}/${id}`);
  expect(own.json["fullName"]).toBe("Asha Rao");
});

test("without a name, the reference is the title, not the address", async () => {
  const { id, reference } = await apply(payload);
  const nameless = { fullName: null, firstName: "", lastName: null };
  await payload.db.updateOne({ collection, id, data: nameless });
  expect((await payload.findByID({ collection, id })).fullName).toBe(reference);
});
