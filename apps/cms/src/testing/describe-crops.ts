/** Documents that need a crop while somebody edits the picture, on whichever database the environment names. */
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { photo } from "./photo.ts";

const ROUNDS = 10;

/** Declares the tests. @param start starts Payload with an empty database */
export function describeCrops(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const upload = async () => {
    const data = await photo();
    const file = { name: "beach.jpg", data, mimetype: "image/jpeg", size: data.length };
    const { id } = await payload.create({ collection: "media", data: { alt: "A beach" }, file });
    return id;
  };
  const describeAs = (id: string, alt: string) =>
    payload.update({ collection: "media", id, data: { alt } });
  const show = (id: string) =>
    payload.create({ collection: "mentors", data: { name: "Asha", slug: id, image: id } });

  test("a crop stays when the picture is saved at the same time", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await upload();
      // Edits go on until the crop is there, so that one of them has read the picture without it.
      const shown = new AbortController();
      const showing = show(id).finally(() => shown.abort());
      const edit = async (editor: number) => {
        for (let count = 0; !shown.signal.aborted; count += 1)
          await describeAs(id, `Beach ${editor}, ${count}`);
      };
      await Promise.all([showing, edit(1), edit(2)]);
      const { crops } = await payload.findByID({ collection: "media", id });
      expect(crops?.square, `round ${round}`).toMatch(/^beach-[0-9a-f]{16}\.jpg$/);
    }
  });
}
