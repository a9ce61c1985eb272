import type { Member } from "@kdl/schemas/members/members";
import { useLoaderData } from "react-router";
import { requireMember } from "../../session/member.ts";
import type { LoadArguments } from "../../data/page-module.ts";
import { MemberArea } from "./member-area.tsx";

export function load({ data, url }: LoadArguments) {
  return requireMember(data, url);
}

export default function MemberAreaPage() {
  return <MemberArea member={useLoaderData<Member>()} />;
}
