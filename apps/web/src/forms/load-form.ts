import type { Answers } from "@kdl/schemas/forms/form";
import type { DataLayer } from "../data/data.ts";
import { answersFrom } from "../session/member-answers.ts";
import { currentMember } from "../session/member.ts";

/** A form's initial data. */
export interface FormStart {
  /** Start time, signed by the gateway. */
  token: string;
  /** Answers known from the member's profile; `null` for visitors. */
  known: Answers | null;
}

/** For the loaders of pages with a form. */
export async function loadForm(data: DataLayer): Promise<FormStart> {
  const [{ token }, member] = await Promise.all([data.query("forms.begin"), currentMember(data)]);
  return { token, known: member && answersFrom(member) };
}
