import type { Payload } from "payload";
import type { Member } from "../payload-types.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import { refusal } from "./refusals.ts";

/**
 * Sets what a member can log in with besides the address.
 * @throws {Refused} when somebody else has it
 */
export async function changeUsername(
  payload: Payload,
  member: Member,
  username: string,
): Promise<Member> {
  try {
    await payload.db.updateOne({
      collection: "members",
      id: member.id,
      data: { username },
      returning: false,
    });
    return { ...member, username };
  } catch (error) {
    throw uniqueViolation(error) === "username" ? refusal("USERNAME_TAKEN") : error;
  }
}
