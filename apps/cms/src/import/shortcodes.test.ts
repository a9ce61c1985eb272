import { expect, test } from "vitest";
import { withoutShortcodes } from "./shortcodes.ts";

const convert = (text: string) =>
  withoutShortcodes(text, (ids) =>
    (ids.length > 0 ? ids : ["own"]).map((id) => `attachment:${id}`),
  );

test("makes figures of captions", () => {
  const { html } = convert(
    '[caption id="x" width="3"]<a href="/b"><img src="a.jpg" /></a> Costs $& and $1[/caption]',
  );
  expect(html.trim()).toBe(
    '<figure><img src="a.jpg" /><figcaption>Costs $& and $1</figcaption></figure>',
  );
});

test("makes pictures of galleries", () => {
  expect(convert('[gallery columns="2" ids="4, 5"]').html).toContain(
    '<img src="attachment:4">\n<img src="attachment:5">',
  );
  expect(convert("[gallery]").html).toContain('<img src="attachment:own">');
});

test("leaves out those of plugins, and keeps what they enclose", () => {
  const { html, leftOut } = convert(
    '[box color="red"]Inside[/box] [contact-form-7 id=3] [vc_row]x[/vc_row]',
  );
  expect(html.trim()).toBe("Inside  x");
  expect([...leftOut]).toEqual(["box", "contact-form-7", "vc_row"]);
});

test("keeps words in brackets", () => {
  const text = "He said [sic] so [Update] and [see below], array[i], [1]";
  expect(convert(text)).toEqual({ html: text, leftOut: new Set() });
});

test("links what was embedded", () => {
  expect(convert('[embed width="5"]https://v.example/?a=1&b=2[/embed]').html.trim()).toBe(
    '<a href="https://v.example/?a=1&amp;b=2">https://v.example/?a=1&amp;b=2</a>',
  );
});

test("reads thousands of brackets that nothing closes", () => {
  const started = performance.now();
  convert("[caption".repeat(20_000) + "[caption]".repeat(20_000) + "[embed]".repeat(5_000));
  expect(performance.now() - started).toBeLessThan(10_000);
});
