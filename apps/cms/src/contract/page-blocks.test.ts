/** A page of blocks, from what editors store to what gateways read. */
import { BLOCK_PICTURE, blockHtml } from "@kdl/mock-upstream/page-blocks";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { blockSamples } from "../testing/block-samples.ts";
import { blockNode, richTextOf } from "../testing/rich-text.ts";
import { startPayload } from "../testing/start-payload.ts";
import { createReader } from "./reader.ts";
import { read } from "./reads.ts";

let payload: Payload;
let picture: { id: string; filename?: string | null };

beforeAll(async () => {
  payload = await startPayload();
  const { width, height, alt } = BLOCK_PICTURE;
  const data = await sharp({ create: { width, height, channels: 3, background: "#2c52a3" } })
    .png()
    .toBuffer();
  picture = await payload.create({
    collection: "media",
    data: { alt },
    file: { name: "table.png", data, mimetype: "image/png", size: data.length },
  });
});

interface Sent {
  slug: string;
  content: string;
}

async function contentOf(slug: string, drafts: boolean): Promise<string | undefined> {
  const pages = (await read("cms", createReader(payload, drafts))) as Sent[];
  return pages.find((page) => page.slug === slug)?.content;
}

const allBlocks = () =>
  richTextOf(
    ...Object.entries(blockSamples(picture.id)).map(([kind, fields]) => blockNode(kind, fields)),
  );

const expected = () =>
  Object.values(blockHtml)
    .join("")
    .replaceAll(BLOCK_PICTURE.filename, picture.filename ?? "");

test("gateways read every block as the contract has it", async () => {
  await payload.create({
    collection: "pages",
    data: { title: "Blocks", slug: "blocks", content: allBlocks(), _status: "published" },
  });
  expect(await contentOf("blocks", false)).toBe(expected());
});

test("half a block is a draft, which visitors don't see", async () => {
  const content = richTextOf(blockNode("cards", { cards: [{ text: "No title yet" }] }));
  const page = { title: "Half", slug: "half", content };
  await payload.create({ collection: "pages", draft: true, data: { ...page, _status: "draft" } });
  expect(await contentOf("half", false)).toBeUndefined();
  expect(await contentOf("half", true)).toBe(
    '<div class="rt-cards"><ul><li><p>No title yet</p></li></ul></div>',
  );
  await expect(
    payload.create({
      collection: "pages",
      data: { ...page, slug: "half-published", _status: "published" },
    }),
  ).rejects.toThrow(/Title/);
});

test("former versions keep their blocks", async () => {
  const { id } = await payload.create({
    collection: "pages",
    data: { title: "Old", slug: "old", content: allBlocks(), _status: "published" },
  });
  await payload.update({
    collection: "pages",
    id,
    data: { content: richTextOf(blockNode("quote", { text: "New" })), _status: "published" },
  });
  expect(await contentOf("old", false)).toContain("<p>New</p>");
  const { docs } = await payload.findVersions({
    collection: "pages",
    where: { parent: { equals: id } },
    sort: "createdAt",
  });
  await payload.restoreVersion({ collection: "pages", id: docs[0]!.id });
  expect(await contentOf("old", false)).toBe(expected());
});
