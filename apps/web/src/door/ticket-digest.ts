/** The digest by which a list knows a ticket, so that it holds no code that could be shown at a door. */
import { DIGEST_BYTES } from "@kdl/schemas/door/door";

/** @param salt of the list, in base64url */
export async function ticketDigest(salt: string, code: string): Promise<string> {
  const bytes = Uint8Array.from(atob(fromUrl(salt)), (character) => character.charCodeAt(0));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(code));
  return toUrl(btoa(String.fromCharCode(...new Uint8Array(signature, 0, DIGEST_BYTES))));
}

const fromUrl = (text: string) => text.replaceAll("-", "+").replaceAll("_", "/");
const toUrl = (text: string) => text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
