import { MEMBER_TOKEN, TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import { askForMember, type Visitor } from "../../session/member.ts";
import type { LoadArguments } from "../../data/page-module.ts";

/** What every screen about accounts needs. */
export interface AccountScreenData extends Visitor {
  /** When the form was begun. */
  formToken: string;
  /** What the link of a mail carries; `null` where it is missing or not whole. */
  linkToken: string | null;
}

/** Loads a screen about accounts, which is for members and visitors alike. */
export async function loadAccountScreen({ data, url }: LoadArguments): Promise<AccountScreenData> {
  const [visitor, { token }] = await Promise.all([askForMember(data), data.query("forms.begin")]);
  const linkToken = url.searchParams.get(TOKEN_PARAMETER) ?? "";
  return {
    ...visitor,
    formToken: token,
    linkToken: MEMBER_TOKEN.test(linkToken) ? linkToken : null,
  };
}
