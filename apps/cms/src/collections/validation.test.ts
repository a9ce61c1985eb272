import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { startPayload } from "../testing/start-payload.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const published = { _status: "published" } as const;
const refused = { status: 400 };

const event = (data: object) =>
  payload.create({
    collection: "events",
    data: {
      name: "Talk",
      slug: "",
      type: "Online",
      status: "scheduled",
      startsAt: "2027-01-05T05:00:00.000Z",
      endsAt: "2027-01-05T07:00:00.000Z",
      ...published,
      ...data,
    },
  });

describe("events", () => {
  test("end after they start", async () => {
    await expect(event({ endsAt: "2027-01-05T05:00:00.000Z" })).rejects.toMatchObject(refused);
    await expect(event({ endsAt: "2027-01-05T04:00:00.000Z" })).rejects.toMatchObject(refused);
    await expect(event({})).resolves.toMatchObject({ slug: "talk" });
  });

  test.each([0, -1, 2.5])("can't have %d seats", async (capacity) => {
    await expect(event({ capacity })).rejects.toMatchObject(refused);
  });

  test("get an address of their own when the name is taken", async () => {
    await event({ name: "Open Lab" });
    expect((await event({ name: "Open Lab" })).slug).toBe("open-lab-2");
    await expect(event({ name: "Other", slug: "open-lab" })).rejects.toMatchObject(refused);
  });

  test("keep their address when the name changes", async () => {
    const { id } = await event({ name: "Quiz" });
    const updated = await payload.update({ collection: "events", id, data: { name: "Big Quiz" } });
    expect(updated.slug).toBe("quiz");
  });
});

const page = (title: string, data: object = {}) =>
  payload.create({ collection: "pages", data: { title, slug: "", ...published, ...data } });

describe("pages", () => {
  test("can't use an address that the site reserves", async () => {
    await expect(page("Events")).rejects.toMatchObject(refused);
  });

  test("can't become their own ancestors", async () => {
    const top = await page("Top");
    const middle = await page("Middle", { parent: top.id });
    const bottom = await page("Bottom", { parent: middle.id });
    const move = payload.update({ collection: "pages", id: top.id, data: { parent: bottom.id } });
    await expect(move).rejects.toMatchObject(refused);
    const self = payload.update({ collection: "pages", id: top.id, data: { parent: top.id } });
    await expect(self).rejects.toMatchObject(refused);
  });
});

const appearance = (value: string) =>
  payload.updateGlobal({
    slug: "appearance",
    data: { siteName: "X", variables: [{ slug: "accent", value }], ...published },
  });

test("theme variables can't inject CSS", async () => {
  await expect(appearance("red;} body{display:none")).rejects.toMatchObject(refused);
  await expect(appearance("#f2a541")).resolves.toBeDefined();
});
