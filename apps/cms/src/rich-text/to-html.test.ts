import { expect, test } from "vitest";
import type { FindImage } from "./page-blocks/page-block.ts";
import { toHtml } from "./to-html.ts";

const noImage: FindImage = async () => null;
const found: FindImage = async (id) =>
  id === "id-1" ? { filename: "a.jpg", alt: 'A "sea"', width: 800, height: 600 } : null;

const text = (value: string, format = 0) => ({ type: "text", text: value, format, version: 1 });
const block = (type: string, children: object[], more: object = {}) => ({
  type,
  children,
  version: 1,
  ...more,
});
const state = (...children: object[]) => ({ root: block("root", children) });
const item = (...children: object[]) => block("listitem", children, { value: 1 });
const list = (...children: object[]) => block("list", children, { tag: "ul", listType: "bullet" });

test.each([null, undefined, "", {}, state(), state(block("paragraph", []))])(
  "makes nothing of %j",
  async (value) => {
    expect(await toHtml(value, noImage)).toBe("");
  },
);

test("escapes text", async () => {
  const html = await toHtml(state(block("paragraph", [text("<b> & 'x'")])), noImage);
  expect(html).toBe("<p>&lt;b&gt; &amp; &#39;x&#39;</p>");
});

test("writes lists plainly, inner ones inside the item before", async () => {
  const inner = item(list(item(text("inside"))));
  const html = await toHtml(state(list(item(text("one")), inner, item(text("two")))), noImage);
  expect(html).toBe("<ul><li>one<ul><li>inside</li></ul></li><li>two</li></ul>");
});

test("writes buttons and columns in the classes that the gateway knows", async () => {
  const button = {
    type: "block",
    version: 2,
    fields: { blockType: "button", label: "Join <us>", url: "/a?b=1&c=2" },
  };
  const columns = {
    type: "block",
    version: 2,
    fields: {
      blockType: "columns",
      left: state(block("paragraph", [text("left")])),
      right: null,
    },
  };
  expect(await toHtml(state(button, columns), noImage)).toBe(
    '<p><a class="btn btn-primary" href="/a?b=1&amp;c=2">Join &lt;us&gt;</a></p>' +
      '<div class="row"><div class="col-md-6"><p>left</p></div><div class="col-md-6"></div></div>',
  );
});

test("shows a picture under the path of the site, and nothing once it is deleted", async () => {
  const picture = state({ type: "upload", version: 3, relationTo: "media", value: "id-1" });
  expect(await toHtml(picture, found)).toBe(
    '<img src="/images/site/a.jpg" alt="A &quot;sea&quot;" width="800" height="600">',
  );
  expect(await toHtml(picture, noImage)).toBe("");
});
