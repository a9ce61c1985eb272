import { expect, test } from "vitest";
import { unbrokenTimes } from "./unbroken-times.ts";

const breaksOf = (text: string) => unbrokenTimes(text).split(" ");

test("lines end after a comma, beside a dash or before the zone, not in a day or a time", () => {
  expect(breaksOf("Mon 5 Oct, 6 pm – Tue 6 Oct, 8:30 pm IST")).toEqual(
    ["Mon 5 Oct,", "6 pm", "–", "Tue 6 Oct,", "8:30 pm", "IST"].map((part) =>
      part.replaceAll(" ", "\u00A0"),
    ),
  );
});
