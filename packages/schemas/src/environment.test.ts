import { describe, expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

const valuesOf = (source: Record<string, string | undefined>) => {
  const result = parseEnvironment(source);
  return result.ok ? result.values : result.problems;
};

test("nothing has to be given, and what is empty counts as not given", () => {
  const defaults = {
    PORT: 3000,
    HOST: "127.0.0.1",
    CMS_PORT: 3001,
    SITE_TIME_ZONE: "Asia/Kolkata",
    CONTENT_TTL_S: 30,
    DATA_DIR: ".data",
    LOG_LEVEL: "info",
  };
  expect(valuesOf({})).toMatchObject(defaults);
  expect(valuesOf({ PORT: "", HOST: "", UPSTREAM_URL: "", PATH: "/bin" })).toMatchObject(defaults);
});

describe("values", () => {
  test("are brought into one form", () => {
    expect(
      valuesOf({
        PORT: "8080",
        UPSTREAM_URL: "https://example.org/site/",
        SITE_ORIGIN: "https://example.org/",
        TRUST_PROXY: "10.0.0.0/8, ::1",
        IMAGE_HOSTS: "cdn.example.org *.example.net:8443",
        IMAGE_BASES: "team=https://cdn.example.org/people/,logos=https://example.org/l?x=1",
        GATEWAY_URLS: "http://127.0.0.1:3000,http://127.0.0.1:3002/",
      }),
    ).toMatchObject({
      PORT: 8080,
      UPSTREAM_URL: ["https://example.org/site"],
      SITE_ORIGIN: "https://example.org",
      TRUST_PROXY: ["10.0.0.0/8", "::1"],
      IMAGE_HOSTS: ["cdn.example.org", "*.example.net:8443"],
      IMAGE_BASES: {
        team: "https://cdn.example.org/people",
        logos: "https://example.org/l?x=1",
      },
      GATEWAY_URLS: ["http://127.0.0.1:3000", "http://127.0.0.1:3002"],
    });
  });

  test("may be several addresses of the upstream", () => {
    const UPSTREAM_URL = " http://cms-1:3001/, http://cms-2:3001,";
    const urls = ["http://cms-1:3001", "http://cms-2:3001"];
    expect(valuesOf({ UPSTREAM_URL })).toMatchObject({ UPSTREAM_URL: urls });
  });

  test.each([
    ["PORT", "0"],
    ["PORT", "http"],
    ["CONTENT_TTL_S", "-1"],
    ["UPSTREAM_URL", "ftp://example.org"],
    ["UPSTREAM_URL", "example.org"],
    ["UPSTREAM_URL", "http://example.org,ftp://example.org"],
    ["UPSTREAM_URL", "http://example.org,http://EXAMPLE.org:80/"],
    ["UPSTREAM_URL", Array.from({ length: 17 }, (_, i) => `http://cms-${i}`).join()],
    ["UPSTREAM_URL", ", ,"],
    ["SITE_ORIGIN", "https://example.org/path"],
    ["SITE_TIME_ZONE", "Kolkata/Asia"],
    ["DATABASE_URL", "mysql://user:hunter2@localhost/db"],
    ["TRUST_PROXY", "true"],
    ["IMAGE_HOSTS", "https://example.org"],
    ["IMAGE_BASES", "nowhere=https://example.org"],
    ["IMAGE_BASES", "team"],
    ["LOG_LEVEL", "loud"],
    ["GATEWAY_SECRET", "short"],
  ])("%s can't be %s; the problem is a line with its name, without the value", (name, value) => {
    const problems = valuesOf({ [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: .+$`))]);
    expect(String(problems).replace(`${name}:`, "")).not.toContain(value);
  });
});
