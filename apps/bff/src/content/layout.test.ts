import { describe, expect, test } from "vitest";
import { createSanitiser } from "./sanitise-html.ts";

const sanitise = createSanitiser({ upstreamUrls: ["http://upstream.test"] });

const row = (rowClass: string, ...columnClasses: string[]) =>
  `<div class="${rowClass}">${columnClasses.map((name) => `<div class="${name}"><p>x</p></div>`).join("")}</div>`;
const classesIn = (html: string) =>
  [...html.matchAll(/class="([^"]*)"/g)].map(([, names]) => names);

describe("rows and columns", () => {
  test.each([
    ["Bootstrap", row("row g-4", "col-12 col-md-8", "col-12 col-md-4"), [8, 4]],
    ["Bootstrap, only large", row("row", "col-12 col-lg-6", "col-lg-6"), [6, 6]],
    ["Bootstrap, equal", row("row", "col", "col", "col"), [4, 4, 4]],
    ["Bootstrap, counted", row("row row-cols-1 row-cols-md-3", "col", "col"), [4, 4]],
    ["Bootstrap, one named", row("row", "col-md-3", "col"), [3, 9]],
    ["Bootstrap 3", row("row", "col-xs-12 col-sm-6", "col-xs-12 col-sm-6"), [6, 6]],
    [
      "Foundation XY",
      row("grid-x grid-margin-x", "cell small-12 medium-5", "cell medium-7"),
      [5, 7],
    ],
    ["Foundation 5", row("row", "small-12 large-6 columns", "large-6 columns"), [6, 6]],
    [
      "Bulma",
      row("columns is-multiline", "column is-half", "column is-one-quarter", "column"),
      [6, 3, 3],
    ],
    ["Bulma, numbered", row("columns", "column is-8", "column is-4-desktop"), [8, 4]],
    ["Tailwind", row("grid grid-cols-1 md:grid-cols-2 gap-4", "", ""), [6, 6]],
    [
      "Tailwind, spans",
      row("grid grid-cols-12", "col-span-12 md:col-span-7", "md:col-span-5"),
      [7, 5],
    ],
    ["Tailwind, fractions", row("flex flex-wrap", "w-full md:w-1/3", "md:w-2/3"), [4, 8]],
    [
      "MUI",
      row(
        "MuiGrid-root MuiGrid-container",
        "MuiGrid-item MuiGrid-grid-xs-12 MuiGrid-grid-md-6",
        "MuiGrid-item MuiGrid-grid-md-6",
      ),
      [6, 6],
    ],
    ["WordPress", row("wp-block-columns", "wp-block-column", "wp-block-column"), [6, 6]],
    ["many", row("row", "col", "col", "col", "col", "col"), [4, 4, 4, 4, 4]],
    ["the site's own", row("rt-row", "rt-col rt-col-5", "rt-col rt-col-7"), [5, 7]],
  ])("%s", (_name, html, spans) => {
    expect(classesIn(sanitise(html))).toEqual([
      "rt-row",
      ...spans.map((span) => `rt-col rt-col-${span}`),
    ]);
  });

  test("nested rows keep their own columns", () => {
    const inner = row("row", "col-6", "col-6");
    expect(
      classesIn(
        sanitise(
          `<div class="row"><div class="col-md-8">${inner}</div><div class="col-md-4">y</div></div>`,
        ),
      ),
    ).toEqual([
      "rt-row",
      "rt-col rt-col-8",
      "rt-row",
      "rt-col rt-col-6",
      "rt-col rt-col-6",
      "rt-col rt-col-4",
    ]);
  });

  test.each([
    ["a line of buttons", '<div class="flex gap-2"><a href="/a">a</a> <a href="/b">b</a></div>'],
    ["a line with words", '<div class="d-flex">words <p>and a block</p></div>'],
    ["a stack", '<div class="flex flex-col"><p>a</p><p>b</p></div>'],
    ["a container", '<div class="container"><p>a</p></div>'],
  ])("%s is no row", (_name, html) => {
    expect(classesIn(sanitise(html))).toEqual([]);
  });

  test("an empty column keeps its place", () => {
    expect(
      sanitise('<div class="row"><div class="col-md-4"></div><div class="col-md-8">x</div></div>'),
    ).toBe(
      '<div class="rt-row"><div class="rt-col rt-col-4"></div><div class="rt-col rt-col-8">x</div></div>',
    );
  });
});

describe("buttons", () => {
  test.each([
    ["btn btn-primary btn-lg", "rt-button"],
    ["btn-primary", "rt-button"],
    ["btn btn-outline-primary", "rt-button-outline"],
    ["button is-link", "rt-button"],
    ["button is-link is-outlined", "rt-button-outline"],
    ["hollow button", "rt-button-outline"],
    ["wp-block-button__link", "rt-button"],
    ["MuiButton-root MuiButton-outlined", "rt-button-outline"],
  ])("%s", (given, expected) => {
    expect(sanitise(`<a class="${given}" href="/x">x</a>`)).toBe(
      `<a href="/x" class="${expected}">x</a>`,
    );
  });

  test("WordPress says on a wrapper that they are outlined", () => {
    expect(
      classesIn(
        sanitise(
          '<div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="/x">x</a></div>',
        ),
      ),
    ).toEqual(["rt-button-outline"]);
  });

  test("only links are buttons, and other classes go", () => {
    expect(sanitise('<p class="btn lead">x <a class="stretched-link" href="/y">y</a></p>')).toBe(
      '<p>x <a href="/y">y</a></p>',
    );
  });
});
