import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { siteOrigin } from "../env.ts";
import { setSecurityHeaders } from "./security-headers.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const RESUME = `/payload-api/submissions/internship-applications/${ID}/resume`;

function headersOf(url: string, method = "GET"): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
  } as unknown as ServerResponse;
  setSecurityHeaders({ url, method, headers: {} } as IncomingMessage, response, { dev: false });
  return headers;
}

test("a resume may stand in the admin's own frame, in a sandbox", () => {
  const headers = headersOf(`${RESUME}?inline=true`);
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/; sandbox$/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
});

test.each([
  [RESUME, "GET"],
  [`${RESUME}?inline=true`, "DELETE"],
  [`${RESUME}?inline=true&x=1`, "GET"],
  [`${RESUME}/../stage?inline=true`, "GET"],
  ["/payload-api/users?inline=true", "GET"],
  ["/admin?inline=true", "GET"],
])("nothing else may: %s %s", (url, method) => {
  const headers = headersOf(url, method);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-frame-options")).toBe("DENY");
});

test("the way to a preview may lead through a frame of the admin, which may show the site", () => {
  const headers = headersOf("/payload-api/preview-link?path=%2Fservices");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headersOf("/admin").get("content-security-policy")).toContain(
    `frame-src 'self' ${siteOrigin};`,
  );
  for (const [url, method] of [
    ["/payload-api/preview-link?path=%2F", "POST"],
    ["/payload-api/preview-links?path=%2F", "GET"],
  ] as const) {
    expect(headersOf(url, method).get("x-frame-options")).toBe("DENY");
  }
});
