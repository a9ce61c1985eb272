import { expect, test } from "vitest";
import { htmlToBlocks } from "./html-to-blocks.ts";

function convert(html: string, hasLooseParagraphs = false) {
  const notes: string[] = [];
  const blocks = htmlToBlocks(html, {
    hasLooseParagraphs,
    note: (text) => void notes.push(text),
    link: (href) => (href.startsWith("javascript:") ? null : href),
  });
  const text = blocks.map((block) => ("html" in block ? block.html : `[${block.picture.src}]`));
  return { html: text.join(""), notes };
}

test.each([
  ["<h1>A</h1><h2>B</h2><h3>C</h3><h6>D</h6>", "<h2>A</h2><h2>B</h2><h3>C</h3><h4>D</h4>"],
  ["<p>a <b>b</b>  <i>c</i>\nd</p>", "<p>a <strong>b</strong> <em>c</em> d</p>"],
  ["plain <u>text</u>", "<p>plain text</p>"],
  ["<p> </p><p><br></p><div></div>", ""],
  ["<p>1 &lt; 2 &amp; $&amp; $1</p>", "<p>1 &lt; 2 &amp; $&amp; $1</p>"],
  ["<blockquote><p>a</p><p>b</p></blockquote>", "<blockquote>a<br><br>b</blockquote>"],
  ["<hr>", "<hr>"],
  ["<dl><dt>T</dt><dd>D</dd></dl>", "<p><strong>T</strong></p><p>D</p>"],
  ["<a href='/x\"y'>l</a>", '<p><a href="/x&quot;y">l</a></p>'],
  ["<a href='javascript:alert(1)'>l</a>", "<p>l</p>"],
  ["<p onclick=alert(1) style='color:red'>x</p>", "<p>x</p>"],
  [
    "<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>",
    "<ul><li>a<ul><li>b</li></ul></li><li>c<br>d</li></ul>",
  ],
  ["<ol><li></li></ol>", ""],
  ["<section><article><h2>x</h2></article></section>", "<h2>x</h2>"],
])("rewrites %j", (html, expected) => {
  expect(convert(html).html).toBe(expected);
});

test("takes pictures out of text, links, headings and lists", () => {
  expect(convert('<p>a <a href="/x"><img src="1.jpg"></a> b</p>').html).toBe(
    "<p>a</p>[1.jpg]<p>b</p>",
  );
  expect(convert('<h2>a<img src="1.jpg"></h2>').html).toBe("<h2>a</h2>[1.jpg]");
  expect(convert('<ul><li>a<img src="1.jpg"></li><li>b</li></ul>').html).toBe(
    "<ul><li>a</li><li>b</li></ul>[1.jpg]",
  );
});

test("describes a picture by its alt text, its caption and its title", () => {
  const conversion = { hasLooseParagraphs: false, note: () => undefined, link: () => null };
  const html =
    '<figure><img src="1.jpg" alt=" " title="t"><figcaption>A <b>caption</b></figcaption></figure>';
  expect(htmlToBlocks(html, conversion)).toEqual([
    { picture: { src: "1.jpg", descriptions: ["A caption", "t"] } },
    { html: "<p><em>A <strong>caption</strong></em></p>" },
  ]);
});

test("turns tables into lines with their column names", () => {
  const table =
    "<table><tr><th>Name</th><th>Role</th></tr><tr><td>Asha</td><td></td></tr><tr><td>Ravi</td><td>Mentor</td></tr></table>";
  const { html, notes } = convert(table);
  expect(html).toBe(
    "<p><strong>Name:</strong> Asha<br><strong>Name:</strong> Ravi; <strong>Role:</strong> Mentor</p>",
  );
  expect(notes).toEqual(["a table became lines of text, as the editor has no tables"]);
});

test("keeps line breaks in code", () => {
  expect(convert("<pre><code>if (a)\n  b &lt; c\n</code></pre>").html).toBe(
    "<p>if (a)<br>\u00a0\u00a0b &lt; c</p>",
  );
});

test("executes and embeds nothing", () => {
  const { html, notes } = convert(
    "<script>alert(1)</script><style>p{}</style><svg><script>alert(2)</script><a href='javascript:x'>y</a></svg>" +
      "<form><input name=a></form><iframe src='//video.example/1'></iframe><iframe srcdoc='<p>x'></iframe>" +
      "<template><p>t</p></template><math><mtext><img src=x onerror=alert(3)></mtext></math>",
  );
  expect(html).toBe('<p><a href="https://video.example/1">https://video.example/1</a></p>');
  expect(html).not.toMatch(/alert|onerror/);
  expect(notes).toContain("a script was left out");
  expect(notes).toContain("a form was left out");
});

test("separates paragraphs at empty lines where WordPress did", () => {
  expect(convert("a\nb\n\n\nc <b>d</b>\n<h2>e</h2>\nf", true).html).toBe(
    "<p>a<br>b</p><p>c <strong>d</strong></p><h2>e</h2><p>f</p>",
  );
});

test("reports blocks that only WordPress can fill", () => {
  expect(
    convert('<!-- wp:latest-posts {"a":1} /--><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->')
      .notes,
  ).toEqual(["the block “latest-posts” was left out"]);
});

test.each(["<div>", "<b>", "<ul><li>", "<table><tr><td>"])("accepts 100 nested %s", (tag) => {
  expect(convert(`${tag.repeat(100)}text`).html).toContain("text");
});

test.each(["<div>", "<b>", "<ul><li>", "<table><tr><td>", "<A href=/x><span>"])(
  "leaves out a text with %s nested thousands of times",
  (tag) => {
    const { html, notes } = convert(`${tag.repeat(30_000)}text`);
    expect(html).toBe("");
    expect(notes).toEqual(["its elements are nested too deep, so the text was left out"]);
  },
);

test("accepts many sibling elements", () => {
  const html = "<p>a<br><img src=x><li>b<b>c</b><a href='/y'>d</a></p>".repeat(400);
  expect(convert(html).notes).toEqual([]);
});
