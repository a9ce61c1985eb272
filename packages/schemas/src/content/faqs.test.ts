import { expect, test } from "vitest";
import { faqsFor } from "./faqs.ts";
import { safeHtml } from "./safe-html.ts";

const faq = { id: "1", question: "Q", answer: safeHtml.parse("A") };
const groups = { internship: [faq], " start-up support ": [faq, faq] };

test.each([
  ["Internship", 1],
  ["INTERNSHIP ", 1],
  ["Start-up Support", 2],
  ["Training", 0],
  ["constructor", 0],
])("questions of %s", (title, count) => {
  expect(faqsFor(groups, title)).toHaveLength(count);
});
