/** Reads and sets the cookies of members, which scripts can't see. */
import { MEMBER_TOKEN, type MemberSession, SESSION_TTL_MS } from "@kdl/schemas/members/members";
import { readCookie } from "./cookies.ts";

const SESSION = "session";
const DEVICE = "device";
const YEAR_S = 365 * 24 * 3_600;
/** Longest device cookie that is read. */
const DEVICE_MAX = 400;

/** The cookies of one request, and the changes that its reply makes. */
export interface MemberCookies {
  /** Token of the session; `null` for guests. */
  readonly session: string | null;
  /** The browser's record of earlier log-ins, unverified. */
  readonly device: string | null;
  /** Replaces any earlier session. */
  startSession(session: Pick<MemberSession, "token" | "expiresAt">, now: Date): void;
  endSession(): void;
  rememberDevice(value: string): void;
  forgetDevice(): void;
  /** Values of `Set-Cookie` for the reply. */
  changes(): string[];
}

/**
 * @param header `Cookie` of the request; `undefined` if the reply is for everybody
 * @param isHttps whether the visitor sees the site over https: names and flags depend on it, so that no
 *   other site under the same domain can plant a cookie
 */
export function openMemberCookies(header: string | undefined, isHttps: boolean): MemberCookies {
  const named = (name: string) => (isHttps ? `__Host-${name}` : name);
  const read = (name: string) => readCookie(header, named(name));
  const changed = new Map<string, string>();
  const token = read(SESSION) ?? "";
  let session = MEMBER_TOKEN.test(token) ? token : null;

  function set(name: string, value: string, maxAgeS: number): void {
    const flags = `Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
    changed.set(name, `${named(name)}=${value}; ${flags}`);
  }

  return {
    get session() {
      return session;
    },
    device: read(DEVICE)?.slice(0, DEVICE_MAX) ?? null,
    startSession({ token: started, expiresAt }, now) {
      const leftMs = Date.parse(expiresAt) - now.getTime();
      session = started;
      set(SESSION, started, Math.floor(Math.max(0, Math.min(leftMs, SESSION_TTL_MS)) / 1_000));
    },
    endSession() {
      session = null;
      set(SESSION, "", 0);
    },
    rememberDevice: (value) => set(DEVICE, value, YEAR_S),
    forgetDevice: () => set(DEVICE, "", 0),
    changes: () => [...changed.values()],
  };
}
