import type { Answers } from "@kdl/schemas/forms/form";
import type { Member } from "@kdl/schemas/members/members";

/** Answers that forms can take from a member, under each of the names that they have there. */
export function answersFrom(member: Member): Answers {
  const { personal } = member.profile;
  const name = textIn(personal, "name") || member.name;
  const phone = textIn(personal, "phone");
  const [first, last] = splitName(name);
  return {
    name,
    full_name: name,
    first_name: first,
    last_name: last,
    email: member.email,
    phone,
    phone_no: phone,
    mobile: phone,
  };
}

function textIn(answers: Answers, name: string): string {
  const answer = answers[name];
  return typeof answer === "string" ? answer : "";
}

/** The last word is the last name: it can be put right, and is right for most. */
function splitName(name: string): [first: string, last: string] {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return [words.join(" "), last];
}
