/** How routes know that the front has checked a request's signature. Nobody outside can guess the seal. */
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { processWide } from "../process-wide.ts";

const HEADER = "x-signature-seal";

const seal = () => processWide("signature-seal", () => randomBytes(32).toString("base64url"));

/** Marks a request whose signature is genuine. */
export function sealSigned(headers: IncomingHttpHeaders): void {
  headers[HEADER] = seal();
}

/** Whether the front found the request's signature genuine. */
export const isSigned = (headers: Headers): boolean => headers.get(HEADER) === seal();
