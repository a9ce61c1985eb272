import type { Payload } from "payload";
import type { Member } from "../payload-types.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import { refusal } from "./refusals.ts";

/**
 * Sets the username, with which a member can log in instead of the address.
 * @throws {Refused} if it is taken
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
