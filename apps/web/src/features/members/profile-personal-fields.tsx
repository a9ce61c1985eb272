import { countries } from "@kdl/schemas/forms/countries";
import { genders } from "@kdl/schemas/forms/form-choices";
import { bloodGroups, HOME_COUNTRY } from "@kdl/schemas/members/profile-choices";
import { PhoneField } from "../../forms/phone-field.tsx";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/form-controls.tsx";
import { StateField } from "./profile-state-field.tsx";

/** The home country comes first, since most members live there. */
const homeFirst = [
  ...countries.filter(({ value }) => value === HOME_COUNTRY),
  ...countries.filter(({ value }) => value !== HOME_COUNTRY),
];

export function PersonalFields() {
  return (
    <>
      <FieldGrid>
        <TextField name="name" required autoComplete="name" />
        <PhoneField name="phone" />
        <TextField name="date_of_birth" type="date" min="1900-01-01" autoComplete="bday" />
        <SelectField
          name="gender"
          choices={genders}
          placeholder="Select Gender"
          autoComplete="sex"
        />
        <SelectField name="blood_group" choices={bloodGroups} placeholder="Select Blood Group" />
        <SelectField
          name="country"
          choices={homeFirst}
          placeholder="Select Country"
          autoComplete="country-name"
        />
        <StateField />
        <TextField name="city" autoComplete="address-level2" />
      </FieldGrid>
      <TextAreaField name="address" rows={3} autoComplete="street-address" />
    </>
  );
}
