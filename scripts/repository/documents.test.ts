import { expect, test } from "vitest";
import { anchorsOf, localLinks } from "./documents.ts";

test("finds links within the repository, outside of code", () => {
  const markdown = `[a](one.md), [b](../two.md#some-part), [c](#here), [d](https://example.org/three.md)

\`\`\`md
[e](four.md)
\`\`\`
`;
  expect(localLinks(markdown)).toEqual([
    { path: "one.md", anchor: "" },
    { path: "../two.md", anchor: "some-part" },
    { path: "", anchor: "here" },
  ]);
});

test("anchors are headings in lower case, without punctuation", () => {
  const markdown = "# Too much work\n\n## Mail, and `outbox`\n\ntext\n";
  expect(anchorsOf(markdown)).toEqual(["too-much-work", "mail-and-outbox"]);
});
