import { expect, test } from "vitest";
import { isForeignWrite } from "./foreign-write.ts";

const host = "cms.example.org";

test.each([
  ["GET", { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" }, false],
  ["POST", { host, origin: "https://cms.example.org", "sec-fetch-site": "same-origin" }, false],
  ["POST", { host }, false],
  [
    "POST",
    { host: "127.0.0.1:3001", "x-forwarded-host": host, origin: "https://cms.example.org" },
    false,
  ],
  ["POST", { host, origin: "https://evil.example" }, true],
  ["POST", { host, "sec-fetch-site": "cross-site" }, true],
  ["DELETE", { host, origin: "null" }, true],
])("%s with %j: %s", (method, headers, foreign) => {
  expect(isForeignWrite({ method, headers })).toBe(foreign);
});
