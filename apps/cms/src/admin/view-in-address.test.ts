import { expect, test } from "vitest";
import { viewInAddress } from "./view-in-address.ts";

const list = ["collections", "volunteer-registrations"];

test("a list without a filter in its address has no saved view", () => {
  expect(viewInAddress(list, {})).toEqual({ preset: "" });
  expect(viewInAddress(list, { preset: "1", limit: "10" })).toEqual({ preset: "", limit: "10" });
});

test("a filter in the address keeps its view, and other pages what they have", () => {
  const filtered = { preset: "1", "where[or][0][and][0][stage][equals]": "received" };
  expect(viewInAddress(list, filtered)).toEqual(filtered);
  expect(viewInAddress([...list, "an-id"], {})).toEqual({});
  expect(viewInAddress([], {})).toEqual({});
});
