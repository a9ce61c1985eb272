/** Who looks at the page. The server decides; the hint in this browser saves the question for visitors. */
import type { Member } from "@kdl/schemas/members/members";
import { redirect } from "react-router";
import { paths } from "../paths.ts";
import type { DataLayer } from "../data/data.ts";
import { forgetLogin, hasLoginHint, rememberLogin } from "./login-hint.ts";

/** What the site knows of its visitor. */
export interface Visitor {
  /** `false` where the upstream keeps no accounts. */
  available: boolean;
  member: Member | null;
}

/**
 * Asks who looks at the page, also where nothing hints at a member.
 * @throws {QueryFailure} where the upstream can't say
 */
export async function askForMember(data: DataLayer): Promise<Visitor> {
  const visitor = await data.query("members.current");
  keepHint(visitor.member);
  return visitor;
}

/**
 * The member, for pages that are for everybody. Visitors aren't asked for, and a failure is no member:
 * the page works without.
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
 * @param url of the page, which comes back after the log-in
 * @throws {Response} a redirect to the login page, for everybody else
 * @throws {QueryFailure} where the upstream can't say
 */
export async function requireMember(data: DataLayer, url: URL): Promise<Member> {
  const { member } = isSurelyVisitor() ? { member: null } : await askForMember(data);
  if (!member) throw redirect(paths.login(url.pathname + url.search));
  return member;
}

/** The server always asks: a session's cookie is all that it sees. */
function isSurelyVisitor(): boolean {
  return isBrowser() && !hasLoginHint();
}

function keepHint(member: Member | null) {
  if (!isBrowser()) return;
  if (member) rememberLogin();
  else if (hasLoginHint()) forgetLogin();
}

const isBrowser = () => "document" in globalThis;
