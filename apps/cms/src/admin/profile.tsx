"use client";

import type { Answers } from "@kdl/schemas/forms/form";
import { type ProfileStepName, profileStepNames } from "@kdl/schemas/members/members";
import { shownProfileAnswers } from "@kdl/schemas/members/profile-answers";
import { useFormFields } from "@payloadcms/ui";
import styles from "./submissions.module.css";

const titles: Record<ProfileStepName, string> = {
  personal: "Personal Details",
  educational: "Educational Details",
  skills: "Skills And Experience",
  additional: "Additional Information",
  internship: "Internship Details",
};

/** A member's profile, as text. */
export function Profile() {
  const values = useFormFields(([fields]) =>
    profileStepNames.map((step) => fields[`profile.${step}`]?.value),
  );
  return profileStepNames.map((step, index) => (
    <section key={step} className={styles["block"]} aria-labelledby={`profile-${step}`}>
      <h3 id={`profile-${step}`}>{titles[step]}</h3>
      <Step step={step} value={values[index]} />
    </section>
  ));
}

function Step({ step, value }: { step: ProfileStepName; value: unknown }) {
  const answers = shownProfileAnswers(step, (value ?? {}) as Answers);
  const given = answers.filter(({ texts }) => texts.length > 0);
  if (given.length === 0) return <p className={styles["quiet"]}>Nothing yet.</p>;
  return (
    <dl className={styles["answer"]}>
      {given.map(({ name, label, texts }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{texts.join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}
