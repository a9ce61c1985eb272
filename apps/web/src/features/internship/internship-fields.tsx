import {
  genders,
  hobbies,
  internshipInterests,
  oneZero,
  skills,
  yesNo,
} from "@kdl/schemas/forms/form-choices";
import { AGE_MAX } from "@kdl/schemas/forms/form-limits";
import { LinkedInField } from "../../forms/linkedin-field.tsx";
import { PhoneField } from "../../forms/phone-field.tsx";
import { ChoiceGroup } from "../../ui/choice-controls.tsx";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/form-controls.tsx";

export function AboutFields() {
  return (
    <>
      <FieldGrid>
        <TextField name="name" required autoComplete="name" />
        <TextField name="email" type="email" required autoComplete="email" />
        <PhoneField name="mobile" required />
        <TextField
          name="age"
          inputMode="numeric"
          maxLength={3}
          hint={`In years, from 0 to ${AGE_MAX}.`}
          required
        />
        <SelectField name="gender" choices={genders} placeholder="Select Gender" required />
      </FieldGrid>
      <TextAreaField name="address" rows={3} autoComplete="street-address" />
    </>
  );
}

export function StudyFields({ passingYears }: { passingYears: number[] }) {
  const years = passingYears.map(String);
  return (
    <>
      <FieldGrid>
        <TextField name="college_name" required autoComplete="organization" />
        <TextField name="branch" required />
        <SelectField
          name="passed_out_year"
          choices={years.map((value) => ({ value, label: value }))}
          placeholder="Select Year"
        />
        <ChoiceGroup
          type="radio"
          name="previous_experience"
          label="Do you have previous experience?"
          choices={yesNo}
        />
      </FieldGrid>
      <ChoiceGroup type="checkbox" name="skills" choices={skills} />
      <ChoiceGroup type="checkbox" name="hobbies" choices={hobbies} />
    </>
  );
}

/** The reason is shown when the answer before it is no. */
export function InternshipFields() {
  return (
    <>
      <SelectField
        name="intrested_to_learn"
        choices={internshipInterests}
        placeholder="Select a field"
        required
      />
      <div className="group flex flex-col gap-6">
        <ChoiceGroup
          type="radio"
          name="available_timings"
          label="Available Timings: can you come to the interview at any time?"
          choices={yesNo}
          required
        />
        <div className="hidden group-has-[[value=no]:checked]:block">
          <TextField name="reason_for_unavailability" hint="When can't you come?" />
        </div>
      </div>
      <ChoiceGroup
        type="radio"
        name="are_you_a_vizag_volunteer"
        label="Are you a Vizag volunteer?"
        choices={oneZero}
      />
      <LinkedInField />
    </>
  );
}
