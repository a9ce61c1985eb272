/** The cookie of a browser in which a member of staff has logged in before. */
import { deviceCookie } from "@kdl/runtime/limits/known-device";
import { sign } from "@kdl/schemas/contract/signing";
import type { CollectionAfterLoginHook, PayloadRequest } from "payload";
import { parseCookies } from "payload/shared";
import { cmsOrigin, env } from "../env.ts";

const YEAR_S = 365 * 24 * 3_600;
/** Longest cookie that is looked at. */
const MAX_LENGTH = 400;

const isHttps = cmsOrigin.startsWith("https:");
// The site may run on another port of the same host, and browsers send its cookies here as well.
const COOKIE = isHttps ? "__Host-staff-device" : "staff-device";

/** Signs the cookies and digests of this limit. */
export const deviceSecret = sign(env.PAYLOAD_SECRET ?? "", "staff-device");

/** The browser's record of earlier log-ins, not verified yet. */
export const deviceOf = ({ headers }: Pick<PayloadRequest, "headers">): string | null =>
  parseCookies(headers).get(COOKIE)?.slice(0, MAX_LENGTH) ?? null;

/** Remembers the browser, also after a reset by mail: from then on, its owner can't be locked out. */
export const rememberDevice: CollectionAfterLoginHook = ({ req, user }) => {
  const names = { email: String(user.email), username: null };
  const value = deviceCookie(deviceSecret, deviceOf(req), names);
  const flags = `Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append("Set-Cookie", `${COOKIE}=${value}; ${flags}`);
};
