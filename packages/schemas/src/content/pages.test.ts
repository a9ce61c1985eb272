import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ancestorsOf, type NavigationNode, navigationTree, pageWire } from "./pages.ts";

const page = (id: string, parent = "root") => ({ id, parent, slug: id, title: id.toUpperCase() });
/** `a(b c(d))` */
const shape = (nodes: readonly NavigationNode[]): string =>
  nodes
    .map(({ slug, children }) => (children.length > 0 ? `${slug}(${shape(children)})` : slug))
    .join(" ");
const count = (nodes: readonly NavigationNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);

describe("navigation", () => {
  test("keeps the upstream's order, at any depth", () => {
    const pages = [page("a"), page("c", "b"), page("b", "a"), page("d"), page("e", "a")];
    expect(shape(navigationTree(pages))).toBe("a(b(c) e) d");
  });

  test("puts a page with an unknown parent at the top", () => {
    expect(shape(navigationTree([page("a"), page("b", "gone")]))).toBe("a b");
  });

  test("keeps every page when parents form a loop", () => {
    expect(shape(navigationTree([page("a", "a"), page("b")]))).toBe("b a");
    expect(shape(navigationTree([page("a", "b"), page("b", "a"), page("c")]))).toBe("c a(b)");
    expect(shape(navigationTree([page("root"), page("a")]))).toBe("root a");
  });

  test("shows every page once, whatever the upstream sends", () => {
    const id = fc.constantFrom("a", "b", "c", "d", "e", "root");
    const pages = fc.array(fc.tuple(id, id).map(([own, parent]) => page(own, parent)));
    fc.assert(
      fc.property(pages, (list) => {
        expect(count(navigationTree(list))).toBe(list.length);
      }),
    );
  });

  test("survives a chain of ten thousand pages", () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => page(`p${index}`, `p${index - 1}`));
    expect(count(navigationTree(chain))).toBe(10_000);
  });
});

describe("ancestors", () => {
  const pages = [page("a"), page("b", "a"), page("c", "b"), page("x", "y"), page("y", "x")];
  const of = (id: string) =>
    ancestorsOf(
      pages,
      pages.find((entry) => entry.id === id)!,
    ).map((entry) => entry.id);

  test("are listed from the top", () => {
    expect(of("c")).toEqual(["a", "b"]);
    expect(of("a")).toEqual([]);
  });

  test("stop at a loop", () => {
    expect(of("x")).toEqual(["y"]);
  });
});

describe("the wire", () => {
  test("fills missing fields from the others", () => {
    const parsed = pageWire.parse({ id: 7, parent: 0, slug: "about", title: "About" });
    expect(parsed).toMatchObject({
      id: "7",
      parent: "root",
      bannerTitle: "About",
      bannerImage: null,
      content: "",
      seo: { title: "About", description: "", keywords: "" },
    });
  });
});
