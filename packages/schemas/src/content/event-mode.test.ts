import { expect, test } from "vitest";
import { eventLabel, modeText } from "./event-mode.ts";

test.each([
  ["Online", "Online", "Online Event"],
  ["Hybrid", "Hybrid", "Hybrid Event"],
  ["Offline", "Offline (in person)", "Offline Event (in person)"],
])("%s", (type, mode, label) => {
  expect([modeText(type), eventLabel(type)]).toEqual([mode, label]);
});
