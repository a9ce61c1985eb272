/** The parts of a profile, under their names in menus and addresses. */
import { type ProfileStepName, profileStepNames } from "@kdl/schemas/members/members";

/** Query parameter of the wizard, and of the profile. */
const STEP_PARAMETER = "step";
const TAB_PARAMETER = "tab";

export const stepTitles: Readonly<Record<ProfileStepName, string>> = {
  personal: "Personal Information",
  educational: "Educational Information",
  skills: "Skills And Experience",
  additional: "Additional Information",
  internship: "Internship Details",
};

export const profileTabs = [...profileStepNames, "events"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The parts that the profile shows: the steps, and what the member registered for. */
export const tabTitles: Readonly<Record<ProfileTab, string>> = {
  ...stepTitles,
  events: "Upcoming Events",
};

/** The step in an address; defaults to the first. */
export function stepOf({ searchParams }: URL): ProfileStepName {
  const asked = searchParams.get(STEP_PARAMETER);
  return profileStepNames.find((name) => name === asked) ?? "personal";
}

/** The tab in an address; defaults to the first. */
export function tabOf({ searchParams }: URL): ProfileTab {
  const asked = searchParams.get(TAB_PARAMETER);
  return profileTabs.find((name) => name === asked) ?? "personal";
}

/** The neighbours of a part. */
export function neighboursOf<Part extends string>(parts: readonly Part[], part: Part) {
  const index = parts.indexOf(part);
  return {
    number: index + 1,
    previous: parts[index - 1] ?? null,
    next: parts[index + 1] ?? null,
  };
}
