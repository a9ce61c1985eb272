import { networkOf } from "@kdl/runtime/limits/client-address";
import type { FastifyRequest } from "fastify";
import { requestOrigin } from "./request-origin.ts";
import { type MemberCookies, openMemberCookies } from "./member-cookies.ts";

/** The visitor behind a request, as far as members are concerned. */
export interface Visitor {
  cookies: MemberCookies;
  /** Address of the client; of IPv6 the network, since its owner has all of it. */
  address: string;
}

/** The visitor behind a request. What changes in the cookies has to get onto the reply. */
export function visitorOf(
  request: Pick<FastifyRequest, "headers" | "host" | "protocol" | "ip">,
  siteOrigin: string | undefined,
): Visitor {
  const isHttps = requestOrigin(request, siteOrigin)?.startsWith("https:") ?? false;
  return {
    cookies: openMemberCookies(request.headers.cookie, isHttps),
    address: networkOf(request.ip),
  };
}

/** An anonymous visitor, for replies that everybody gets. */
export function anyVisitor(): Visitor {
  return { cookies: openMemberCookies(undefined, false), address: "" };
}
