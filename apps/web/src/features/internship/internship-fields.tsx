import {
  genders,
  hobbies,
  internshipInterests,
  oneZero,
  skills,
  yesNo,
} from "@kdl/schemas/form-choices";
import { AGE_MAX, passingYears } from "@kdl/schemas/form-limits";
import { FieldGrid } from "../../lib/form-shell.tsx";
import { PhoneField } from "../../lib/phone-field.tsx";
import { ChoiceGroup, SelectField, TextAreaField, TextField } from "../../ui/form-controls.tsx";

/** The fields in the specified order. The reason shows when the answer before it is no. */
export function InternshipFields({ year }: { year: number }) {
  const years = passingYears(year).map(String);
  return (
    <>
      <FieldGrid>
        <TextField name="name" label="Name" required autoComplete="name" />
        <TextField name="email" label="Email" type="email" required autoComplete="email" />
        <PhoneField name="mobile" label="Mobile" required />
      </FieldGrid>
      <div className="group flex flex-col gap-6">
        <ChoiceGroup
          type="radio"
          name="available_timings"
          label="Are you available for the interview at any time?"
          choices={yesNo}
          required
        />
        <div className="hidden group-has-[[value=no]:checked]:block">
          <TextField name="reason_for_unavailability" label="Reason" hint="When can't you come?" />
        </div>
      </div>
      <FieldGrid>
        <TextField
          name="age"
          label="Age"
          type="number"
          inputMode="numeric"
          min={0}
          max={AGE_MAX}
          required
        />
        <SelectField
          name="gender"
          label="Gender"
          choices={genders}
          placeholder="Select Gender"
          required
        />
      </FieldGrid>
      <ChoiceGroup
        type="radio"
        name="are_you_a_vizag_volunteer"
        label="Are you a Vizag volunteer?"
        choices={oneZero}
      />
      <FieldGrid>
        <SelectField
          name="passed_out_year"
          label="Year of Passing"
          choices={years.map((value) => ({ value, label: value }))}
          placeholder="Select Year"
        />
        <TextField name="college_name" label="College Name" required autoComplete="organization" />
        <TextField name="branch" label="Branch" required />
        <SelectField
          name="intrested_to_learn"
          label="Interested to Learn"
          choices={internshipInterests}
          placeholder="Select a field"
          required
        />
      </FieldGrid>
      <ChoiceGroup
        type="radio"
        name="previous_experience"
        label="Do you have previous experience?"
        choices={yesNo}
      />
      <TextAreaField name="address" label="Address" autoComplete="street-address" />
      <ChoiceGroup type="checkbox" name="hobbies" label="Hobbies" choices={hobbies} />
      <ChoiceGroup type="checkbox" name="skills" label="Skills" choices={skills} />
    </>
  );
}
