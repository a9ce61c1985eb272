/** The current member. The server decides; a hint in this browser saves visitors the request. */
import type { Member } from "@kdl/schemas/members/members";
import { redirect } from "react-router";
import { paths } from "../paths.ts";
import type { DataLayer } from "../data/data.ts";
import { forgetLogin, hasLoginHint, rememberLogin } from "./login-hint.ts";

/** The visitor, as the gateway knows them. */
export interface Visitor {
  /** `false` if the upstream has no member accounts. */
  available: boolean;
  member: Member | null;
}

/**
 * Asks the gateway for the current member, even without a hint.
 * @throws {QueryFailure} if the upstream fails
 */
export async function askForMember(data: DataLayer): Promise<Visitor> {
  const visitor = await data.query("members.current");
  keepHint(visitor.member);
  return visitor;
}

/**
 * The member, for public pages. Makes no request for visitors without a hint, and treats a failure as no
 * member: the page works without one.
 */
export async function currentMember(data: DataLayer): Promise<Member | null> {
  if (isSurelyVisitor()) return null;
  try {
    const { member } = await askForMember(data);
    return member;
  } catch {
    return null;
  }
}

/**
 * The member, for pages of members.
 *
 * @param url of the page, to return to after the log-in
 * @throws {Response} a redirect to the login page, for everybody else
 * @throws {QueryFailure} if the upstream fails
 */
export async function requireMember(data: DataLayer, url: URL): Promise<Member> {
  const { member } = isSurelyVisitor() ? { member: null } : await askForMember(data);
  if (!member) throw redirect(paths.login(url.pathname + url.search));
  return member;
}

/** The server always asks: it sees only the session's cookie. */
function isSurelyVisitor(): boolean {
  return isBrowser() && !hasLoginHint();
}

function keepHint(member: Member | null) {
  if (!isBrowser()) return;
  if (member) rememberLogin();
  else if (hasLoginHint()) forgetLogin();
}

const isBrowser = () => "document" in globalThis;
