/** A certificate of the operator's own at the proxy, on both hosts. */
import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../commands.ts";
import type { Project } from "../project.ts";

const SITE = "www.example.test";
const CMS = "cms.example.test";
const VARIABLES = ["SITE_ADDRESS", "CMS_ADDRESS", "TLS_DIR"] as const;

export async function anOwnCertificateIsServed(project: Project): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "own-certificate-"));
  const before = VARIABLES.map((name) => [name, project.get(name)] as const);
  try {
    const certificate = await makeCertificate(folder);
    project.set("SITE_ADDRESS", SITE);
    project.set("CMS_ADDRESS", CMS);
    project.set("TLS_DIR", folder);
    await project.up();

    // Each connection is refused unless the certificate is this one and names the host.
    const page = await get(project.httpsUrl, SITE, "/services", certificate);
    assert.equal(page.statusCode, 200, SITE);
    assert.match(String(page.headers["strict-transport-security"]), /max-age=31536000/);
    const admin = await get(project.httpsUrl, CMS, "/admin/login", certificate);
    assert.equal(admin.statusCode, 200, CMS);
    const contract = await get(project.httpsUrl, CMS, "/api/events", certificate);
    assert.equal(contract.statusCode, 404, "the contract on the admin's host");
    const plain = await get(project.url, SITE, "/services", certificate);
    assert.equal(plain.statusCode, 308, "plain HTTP");
    assert.equal(plain.headers.location, `https://${SITE}/services`);
  } finally {
    for (const [name, value] of before) project.set(name, value ?? "");
    rmSync(folder, { recursive: true, force: true });
  }
  await project.up();
  return `${SITE} and ${CMS} with one certificate, HTTP redirected`;
}

/** @returns the certificate, which is its own authority */
async function makeCertificate(folder: string): Promise<string> {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", "/CN=Trial", "-addext", `subjectAltName=DNS:${SITE},DNS:${CMS}`];
  const files = ["-keyout", key, "-out", certificate, "-days", "2"];
  await run("openssl", ["req", "-x509", ...curve, ...names, ...files]);
  // The proxy runs as root without rights to other users' files.
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, isRoot ? 0o700 : 0o755);
  chmodSync(key, isRoot ? 0o600 : 0o644);
  return readFileSync(certificate, "utf8");
}

function get(url: string, host: string, path: string, ca: string): Promise<IncomingMessage> {
  const { protocol, hostname, port } = new URL(url);
  const { request } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, ca, servername: host, headers: { host } };
    request({ ...options, agent: false }, (response) => {
      response.resume().once("end", () => resolve(response));
    })
      .once("error", reject)
      .end();
  });
}
