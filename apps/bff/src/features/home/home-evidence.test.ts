import { afterEach, beforeEach, expect, test } from "vitest";
import { usualHomeTexts } from "@kdl/schemas/content/home-texts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const home = async () => (await gateway.client.get("/trpc/home.get")).body.result.data;
const blocks = async () => (await home()).blocks;
const setting = (slug: string, value: unknown) => ({ slug, value });

test("figures need a value and a label, statements a text", async () => {
  const { value } = await blocks();
  expect(value.outcomes).toEqual({
    figures: [
      { value: "412", label: "students mentored" },
      { value: "96", label: "internships finished" },
    ],
    note: "As of the last yearly report",
  });
  expect(value.trust).toEqual([
    {
      title: "Registered & accountable",
      description: "<p>Society no. 12 of 2019, 80G and 12A.</p>",
    },
    { title: "", description: "<p>Two adults are in every room.</p>" },
  ]);
});

test("an upstream without them has neither figures nor statements", async () => {
  gateway.upstream.replace("homepageblocks", { homepageblock: {} });
  expect((await home()).texts).toEqual(usualHomeTexts);
  expect((await blocks()).value).toMatchObject({
    outcomes: null,
    trust: [],
    photographs: [],
  });
});

test("texts that are too long are left out, scripts lose their way in", async () => {
  gateway.upstream.replace("homepageblocks", {
    homepageblock: {
      outcomes: [
        setting("figure-1-value", "9".repeat(100_000)),
        setting("figure-1-label", "patents"),
        setting("figure-6-value", "<b>$&</b>"),
        setting("figure-6-label", "start-ups"),
        setting("figure-7-value", "1"),
        setting("figure-7-label", "too many"),
      ],
      trust: [setting("replies-description", "<script>alert(1)</script><p>Soon</p>")],
      texts: [
        setting("quote-text", "x".repeat(301)),
        setting("quote-title", "$& <b>"),
        setting("apply-url", " javascript:alert(1)"),
        setting("more-url", "https://example.org/a"),
        setting("__proto__", "x"),
      ],
    },
  });
  const {
    blocks: { value },
    texts,
  } = await home();
  expect(value.outcomes.figures).toEqual([{ value: "<b>$&</b>", label: "start-ups" }]);
  expect(value.trust).toEqual([{ title: "", description: "<p>Soon</p>" }]);
  expect(texts).toEqual({
    ...usualHomeTexts,
    "quote-title": "$& <b>",
    "more-url": "https://example.org/a",
  });
});

test("photographs need a picture and a caption", async () => {
  const { value } = await blocks();
  expect(value.photographs).toEqual([
    {
      image: "/images/site/bench.png",
      alt: "Two people at a bench",
      caption: "Soldering night, March",
    },
  ]);
});

test("each text replaces the usual one by itself", async () => {
  expect((await home()).texts).toEqual({
    ...usualHomeTexts,
    "clubs-lead": "Groups that build together.",
    "quote-attribution": "A. P. J. Abdul Kalam",
  });
});

test("a failing upstream leaves the page its usual words", async () => {
  gateway.upstream.fail({ mode: "status", resource: "homepageblocks" });
  const { blocks: failed, texts } = await home();
  expect(failed.ok).toBe(false);
  expect(texts).toEqual(usualHomeTexts);
});
