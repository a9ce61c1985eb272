import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Criterion } from "./criteria.ts";

export const DEFAULT_MAX = 5;
export const DEFAULT_WEIGHT = 1;

const criterion = (key: string, label: string, help: string): Criterion => ({
  key,
  label,
  help,
  max: DEFAULT_MAX,
  weight: DEFAULT_WEIGHT,
});

/** The criteria of a new installation. They apply to a form for which staff have none. */
export const shippedCriteria: Readonly<Record<ApplicationForm, readonly Criterion[]>> = {
  internship: [
    criterion(
      "motivation",
      "Motivation",
      "1: no reason given. 3: a general interest. 5: says what they want to learn here, and why.",
    ),
    criterion(
      "skills",
      "Skills for the work",
      "1: a beginner. 3: knows the basics. 5: has built something that works. Count projects, not only marks.",
    ),
    criterion(
      "clarity",
      "Explains things clearly",
      "1: hard to follow. 3: clear in parts. 5: somebody new to the subject would understand.",
    ),
    criterion(
      "availability",
      "Has the time",
      "1: hardly any. 3: some weeks. 5: free for the whole internship.",
    ),
  ],
  volunteer: [
    criterion(
      "motivation",
      "Motivation",
      "1: no reason given. 3: would like to help. 5: says what they want to do, and for whom.",
    ),
    criterion(
      "experience",
      "Experience that helps us",
      "1: none yet. 3: has helped elsewhere. 5: has done just this work before.",
    ),
    criterion(
      "availability",
      "Has the time",
      "1: hardly any. 3: now and then. 5: regularly, for some months.",
    ),
  ],
  "club-registration": [
    criterion(
      "interest",
      "Interest in the club's subject",
      "1: none to be seen. 3: curious. 5: already tries things out.",
    ),
    criterion(
      "contribution",
      "Brings something to the group",
      "1: hard to say. 3: will take part. 5: will help others and bring ideas.",
    ),
  ],
};
