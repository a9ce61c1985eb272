import {
  durations,
  hobbies,
  internshipInterests,
  oneZero,
  skills,
  yesNo,
} from "@kdl/schemas/forms/form-choices";
import { CGPA_MAX } from "@kdl/schemas/forms/form-limits";
import { LinkedInField } from "../../forms/linkedin-field.tsx";
import { PhoneField } from "../../forms/phone-field.tsx";
import { ChoiceGroup } from "../../ui/choice-controls.tsx";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/form-controls.tsx";

export function EducationalFields() {
  return (
    <>
      <FieldGrid>
        <TextField name="highest_qualification" hint="Such as 12th, Diploma, B.Tech or M.Sc." />
        <TextField name="branch" hint="Such as Computer Science." />
      </FieldGrid>
      <TextField name="college_name" autoComplete="organization" />
      <FieldGrid>
        <TextField
          name="year_of_graduation"
          inputMode="numeric"
          maxLength={4}
          hint="Four digits. A future year is fine."
        />
        <TextField
          name="cgpa"
          inputMode="decimal"
          maxLength={6}
          hint={`From 0 to ${CGPA_MAX}, with two decimals at most.`}
        />
      </FieldGrid>
      <TextField name="school_name" />
    </>
  );
}

export function SkillsFields() {
  return (
    <>
      <ChoiceGroup type="checkbox" name="skills" choices={skills} />
      <TextField name="other_skills" hint="Separate them with commas." />
      <ChoiceGroup
        type="radio"
        name="previous_experience"
        label="Do you have previous experience?"
        choices={yesNo}
      />
      <TextAreaField
        name="experience"
        rows={5}
        hint="Internships, jobs, projects: what you did, where and when."
      />
      <FieldGrid>
        <LinkedInField />
        <TextField
          name="portfolio_url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://…"
        />
      </FieldGrid>
    </>
  );
}

export function AdditionalFields() {
  return (
    <>
      <ChoiceGroup type="checkbox" name="hobbies" choices={hobbies} />
      <TextField name="languages" hint="The languages you speak, separated by commas." />
      <ChoiceGroup
        type="radio"
        name="are_you_a_vizag_volunteer"
        label="Are you a Vizag volunteer?"
        choices={oneZero}
      />
      <TextAreaField name="about" hint="A few sentences about yourself." />
      <FieldGrid>
        <TextField
          name="emergency_name"
          autoComplete="off"
          hint="Who we should call in an emergency."
        />
        <PhoneField name="emergency_phone" autoComplete="off" />
      </FieldGrid>
    </>
  );
}

export function InternshipDetailsFields() {
  return (
    <>
      <SelectField
        name="intrested_to_learn"
        choices={internshipInterests}
        placeholder="Select a field"
      />
      <ChoiceGroup type="radio" name="duration" choices={durations} />
      <ChoiceGroup
        type="radio"
        name="available_timings"
        label="Available Timings: can you come to an interview at any time?"
        choices={yesNo}
      />
      <TextAreaField name="expectations" hint="What you want to learn, and why." />
    </>
  );
}
