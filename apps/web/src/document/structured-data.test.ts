import { expect, test } from "vitest";
import { breadcrumbList } from "./structured-data.ts";

test("breadcrumbs have absolute addresses, numbered from one", () => {
  const list = breadcrumbList([{ title: "Home", path: "/" }], "https://example.org");
  expect(list["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://example.org/" },
  ]);
});
