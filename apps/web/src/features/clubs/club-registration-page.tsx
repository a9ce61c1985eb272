import {
  clubExperience,
  clubGenders,
  educationLevels,
  experienceLevels,
} from "@kdl/schemas/form-choices";
import type { ReactNode } from "react";
import { Banner } from "../../lib/banner.tsx";
import { FieldGrid, FormShell } from "../../lib/form-shell.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { PhoneField } from "../../lib/phone-field.tsx";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { paths } from "../../paths.ts";
import {
  CheckboxField,
  ChoiceGroup,
  SelectField,
  TextAreaField,
  TextField,
} from "../../ui/form-controls.tsx";

export default function ClubRegistrationPage() {
  const crumbs = useCrumbs([
    { title: "Clubs", path: paths.clubs() },
    { title: "Club Registration", path: paths.clubRegistration() },
  ]);
  return (
    <>
      <PageHead
        title="Club Registration"
        description="Apply to a club: tell us about yourself and what you want to do."
        structuredData={[crumbs.data]}
      />
      <Banner title="Club Registration" crumbs={crumbs.list} />
      <div className="container-narrow section-space">
        <FormShell title="Your registration" submit="Submit">
          <PersonalDetails />
          <Background />
          <Program />
          <Part title="Additional Information">
            <TextAreaField
              name="specialRequirements"
              label="Special requirements"
              hint="Anything we should know, such as access needs."
            />
          </Part>
          <CheckboxField
            name="declaration"
            label="I declare that the information given is true."
            required
          />
        </FormShell>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-6 border-t border-line pt-6">
      <legend className="float-left mb-5 w-full text-xl font-bold text-heading">{title}</legend>
      {children}
    </fieldset>
  );
}

function PersonalDetails() {
  return (
    <Part title="Personal Details">
      <FieldGrid>
        <TextField name="full_name" label="Full Name" required autoComplete="name" />
        <TextField name="date_of_birth" label="Date of Birth" type="date" autoComplete="bday" />
        <SelectField
          name="gender"
          label="Gender"
          choices={clubGenders}
          placeholder="Select Gender"
        />
        <TextField name="email" label="Email" type="email" required autoComplete="email" />
        <PhoneField name="phone_no" label="Phone" required />
      </FieldGrid>
      <TextAreaField name="address" label="Address" autoComplete="street-address" />
    </Part>
  );
}

function Background() {
  return (
    <Part title="Academic and Professional Information">
      <FieldGrid>
        <SelectField
          name="education_details"
          label="Education"
          choices={educationLevels}
          placeholder="Select a level"
        />
        <TextField name="college_name" label="College Name" autoComplete="organization" />
        <TextField name="field_of_study" label="Field of Study" />
        <TextField name="company_name" label="Company" />
        <TextField name="role" label="Role" autoComplete="organization-title" />
      </FieldGrid>
    </Part>
  );
}

function Program() {
  return (
    <Part title="UAV Program Information">
      <ChoiceGroup
        type="radio"
        name="experience"
        label="Have you worked with UAVs before?"
        choices={clubExperience}
      />
      <SelectField
        name="level_of_experience"
        label="Level of experience"
        choices={experienceLevels}
        placeholder="Select a level"
      />
      <TextAreaField name="interest" label="What interests you about the programme?" />
      <TextAreaField name="achieveFromClub" label="What do you want to achieve in the club?" />
    </Part>
  );
}
