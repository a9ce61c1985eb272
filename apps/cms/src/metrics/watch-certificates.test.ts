import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { createMeter } from "@kdl/runtime/metrics/meter";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { expect, test, vi } from "vitest";
import { watchCertificates } from "./watch-certificates.ts";

const DAY_S = 86_400;
const openssl = spawnSync("openssl", ["version"]).error === undefined;
if (!openssl) process.stderr.write("Skipped (needs openssl): when certificates expire\n");

/** A self-signed certificate, as many days before its end. */
function makeCertificate(days: number) {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [cert, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", "/CN=www.example.org", "-days", String(days)];
  spawnSync("openssl", ["req", "-x509", ...curve, ...names, "-keyout", key, "-out", cert]);
  const files = { cert: readFileSync(cert), key: readFileSync(key) };
  rmSync(folder, { recursive: true });
  return files;
}

const value = (text: string, name: string, host: string) =>
  Number(new RegExp(`^${name}\\{host="${host}"\\} (.+)$`, "m").exec(text)?.[1]);

test.skipIf(!openssl)("reports when the certificate's validity starts and ends", async () => {
  const server = createServer(makeCertificate(10)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const meter = createMeter();
  watchCertificates(meter, {
    site: `https://127.0.0.1:${port}`,
    admin: `https://cms.localhost:${port}`,
  });

  const [before, after] = ["not_before", "not_after"].map(
    (name) => `certificate_${name}_timestamp_seconds`,
  ) as [string, string];
  await vi.waitFor(async () => expect(await metricsText(meter)).toContain(`${after}{host="site"}`));
  const text = await metricsText(meter);
  const now = Date.now() / 1000;
  expect(value(text, after, "site") - now).toBeGreaterThan(9.9 * DAY_S);
  expect(value(text, after, "site") - now).toBeLessThan(10.1 * DAY_S);
  expect(value(text, after, "site") - value(text, before, "site")).toBe(10 * DAY_S);
  expect(text).not.toContain('host="admin"');
  server.close();
});

test("a host that can't be reached, or has no certificate, has no value", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const failed = once(silent, "tlsClientError");
  const meter = createMeter();
  watchCertificates(meter, {
    site: `https://127.0.0.1:${port}`,
    admin: "http://cms.example.org",
  });
  await failed;
  expect(await metricsText(meter)).not.toContain('host="');
  silent.close();
});
