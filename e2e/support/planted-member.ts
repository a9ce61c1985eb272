/** A member whose every word would be recognised wherever it turned up. */
import type { ProfileStepName } from "@kdl/schemas/members/members";

/** What nobody but the member may see, and nobody at all in a log. */
export const planted = {
  name: "Zebulon Plantword",
  email: "plantword.first@example.org",
  nextEmail: "plantword.second@example.org",
  username: "plantword.user",
  password: "plantword opens the shed",
  nextPassword: "plantword opens the attic",
  wrongPassword: "plantword opens nothing",
  phone: "9123450678",
  emergencyPhone: "9123450679",
  address: "4 Plantword Lane <script>plantword()</script>",
  about: "Plantword of all trades",
  message: "A message that only Plantword writes",
  portfolio: "https://plantword.example.org/",
} as const;

export const plantedProfile: Readonly<Record<ProfileStepName, Record<string, string>>> = {
  personal: { name: planted.name, phone: planted.phone, address: planted.address },
  educational: { college_name: "Plantword College" },
  skills: { portfolio_url: planted.portfolio },
  additional: { about: planted.about, emergency_phone: planted.emergencyPhone },
  internship: { expectations: "Plantword expects nothing" },
};

/** All of them, with what every step of the profile holds. */
export const plantedWords: readonly string[] = [
  ...new Set([
    ...Object.values(planted),
    ...Object.values(plantedProfile).flatMap((step) => Object.values(step)),
  ]),
];
