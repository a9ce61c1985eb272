import { expect, test } from "vitest";
import { gatewayAddress, siteAddress } from "./announcement.ts";
import { ROOT } from "./root.ts";
import { readSettings } from "./settings.ts";

test("a relative data folder counts from the repository", () => {
  expect(readSettings({}).DATA_DIR).toBe(`${ROOT}/.data`);
  expect(readSettings({ DATA_DIR: "/srv/site" }).DATA_DIR).toBe("/srv/site");
});

test("every wrong variable has its line", () => {
  expect(() => readSettings({ PORT: "abc", LOG_LEVEL: "loud" })).toThrow(
    /^PORT: must be a number.*\nLOG_LEVEL: must be one of/,
  );
});

test("site and CMS can't share a port", () => {
  expect(() => readSettings({ PORT: "4000", CMS_PORT: "4000" })).toThrow("CMS_PORT: is 4000");
  const elsewhere = { PORT: "4000", CMS_PORT: "4000", UPSTREAM_URL: "https://a.example" };
  expect(readSettings(elsewhere).PORT).toBe(4000);
});

test.each([
  [{}, "http://localhost:3000", "http://127.0.0.1:3000"],
  [{ HOST: "0.0.0.0" }, "http://localhost:3000", "http://127.0.0.1:3000"],
  [{ HOST: "::", PORT: "80" }, "http://localhost:80", "http://[::1]:80"],
  [{ HOST: "192.0.2.7" }, "http://192.0.2.7:3000", "http://192.0.2.7:3000"],
  [{ SITE_ORIGIN: "https://a.example" }, "https://a.example", "http://127.0.0.1:3000"],
])("addresses of %o", (source, site, gateway) => {
  expect(siteAddress(readSettings(source))).toBe(site);
  expect(gatewayAddress(readSettings(source))).toBe(gateway);
});
