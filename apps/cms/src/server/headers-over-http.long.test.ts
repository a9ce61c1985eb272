/** The built CMS: which headers its replies have, and how Mozilla's Observatory would score them. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { observatoryScore } from "../testing/observatory.ts";
import { ADMIN, type RunningCms, startCms } from "../testing/running-cms.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({
    DATA_DIR: mkdtempSync(join(process.env["DATA_DIR"]!, "headers-")),
    // The admin may show the site's pages in a frame, which costs points without TLS.
    SITE_ORIGIN: "https://www.example.org",
  });
}, 120_000);
afterAll(() => cms.stop());

const behindTls = { "x-forwarded-proto": "https", "x-forwarded-host": "cms.example.org" };
const pages = ["/admin", "/admin/login", "/admin/forgot", "/admin/collections/services"];

describe.each(pages)("%s", (path) => {
  test("scores 90 or more by the rules of Mozilla's Observatory", async () => {
    const { headers } = await fetch(cms.url + path, { headers: behindTls, redirect: "manual" });
    const { score, points } = observatoryScore(headers);
    // Compares the points as well, so that a failure shows what is missing.
    expect({ points, isEnough: score >= 90 }).toEqual({ points, isEnough: true });
  });
});

test("each script of a page has the nonce of its reply, whatever the request says", async () => {
  const nonces = new Set<string>();
  for (const headers of [{}, { "content-security-policy": "script-src 'nonce-Zm9vYmFy'" }]) {
    const response = await fetch(`${cms.url}/admin/login`, { headers });
    const policy = response.headers.get("content-security-policy") ?? "";
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const scripts = [...(await response.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
  expect(nonces).not.toContain("Zm9vYmFy");
});

test("a reply that isn't a page could do no harm if a browser showed it as one", async () => {
  for (const path of ["/api/events", "/payload-api/users/me", "/images/none/x.jpg", "/nothing"]) {
    const { headers } = await fetch(cms.url + path);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

const logIn = async (headers: Record<string, string>) => {
  const response = await fetch(`${cms.url}/payload-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(ADMIN),
  });
  expect(response.status).toBe(200);
  return response.headers;
};

test("the session cookie is Secure over https, and also reaches browsers without https", async () => {
  const overTls = await logIn(behindTls);
  const [cookie = ""] = overTls.getSetCookie();
  expect(cookie).toMatch(/^payload-token=.*; Secure$/);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(observatoryScore(overTls).points["cookies"]).toBe(5);
  expect((await logIn({})).getSetCookie()[0]).not.toMatch(/secure/i);
});
