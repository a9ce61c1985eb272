/** Expiry of the certificates of site and admin, read through their public addresses. */
import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";
import type { Meter } from "@kdl/runtime/metrics/meter";

const LIMIT_MS = 5_000;
const REFRESH_MS = 60 * 60_000;
const RETRY_MS = 5 * 60_000;

const hosts = ["site", "admin"] as const;

/**
 * Reads each certificate now and then every hour. A host has no values until its certificate has been read, and
 * none without https or on `localhost`, where certificates are short-lived and untrusted.
 */
export function watchCertificates(
  meter: Meter,
  origins: Readonly<Record<(typeof hosts)[number], string>>,
): void {
  const notBefore = meter.gauge({
    name: "certificate_not_before_timestamp_seconds",
    help: "Since when the certificate of a public address is valid.",
    labels: { host: hosts },
  });
  const notAfter = meter.gauge({
    name: "certificate_not_after_timestamp_seconds",
    help: "Until when the certificate of a public address is valid.",
    labels: { host: hosts },
  });
  for (const host of hosts) {
    const url = new URL(origins[host]);
    if (url.protocol !== "https:" || /(?:^|\.)localhost$/.test(url.hostname)) continue;
    const read = async (): Promise<void> => {
      const certificate = await readCertificate(url).catch(() => null);
      if (certificate !== null) {
        notBefore.of({ host }).set(certificate.validFromDate.getTime() / 1000);
        notAfter.of({ host }).set(certificate.validToDate.getTime() / 1000);
      }
      setTimeout(read, certificate === null ? RETRY_MS : REFRESH_MS).unref();
    };
    void read();
  }
}

/** Without verification: expired certificates have to be read too. */
async function readCertificate({ hostname, port }: URL) {
  const host = hostname.replace(/^\[|\]$/g, "");
  const socket = connect({
    host,
    port: Number(port || 443),
    rejectUnauthorized: false,
    ...(isIP(host) ? {} : { servername: host }),
  });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(LIMIT_MS) });
    const certificate = socket.getPeerX509Certificate();
    if (!certificate) throw new Error("no certificate");
    return certificate;
  } finally {
    socket.destroy();
  }
}
