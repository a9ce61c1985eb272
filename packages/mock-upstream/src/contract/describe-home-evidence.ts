import { MAX_FIGURES, MAX_PHOTOGRAPHS } from "@kdl/schemas/content/home";
import { HOME_TEXT_MAX, homeTextSlugs } from "@kdl/schemas/content/home-texts";
import { expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";

type Group = { slug: string; value: unknown }[];

const each = (last: number, slugsOf: (number: number) => string[]) =>
  Array.from({ length: last }, (_, index) => slugsOf(index + 1)).flat();

const slugs: Record<string, readonly string[]> = {
  outcomes: [
    ...each(MAX_FIGURES, (number) => [`figure-${number}-value`, `figure-${number}-label`]),
    "outcomes-note",
  ],
  photographs: each(MAX_PHOTOGRAPHS, (number) =>
    ["image", "alt", "caption"].map((field) => `photograph-${number}-${field}`),
  ),
  trust: ["registration", "safeguarding", "replies"].flatMap((name) => [
    `${name}-title`,
    `${name}-description`,
  ]),
  texts: homeTextSlugs,
};

/** The extension `home-evidence`: its groups have only slugs that are read, and texts that are shown. */
export function describeHomeEvidence(subject: Subject): void {
  const group = (name: string): Group => {
    const { homepageblock } = subject.replies.get("homepageblocks")!.body as {
      homepageblock: Record<string, Group>;
    };
    return homepageblock[name] ?? [];
  };

  test.each(Object.keys(slugs))("the home page's %s have known slugs and short texts", (name) => {
    expect(
      group(name)
        .map(({ slug }) => slug)
        .filter((slug) => !slugs[name]!.includes(slug)),
    ).toEqual([]);
    const long = group(name)
      .filter(({ slug }) => !slug.endsWith("-description"))
      .filter(({ value }) => String(value).length > HOME_TEXT_MAX);
    expect(long).toEqual([]);
  });

  test("the home page says whose words its quote is, and shows a photograph", () => {
    const values = [...group("texts"), ...group("photographs")];
    const filled = values.filter(({ value }) => value !== "").map(({ slug }) => slug);
    expect(filled).toEqual(
      expect.arrayContaining(["quote-attribution", "photograph-1-image", "photograph-1-caption"]),
    );
  });
}
