/** Only gateways may write or read member data: they sign those requests. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import {
  checkSignature,
  requestKey,
  type SignatureCheck,
  type SignatureRefusal,
  signatureRefusals,
} from "@kdl/schemas/contract/request-signature";
import { needsSignature } from "@kdl/schemas/contract/signed-calls";
import { processLog } from "../logs/process-log.ts";
import { metrics } from "../metrics/metrics.ts";
import { sealSigned } from "../contract/signature-seal.ts";

/** Anybody can send unsigned requests, which must not fill the log. */
const LOG_EVERY_MS = 60_000;

/**
 * Verifies the signature of requests that need one.
 *
 * @param secret `GATEWAY_SECRET`; without it no signature is valid
 * @returns a function that returns why a request is refused, or `null`
 */
export function checkSignatures(
  secret: string | undefined,
): (request: IncomingMessage) => SignatureRefusal | null {
  const key = secret === undefined ? randomBytes(32) : requestKey(secret);
  const loggedAt = new Map<SignatureCheck["result"], number>();

  function warn(check: SignatureCheck, now: number): void {
    if (now - (loggedAt.get(check.result) ?? -Infinity) < LOG_EVERY_MS) return;
    loggedAt.set(check.result, now);
    processLog().warn({ result: check.result }, wordsFor(check));
  }

  return (request) => {
    const { method = "", url = "", headers } = request;
    if (!needsSignature(method, url)) return null;
    const check = checkSignature(key, { method, path: url, headers }, Date.now());
    metrics.signatures.of({ result: check.result }).inc();
    if ("skewMs" in check) metrics.clockSkew.of({}).set(check.skewMs / 1000);
    if (check.result === "genuine") {
      sealSigned(headers);
      return null;
    }
    warn(check, performance.now());
    return signatureRefusals[check.result];
  };
}

function wordsFor(check: SignatureCheck): string {
  switch (check.result) {
    case "missing":
      return "refused a request without a gateway's signature";
    case "wrong":
      return "refused a request with a wrong signature: GATEWAY_SECRET differs, or it is no gateway";
    default: {
      const seconds = Math.round(Math.abs(check.skewMs) / 1000);
      return `refused a request: gateway and CMS clocks differ by ${seconds} s`;
    }
  }
}
