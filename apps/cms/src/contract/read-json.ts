import { requestFailure } from "@kdl/schemas/messages";
import { malformed, tooLarge } from "../submissions/refused.ts";
import { readSigned } from "./read-signed.ts";

/** Several times the longest form. */
const MAX_BYTES = 64 * 1024;
/** Forms are flat, with lists at most. */
const MAX_DEPTH = 4;

/** Whether lists and objects are nested deeper than any form needs. */
function isDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth >= MAX_DEPTH || Object.values(value).some((entry) => isDeep(entry, depth + 1));
}

/**
 * Reads a body that has to be a JSON object.
 * @throws {Refused} if it isn't one, is cut off or too large, or differs from the signed one
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw malformed();
  const bytes = await readSigned(request, MAX_BYTES, () => tooLarge(requestFailure.tooLarge));
  const value = parse(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value) || isDeep(value)) {
    throw malformed();
  }
  return value as Record<string, unknown>;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
}
