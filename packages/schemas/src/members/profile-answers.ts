/**
 * A member's answers as pages and the admin show them: choices as labels, dates formatted, addresses as
 * links. This module doesn't import zod.
 */
import type { Answers } from "../forms/form.ts";
import { type Choice, genders, oneZero, yesNo } from "../forms/form-choices.ts";
import type { ProfileStepName } from "./members.ts";
import { profileLabels } from "./profile-labels.ts";

export interface ShownAnswer {
  name: string;
  label: string;
  /** Empty if nothing was answered. */
  texts: string[];
  /** The link, if the answer is a web address. */
  href: string | null;
  /** Whether it may have several lines. */
  isLong: boolean;
}

/** Choices whose value is not their text. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
  gender: genders,
  previous_experience: yesNo,
  available_timings: yesNo,
  are_you_a_vizag_volunteer: oneZero,
};
const days = new Set(["date_of_birth"]);
const addresses = new Set(["linkedin_url", "portfolio_url"]);
const long = new Set(["address", "experience", "about", "expectations"]);

/**
 * @param answers of one step, as they are stored
 * @returns one for each of the step's questions, in its order, answered or not
 */
export function shownProfileAnswers(step: ProfileStepName, answers: Answers): ShownAnswer[] {
  return Object.entries(profileLabels[step]).map(([name, label]) => {
    const given = [answers[name] ?? ""].flat().filter((value) => value.trim() !== "");
    return {
      name,
      label,
      texts: given.map((value) => textFor(name, value)),
      href: addresses.has(name) ? linkTo(given[0]) : null,
      isLong: long.has(name),
    };
  });
}

function textFor(name: string, value: string): string {
  if (days.has(name)) return readableDay(value);
  return choices[name]?.find((choice) => choice.value === value)?.label ?? value;
}

/** `Jan 5, 2001`, as events are dated. */
function readableDay(value: string): string {
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return value;
  return day.toLocaleDateString("en-US", {
    timeZone: "UTC",
    year: "numeric",
    month: "short",
    day: "numeric",
  });
}

/** Only https addresses become links, whatever was stored. */
function linkTo(value: string | undefined): string | null {
  const url = value && URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === "https:" ? url.href : null;
}
