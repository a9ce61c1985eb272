import type { FormValues } from "@kdl/schemas/forms/form";
import type { ProfileStepName } from "@kdl/schemas/members/members";
import type { Payload } from "payload";
import type { Member } from "../payload-types.ts";

/** Saves the answers of a step. The name in it becomes the member's name. */
export async function saveStep(
  payload: Payload,
  member: Member,
  step: ProfileStepName,
  values: FormValues,
): Promise<Member> {
  const name = step === "personal" ? String(values["name"]) : member.name;
  await payload.db.updateOne({
    collection: "members",
    id: member.id,
    data: { name, profile: { [step]: values } },
    returning: false,
  });
  return { ...member, name, profile: { ...member.profile, [step]: values } };
}
