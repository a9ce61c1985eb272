/** Signs what the gateway sends upstream, and notices when the upstream refuses that. */
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
  /** `GATEWAY_SECRET`; nothing is signed without it. */
  secret: string | undefined;
  log: Pick<Logger, "error">;
  /** Called for each refusal. */
  onRefused?: (code: SignatureRefusal) => void;
}

interface Signed {
  method: string;
  /** As in the contract, with its query: whatever address it goes to, the signature is good there. */
  path: string;
  /** All that are sent, by name in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** One for each upstream; shared by the clients that send it more than reads. */
export interface RequestSigner {
  /** The headers of a request, those of its signature included: made for one attempt. */
  sign(request: Signed): Record<string, string>;
  /** @throws {UpstreamError} where an answer says that the signature was refused */
  check(answer: UpstreamAnswer, path: string): void;
  /** Whether the upstream refused the last one. */
  isRefused(): boolean;
}

/** Visitors who try again must not fill the log. */
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
