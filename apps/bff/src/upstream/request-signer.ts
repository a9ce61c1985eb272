/** Signs requests to the upstream, and reports refused signatures. */
import {
  requestKey,
  type SignatureRefusal,
  signatureRefusals,
  signRequest,
} from "@kdl/schemas/contract/request-signature";
import type { Logger } from "pino";
import { codeOf, type UpstreamAnswer } from "./read-answer.ts";
import { UpstreamError } from "./upstream-error.ts";

interface RequestSignerOptions {
  /** `GATEWAY_SECRET`. Without it, requests go unsigned. */
  secret: string | undefined;
  log: Pick<Logger, "error">;
  /** Called for each refusal. */
  onRefused?: (code: SignatureRefusal) => void;
}

interface Signed {
  method: string;
  /** As in the contract, with its query, so that the signature is valid at every address. */
  path: string;
  /** All headers sent, by lower-case name. */
  headers: Readonly<Record<string, string>>;
}

/** One per upstream, shared by the clients that send signed requests. */
export interface RequestSigner {
  /** The headers of one attempt, with its signature. */
  sign(request: Signed): Record<string, string>;
  /** @throws {UpstreamError} if the answer says that the signature was refused */
  check(answer: UpstreamAnswer, path: string): void;
  /** Whether the upstream refused the last signature. */
  isRefused(): boolean;
}

/** Repeated attempts must not fill the log. */
const LOG_EVERY_MS = 60_000;

const causes: Readonly<Record<SignatureRefusal, string>> = {
  UNSIGNED: "the upstream wants signed requests: give this gateway its GATEWAY_SECRET",
  WRONG_SIGNATURE: "the upstream refuses this gateway's signature: GATEWAY_SECRET differs",
  SIGNATURE_EXPIRED: "the upstream refuses this gateway's signature: their clocks differ",
};
const codes = new Set<string>(Object.values(signatureRefusals));

export function createRequestSigner(options: RequestSignerOptions): RequestSigner {
  const { secret, log, onRefused } = options;
  const key = secret === undefined ? null : requestKey(secret);
  let isRefused = false;
  let loggedAt = -Infinity;

  function refused(code: SignatureRefusal): void {
    isRefused = true;
    onRefused?.(code);
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.error({ code }, causes[code]);
  }

  return {
    sign({ method, path, headers }) {
      if (key === null) return headers;
      return { ...headers, ...signRequest(key, { method, path, headers }, Date.now()) };
    },
    check({ status, body }, path) {
      const code = codeOf(body);
      if (status !== 401 || !isSignatureRefusal(code)) {
        isRefused = false;
        return;
      }
      refused(code);
      throw new UpstreamError("status", causes[code], { path, status });
    },
    isRefused: () => isRefused,
  };
}

const isSignatureRefusal = (code: string): code is SignatureRefusal => codes.has(code);
