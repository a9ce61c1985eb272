import config from "@payload-config";
import { expect, test } from "vitest";
import { toHtml } from "../rich-text/to-html.ts";
import { seedContent } from "./content/index.ts";
import { createToRichText } from "./to-rich-text.ts";

const toRichText = createToRichText(await config);
const through = async (html: string) => toHtml(await toRichText(html), async () => null);

const samples: [string, string][] = [
  ...seedContent.services.map(({ key, description }): [string, string] => [key, description]),
  ...seedContent.pages.flatMap(({ key, content }) =>
    [content]
      .flat()
      .flatMap((part): [string, string][] => (typeof part === "string" ? [[key, part]] : [])),
  ),
  ...seedContent.clubs.map(({ key, description }): [string, string] => [key, description]),
  ...seedContent.events.map((event): [string, string] => [event.key, event.longDescription]),
  ...seedContent.faqs.map(({ key, answer }): [string, string] => [key, answer]),
];

/** The editor writes apostrophes as entities; browsers read both the same. */
const plain = (html: string) => html.replaceAll("&#39;", "'").replaceAll("&quot;", '"');

test.each(samples)("%s comes back as it was written", async (_key, html) => {
  expect(plain(await through(html))).toBe(plain(html));
});
