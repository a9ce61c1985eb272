import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderGuide } from "./render-guide.ts";

const guide = readFileSync(new URL("../../../../../docs/coordinators.md", import.meta.url), "utf8");
const names = [...guide.matchAll(/\]\((images\/[^)]+)\)/g)].map(([, path]) => path!);
const pictures = Object.fromEntries(names.map((name) => [name, `/_next/static/media/${name}`]));

test("the guide is a page with its pictures, and with no link that leads nowhere", () => {
  const html = renderGuide(guide, pictures);
  expect(html).toContain("<h1>For coordinators: from arrival to answers</h1>");
  expect(html).toContain("<td>Received</td>");
  expect(html.match(/<img /g)).toHaveLength(names.length);
  for (const name of names) expect(html).toContain(`src="/_next/static/media/${name}" alt="`);
});

test("a picture that isn't in the build, or a link to another file, is found", () => {
  expect(() => renderGuide("![A](images/a.webp)", {})).toThrow("no picture images/a.webp");
  expect(() => renderGuide("[Roles](security.md)", {})).toThrow("links to security.md");
});
