import { blockHtml } from "@kdl/mock-upstream/page-blocks";
import { describe, expect, test } from "vitest";
import { hasWideBlock } from "./block-classes.ts";
import { toPlainText } from "./plain-text.ts";
import { createSanitiser } from "./sanitise-html.ts";

const sanitise = createSanitiser({ upstreamUrls: ["http://upstream.test"] });

/** Removes the attributes that the gateway adds to every picture and heading. */
const withoutAdditions = (html: string) =>
  html.replaceAll(/<img [^>]*>/g, "<img>").replaceAll(/(<h\d) id="section-[^"]+"/g, "$1");
/** As the gateway serialises it, with the class that it adds to every button. */
const expected = (html: string) =>
  withoutAdditions(html)
    .replaceAll("<br>", "<br />")
    .replace(
      '<a class="btn btn-primary" href="/contact">',
      '<a href="/contact" class="rt-button">',
    );

describe("blocks of pages", () => {
  const { video: _video, ...blocks } = blockHtml;
  test.each(Object.entries(blocks))("%s is unchanged", (_kind, html) => {
    const clean = sanitise(html);
    expect(withoutAdditions(clean)).toBe(expected(html));
    expect(sanitise(clean)).toBe(clean);
  });

  test("side-by-side pictures are requested in a small size", () => {
    expect(sanitise(blockHtml.gallery)).toContain('sizes="(min-width: 37.5rem) 24rem, 100vw"');
    expect(sanitise(blockHtml.picture)).toContain('sizes="(min-width: 60rem) 60rem, 100vw"');
  });

  test("a video gets a still image, and the page loads it from no other host", () => {
    const clean = sanitise(blockHtml.video);
    expect(clean).toContain(
      '<a href="https://www.youtube.com/watch?v=iG9CE55wbtY" rel="noopener noreferrer"><img src="/images/video/iG9CE55wbtY?w=960" alt=""',
    );
    expect(clean).toContain("A lecture about schools</a></figure>");
    expect(clean).not.toMatch(/srcset="http|src="http/);
    expect(sanitise(clean).match(/<img /g)).toHaveLength(1);
  });

  test.each([
    "https://videos.example/watch?v=iG9CE55wbtY",
    "https://youtube.com.evil.example/watch?v=iG9CE55wbtY",
    "/watch?v=iG9CE55wbtY",
  ])("a video at %s stays a link", (url) => {
    expect(sanitise(`<figure class="rt-video"><a href="${url}">x</a></figure>`)).not.toContain(
      "img",
    );
  });

  test.each(["cards", "figures", "callToAction", "gallery"] as const)("%s is wide", (kind) => {
    expect(hasWideBlock(sanitise(blockHtml[kind]))).toBe(true);
  });

  test.each(["text", "quote", "steps", "questions", "video"] as const)("%s isn't wide", (kind) => {
    expect(hasWideBlock(sanitise(blockHtml[kind]))).toBe(false);
  });

  test("a picture is wide if its class says so, and text that quotes a class isn't", () => {
    const [wide, usual] = ["rt-picture rt-wide", "rt-picture"].map((classes) =>
      hasWideBlock(sanitise(`<figure class="${classes}"><img src="a.png"></figure>`)),
    );
    expect([wide, usual]).toEqual([true, false]);
    expect(hasWideBlock(sanitise('<p>&lt;div class="rt-cards"&gt;</p>'))).toBe(false);
  });

  test("search finds their words", () => {
    const text = toPlainText(sanitise(Object.values(blockHtml).join("")));
    for (const words of ["Every Sunday.", "12", "stayed.", "Does it cost anything? No.", "Kites"]) {
      expect(text).toContain(words);
    }
  });
});

describe("classes", () => {
  test.each([
    '<p class="rt-cta">x</p>',
    '<span class="rt-wide">x</span>',
    '<div class="rt-video">x</div>',
    '<div class="rt-cards-evil page-text fixed">x</div>',
    '<ul class="rt-gallery"><li>x</li></ul>',
  ])("%s loses its class", (html) => {
    expect(sanitise(html)).not.toContain("class");
  });

  test("a heading in a block keeps the page's outline", () => {
    expect(sanitise('<div class="rt-steps"><ol><li><h3>a</h3></li></ol></div>')).toContain(
      '<h2 id="section-a">a',
    );
  });
});
