import { describe, expect, test } from "vitest";
import {
  centred,
  covering,
  keyed,
  moved,
  pixelsShown,
  zoomed,
  ZOOM_MAX,
} from "./photo-placement.ts";

const landscape = { width: 4000, height: 2000 };
const square = { width: 800, height: 800 };

describe("a photo under its window", () => {
  test("can be moved until its edge reaches the window", () => {
    expect(moved(landscape, centred, 9, 9)).toEqual({ zoom: 1, x: 0.5, y: 0 });
    expect(moved(landscape, centred, -0.2, 0)).toEqual({ zoom: 1, x: -0.2, y: 0 });
    expect(moved(square, centred, 0.3, 0)).toEqual(centred);
  });

  test("stays within its zoom limits", () => {
    expect(covering(square, { zoom: 0.2, x: 0, y: 0 }).zoom).toBe(1);
    expect(zoomed(square, centred, 99).zoom).toBe(ZOOM_MAX);
  });

  test("keeps the point under the fingers while zooming", () => {
    const around = { x: 0.25, y: -0.25 };
    const before = { zoom: 2, x: 0.1, y: 0.2 };
    const after = zoomed(landscape, before, 3, around);
    const point = (placement: typeof before, axis: "x" | "y") =>
      (around[axis] - placement[axis]) / placement.zoom;
    expect(point(after, "x")).toBeCloseTo(point(before, "x"));
    expect(point(after, "y")).toBeCloseTo(point(before, "y"));
  });

  test("covers the window again when it gets smaller at an edge", () => {
    const atEdge = moved(square, { zoom: 2, x: 0, y: 0 }, 1, 0);
    expect(atEdge.x).toBe(0.5);
    expect(zoomed(square, atEdge, 1)).toEqual(centred);
  });

  test("gives a picture no more pixels than it has", () => {
    expect(pixelsShown(landscape, { zoom: 2, x: 0, y: 0 })).toBe(1000);
  });
});

const press = (key: string, shiftKey = false) =>
  keyed(square, { zoom: 2, x: 0, y: 0 }, { key, shiftKey });

describe("keys", () => {
  test("arrows move, further with shift", () => {
    expect(press("ArrowLeft")).toEqual({ zoom: 2, x: -0.02, y: 0 });
    expect(press("ArrowDown", true)).toEqual({ zoom: 2, x: 0, y: 0.1 });
  });

  test("plus and minus zoom, zero resets", () => {
    expect(press("+")?.zoom).toBeCloseTo(2.1);
    expect(press("-")?.zoom).toBeCloseTo(1.9);
    expect(press("0")).toEqual(centred);
  });

  test("others are left to the browser", () => {
    expect(press("Tab")).toBeNull();
  });
});
