import { BLOCK_PICTURE, blockHtml } from "@kdl/mock-upstream/page-blocks";
import { describe, expect, test } from "vitest";
import { blockSamples } from "../../testing/block-samples.ts";
import { blockNode, paragraph, richTextOf } from "../../testing/rich-text.ts";
import { toHtml } from "../to-html.ts";
import { pageBlocks } from "./index.ts";
import type { FindImage } from "./page-block.ts";

const PICTURE_ID = "picture-1";
const findImage: FindImage = async (id) => (id === PICTURE_ID ? BLOCK_PICTURE : null);
const samples = blockSamples(PICTURE_ID);
const convert = (blockType: string, fields: object) =>
  toHtml(richTextOf(blockNode(blockType, fields)), findImage);

const kinds = pageBlocks.map(({ block }) => block.slug);

test("there is a sample of each block", () => {
  expect(Object.keys(samples)).toEqual(kinds);
  expect(Object.keys(blockHtml)).toEqual(kinds);
});

test.each(Object.entries(samples))("%s becomes the HTML of the contract", async (kind, fields) => {
  expect(await convert(kind, fields)).toBe(blockHtml[kind as keyof typeof blockHtml]);
});

describe("a draft", () => {
  test.each(kinds)("with an empty block of %s has no trace of it", async (kind) => {
    expect(await convert(kind, {})).toBe("");
    const empty = {
      cards: [{}, null],
      figures: [{}],
      steps: [{}],
      questions: [{}],
      pictures: [{}],
    };
    expect(await convert(kind, { ...empty, heading: "Only a heading" })).toBe("");
  });
});

const HOSTILE = `"><script>alert('1')</script>`;

/** The same fields with a hostile text in place of each text. */
function poisoned(value: unknown): unknown {
  if (typeof value === "string") return value === PICTURE_ID || value === "wide" ? value : HOSTILE;
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== "object" || value === null) return value;
  if ("root" in value) return paragraph(HOSTILE);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner)]));
}

test.each(Object.entries(samples))("%s escapes every text", async (kind, fields) => {
  const html = await convert(kind, poisoned(fields) as object);
  expect(html).not.toContain("<script");
  expect(html).not.toContain('"">');
});

test.each(["javascript:alert(1)", "//evil.example", "data:text/html,x"])(
  "no link leads to %s",
  async (url) => {
    const cards = await convert("cards", { cards: [{ title: "Clubs", url }] });
    expect(cards).toBe('<div class="rt-cards"><ul><li><h3>Clubs</h3></li></ul></div>');
    const action = { title: "Join", buttonText: "Go", url };
    expect(await convert("callToAction", action)).toBe("");
    expect(await convert("video", { title: "Video", url })).toBe("");
  },
);

test("fifty blocks of long texts are converted in their order", async () => {
  const nodes = Array.from({ length: 50 }, (_, index) =>
    blockNode("quote", { text: `${index} ${"long ".repeat(2000)}` }),
  );
  const html = await toHtml(richTextOf(...nodes), findImage);
  const found = [...html.matchAll(/<p>(\d+) long/g)].map(([, index]) => Number(index));
  expect(found).toEqual(nodes.map((_, index) => index));
});
