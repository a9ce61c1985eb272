import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import type { Member } from "../payload-types.ts";
import { joined } from "../testing/members.ts";
import { startPayload } from "../testing/start-payload.ts";
import { dropPicture, savePicture } from "./pictures.ts";

let payload: Payload;
let bytes: Buffer;
beforeAll(async () => {
  payload = await startPayload();
  const square = { width: 8, height: 8, channels: 3, background: "#08f" } as const;
  bytes = await sharp({ create: square }).webp().toBuffer();
});

const stored = () =>
  readdirSync(join(process.env["DATA_DIR"]!, "pictures")).filter((name) => name !== "incoming");

async function newMember(): Promise<Member> {
  const email = await joined(payload);
  const { docs } = await payload.find({
    collection: "members",
    where: { email: { equals: email } },
    showHiddenFields: true,
  });
  return docs[0]!;
}

test("of pictures that replace each other at once, one stays", async () => {
  // As each request has found the member when it began.
  const member = await newMember();
  await Promise.all(Array.from({ length: 12 }, () => savePicture(payload, member, bytes)));
  await vi.waitFor(() => expect(stored()).toHaveLength(1), { timeout: 20_000 });
  const now = await payload.findByID({
    collection: "members",
    id: member.id,
    showHiddenFields: true,
  });
  expect(stored()).toEqual([now.pictureKey]);
  await dropPicture(payload, member);
  await vi.waitFor(() => expect(stored()).toEqual([]), { timeout: 20_000 });
});
