/** The placeholder of a signature, filled in: of a gateway for the CMS, of the CMS for a gateway. */
import {
  CONTENT_DIGEST_HEADER,
  contentDigest,
  requestKey,
  signRequest,
} from "@kdl/schemas/contract/request-signature";
import {
  sign,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
} from "@kdl/schemas/contract/signing";
import { SIGNED, type Target } from "./input.ts";

const PLACEHOLDER = `${SIGNED}: ${SIGNED}`;

/** @param head of a request, with all else filled in */
export function signedHead(
  head: string,
  body: string | Buffer,
  to: Target,
  secret: string,
): string {
  if (!head.includes(PLACEHOLDER)) return head;
  const signature = to === "cms" ? ofGateway(head, body, secret) : ofCms(body.toString(), secret);
  const lines = Object.entries(signature).map(([name, value]) => `${name}: ${value}`);
  return head.replace(PLACEHOLDER, () => lines.join("\r\n"));
}

function ofGateway(head: string, body: string | Buffer, secret: string): Record<string, string> {
  const [start = "", ...lines] = head.replace(`${PLACEHOLDER}\r\n`, "").trimEnd().split("\r\n");
  const [method = "", path = ""] = start.split(" ");
  const digest = { [CONTENT_DIGEST_HEADER]: contentDigest(body) };
  const headers = { ...headersIn(lines), ...digest };
  return { ...digest, ...signRequest(requestKey(secret), { method, path, headers }, Date.now()) };
}

/** The first of several counts, as for those that are signed. */
function headersIn(lines: readonly string[]): Record<string, string> {
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs.toReversed());
}

function ofCms(body: string, secret: string): Record<string, string> {
  const timestamp = String(Date.now());
  const signature = sign(secret, `${timestamp}.${body}`);
  return { [WEBHOOK_TIMESTAMP_HEADER]: timestamp, [WEBHOOK_SIGNATURE_HEADER]: signature };
}
