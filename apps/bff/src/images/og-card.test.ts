import { expect, test } from "vitest";
import { drawCard } from "./og-card.ts";

const siteName = "Example";
const bytesOf = async (title: string | null) => (await drawCard({ siteName, title })).body;

test("a title in letters that the fonts lack gives the site's card, not empty boxes", async () => {
  const site = await bytesOf(null);
  expect(await bytesOf("మెంటరింగ్")).toEqual(site);
  expect(await bytesOf("Mentoring")).not.toEqual(site);
});

test("signs that the fonts lack are left out", async () => {
  expect(await bytesOf("Drones 🚁 & robots")).toEqual(await bytesOf("Drones & robots"));
});
