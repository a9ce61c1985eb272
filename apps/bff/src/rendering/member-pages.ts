/** Pages that are about a member, and what their addresses may say. */
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { MEMBER_TOKEN, profileStepNames, TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import { NEXT_PARAMETER, nextPath } from "../members/next-path.ts";

/** A parameter's value as the page gets it, or `null`. */
type Reading = (value: string) => string | null;

const oneOf =
  (names: readonly string[]): Reading =>
  (value) =>
    names.includes(value) ? value : null;

const notice: Reading = (value) => (Object.hasOwn(memberSuccess, value) ? value : null);
const token: Reading = (value) => (MEMBER_TOKEN.test(value) ? value : null);

const pages: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  "/user-login": { [NEXT_PARAMETER]: nextPath, notice },
  "/sign-up": {},
  "/forgot-password": {},
  "/reset-password": { [TOKEN_PARAMETER]: token },
  "/verify-email": { [TOKEN_PARAMETER]: token },
  "/confirm-email": { [TOKEN_PARAMETER]: token },
  "/check-inbox": { notice },
  "/account": { notice },
  "/choosephoto": {},
  "/edit-profile": { step: oneOf(profileStepNames), notice },
  "/view-profile": { tab: oneOf([...profileStepNames, "events"]), notice },
};

/** Whether a page is about a member: nothing of it is ever kept. */
export const isMemberPage = (path: string): boolean => Object.hasOwn(pages, path);

/** Whether a page's address may hold a mail's token, itself or in that of the page that follows. */
export function hasSecretAddress(path: string): boolean {
  const parameters = pages[path] ?? {};
  return TOKEN_PARAMETER in parameters || NEXT_PARAMETER in parameters;
}

/** The query of a member page as far as the page knows it, with its question mark; `""` where nothing is left. */
export function memberPageQuery(path: string, query: string): string {
  const given = new URLSearchParams(query);
  const entries = Object.entries(pages[path] ?? {}).flatMap(([name, read]) => {
    const value = given.get(name);
    const known = value === null ? null : read(value);
    return known === null ? [] : [[name, known]];
  });
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
}
