import type { FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import type { AnswerKind } from "@kdl/schemas/forms/rule-parts";

/** An answer as the CMS stores it. */
export interface StoredAnswer {
  /** On the wire. */
  wireName: string;
  /** Of the field in the form's collection. */
  name: string;
  label: string;
  kind: AnswerKind;
}

/** Fields whose name isn't their wire name in camel case, as some of those are misspelt or unclear. */
const renamed: Readonly<Record<FormName, Readonly<Record<string, string>>>> = {
  contact: {},
  "event-registration": { mobile: "phone", event_id: "event" },
  internship: {
    mobile: "phone",
    available_timings: "availableForInterview",
    reason_for_unavailability: "unavailabilityReason",
    are_you_a_vizag_volunteer: "vizagVolunteer",
    passed_out_year: "passingYear",
    intrested_to_learn: "interestedToLearn",
    acknowledgement: "acknowledged",
  },
  volunteer: { year_of_graduation: "graduationYear", member_of_kdl: "communityMember" },
  "club-registration": {
    full_name: "name",
    phone_no: "phone",
    education_details: "education",
    experience: "experienced",
    level_of_experience: "experienceLevel",
    achieveFromClub: "hopes",
    declaration: "declared",
  },
};

/** The answers of a form in its order, from the form's description. */
export function storedAnswers(form: FormName): StoredAnswer[] {
  const { fields, labels, kinds } = forms[form];
  return fields.map((wireName) => ({
    wireName,
    name: renamed[form][wireName] ?? camelCase(wireName),
    label: labels[wireName] ?? wireName,
    kind: kinds[wireName] ?? "line",
  }));
}

function camelCase(snakeCase: string): string {
  return snakeCase.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
