/** Tells routes that the request listener has verified a signature, by a header that clients can't guess. */
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { processWide } from "../lifecycle/process-wide.ts";

const HEADER = "x-signature-seal";

const seal = () => processWide("signature-seal", () => randomBytes(32).toString("base64url"));

/** Marks a request whose signature is genuine. */
export function sealSigned(headers: IncomingHttpHeaders): void {
  headers[HEADER] = seal();
}

/** Whether the request listener found the signature genuine. */
export const isSigned = (headers: Headers): boolean => headers.get(HEADER) === seal();
