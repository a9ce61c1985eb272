import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readBuiltAssets } from "../rendering/built-assets.ts";
import { fakeWeb } from "../testing/fake-web.ts";
import { rawRequest } from "../testing/raw-request.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
let folder: string;
let dataDir: string;
let gateway: TestGateway;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-"));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".vite"));
  await write("assets/boot-1.js", "plain");
  await write("assets/boot-1.js.br", "as brotli");
  await write("assets/boot-1.js.gz", "as gzip");
  await write("assets/model-1.bin", "other");
  await write("favicon.svg", "<svg/>");
  await write("favicon.svg.br", "as brotli");
  await write(".vite/manifest.json", "{}");
  await mkdir(join(folder, "member-area"));
  await write("member-area/index.html", "<p>frame");
  await write("member-area/member-area.js", "script");
  await mkdir(join(folder, "door"));
  await write("door/index.html", "<p>door");
  await write("door/worker.js", "worker");
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  gateway = await startTestGateway({
    env: { DATA_DIR: dataDir },
    web: { ...fakeWeb(folder), files: await readBuiltAssets(folder) },
  });
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
});

describe("built files", () => {
  test.each([
    ["br, gzip", "br", "as brotli"],
    ["gzip", "gzip", "as gzip"],
    ["identity", undefined, "plain"],
  ])("are served as the build compressed them: %s", async (accepted, encoding, text) => {
    const headers = { "accept-encoding": accepted };
    // The fast path answers from memory; inject bypasses it and reaches the route that reads from disk.
    const quick = await rawRequest(gateway.address, "/assets/boot-1.js", { headers });
    const usual = await gateway.app.inject({ url: "/assets/boot-1.js", headers });
    expect(quick.body.toString()).toBe(text);
    expect(usual.body).toBe(text);
    for (const reply of [quick, usual]) {
      expect(reply.headers["content-encoding"]).toBe(encoding);
      expect(reply.headers["cache-control"]).toBe(IMMUTABLE);
      expect(reply.headers["vary"]).toMatch(/^accept-encoding$/i);
      expect(reply.headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
      expect(reply.headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  test("of other kinds come from disk", async () => {
    const reply = await gateway.client.get("/assets/model-1.bin");
    expect(String(reply.body)).toBe("other");
    expect(reply.headers["cache-control"]).toBe(IMMUTABLE);
  });

  test("at the root are cached for a short time", async () => {
    const headers = { "accept-encoding": "br" };
    const reply = await rawRequest(gateway.address, "/favicon.svg", { headers });
    expect(reply.headers).toMatchObject({
      "cache-control": "public, max-age=3600",
      "content-type": "image/svg+xml",
      "content-encoding": "br",
    });
  });

  test.each([
    "/assets/none.js",
    "/assets/",
    "/assets/..%2f.vite%2fmanifest.json",
    "/assets/%2e%2e/favicon.svg",
  ])("%s isn't found, and the reply isn't cached", async (path) => {
    const { status, headers } = await rawRequest(gateway.address, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("include an SVG icon, to which /favicon.ico redirects", async () => {
    const { status, headers } = await gateway.client.get("/favicon.ico");
    expect([status, headers.location]).toEqual([301, "/favicon.svg"]);
  });

  test.each(["/favicon.svg.br", "/.vite/manifest.json"])(
    "%s isn't served as a file",
    async (path) => {
      expect((await gateway.client.get(path)).headers["content-type"]).toContain("text/html");
    },
  );
});

const otherVersion = () => join(dataDir, "cache", "built-files");

describe("built files of other versions", () => {
  test("come from the folder that gateways share, and are cached like this gateway's own", async () => {
    // Written by a gateway that started after this one.
    await writeFile(join(otherVersion(), "boot-2.js"), "newer");
    await writeFile(join(otherVersion(), "boot-2.js.br"), "newer in brotli");
    const headers = { "accept-encoding": "br" };
    const reply = await rawRequest(gateway.address, "/assets/boot-2.js", { headers });
    expect([reply.status, reply.body.toString()]).toEqual([200, "newer in brotli"]);
    expect(reply.headers).toMatchObject({
      "cache-control": IMMUTABLE,
      "content-encoding": "br",
      "content-type": "application/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  });

  test("never replace this gateway's own", async () => {
    await writeFile(join(otherVersion(), "model-1.bin"), "changed");
    const reply = await gateway.client.get("/assets/model-1.bin");
    expect(String(reply.body)).toBe("other");
  });

  test("share the folder with this gateway's", async () => {
    expect(await readdir(otherVersion())).toEqual(
      expect.arrayContaining(["boot-1.js", "boot-1.js.br", "boot-1.js.gz", "model-1.bin"]),
    );
  });

  test.each(["%2e%2e/secret", "..%2fsecret", "../secret", "boot-3.js.7.part", ".hidden"])(
    "nothing else is served from there: %s",
    async (path) => {
      await writeFile(join(dataDir, "cache", "secret"), "secret");
      await writeFile(join(otherVersion(), ".hidden"), "secret");
      await writeFile(join(otherVersion(), "boot-3.js.7.part"), "secret");
      const reply = await rawRequest(gateway.address, `/assets/${path}`);
      expect(reply.body.toString()).not.toContain("secret");
      expect(reply.headers["cache-control"]).toBe("no-store");
    },
  );
});

describe("the page in the member area's frame", () => {
  test.each([
    ["/member-area/", "text/html; charset=utf-8", "<p>frame"],
    ["/member-area/?x=1", "text/html; charset=utf-8", "<p>frame"],
    ["/member-area/member-area.js", "application/javascript; charset=utf-8", "script"],
  ])(
    "%s may be framed by this site, and loads its parts without an origin",
    async (url, type, text) => {
      const reply = await gateway.client.get(url);
      expect(reply.status).toBe(200);
      expect(reply.text).toBe(text);
      expect(reply.headers).toMatchObject({
        "content-type": type,
        "x-frame-options": "SAMEORIGIN",
        "cross-origin-resource-policy": "cross-origin",
        "access-control-allow-origin": "*",
        "x-content-type-options": "nosniff",
      });
      const policy = reply.headers["content-security-policy"];
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("connect-src");
    },
  );

  test("is the only one that may be framed", async () => {
    for (const url of ["/choosephoto", "/", "/assets/boot-1.js", "/favicon.svg"]) {
      // These files are already compressed formats.
      const reply = await gateway.client.get(url).set("accept-encoding", "identity");
      expect(reply.headers["x-frame-options"]).toBe("DENY");
    }
    const none = await gateway.client.get("/member-area/none");
    expect([none.status, none.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect((await gateway.client.get("/choosephoto")).headers["content-security-policy"]).toMatch(
      /frame-src 'self' .*frame-ancestors 'none'/,
    );
    expect((await gateway.client.get("/member-area")).headers.location).toBe("/member-area/");
    for (const path of ["../.vite/manifest.json", "%2e%2e/favicon.svg", "..%2ffavicon.svg"]) {
      const { body } = await rawRequest(gateway.address, `/member-area/${path}`);
      expect(body.toString()).not.toMatch(/<svg|^\{\}/);
    }
  });
});

describe("the page for phones at the door", () => {
  test.each([
    ["/door/", "text/html; charset=utf-8", "<p>door"],
    ["/door/worker.js", "application/javascript; charset=utf-8", "worker"],
  ])(
    "%s may use the camera, isn't indexed, and is revalidated each time",
    async (url, type, text) => {
      const reply = await gateway.client.get(url);
      expect([reply.status, reply.text]).toEqual([200, text]);
      expect(reply.headers).toMatchObject({
        "content-type": type,
        "cache-control": "no-cache",
        "x-robots-tag": "noindex",
        "x-frame-options": "DENY",
      });
      expect(reply.headers["permissions-policy"]).toMatch(/camera=\(self\), .*microphone=\(\)/);
      const policy = reply.headers["content-security-policy"];
      expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(policy).not.toMatch(/unsafe|data:|blob:/);
      // Without this header, a service worker can't control pages above its own folder.
      expect(reply.headers).not.toHaveProperty("service-worker-allowed");
    },
  );

  test("has its own folder", async () => {
    const { status, headers } = await gateway.client.get("/door");
    expect([status, headers.location]).toEqual([308, "/door/"]);
    const none = await gateway.client.get("/door/none");
    expect([none.status, none.headers["cache-control"]]).toEqual([404, "no-store"]);
    for (const path of ["../.vite/manifest.json", "%2e%2e/favicon.svg", "..%2ffavicon.svg"]) {
      const { body } = await rawRequest(gateway.address, `/door/${path}`);
      expect(body.toString()).not.toMatch(/<svg|^\{\}/);
    }
  });

  test("is the only one that may use the camera", async () => {
    for (const url of ["/", "/doors", "/member-area/"]) {
      const { headers } = await gateway.client.get(url);
      expect(headers["permissions-policy"]).toContain("camera=()");
    }
  });
});
