import { clubRegistrationForm } from "@kdl/schemas/forms/club-registration";
import {
  clubExperience,
  clubGenders,
  educationLevels,
  experienceLevels,
} from "@kdl/schemas/forms/form-choices";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { useContext } from "react";
import { api, ApiProvider, sendWith } from "../../forms/api.tsx";
import { DraftNote } from "../../forms/draft-note.tsx";
import { Form } from "../../forms/form.tsx";
import { FormPart } from "../../forms/form-part.tsx";
import { useAnswer } from "../../forms/form-handle.ts";
import { PhoneField } from "../../forms/phone-field.tsx";
import { ProfileNote } from "../../forms/profile-note.tsx";
import { paths } from "../../paths.ts";
import { CheckboxField, ChoiceGroup } from "../../ui/choice-controls.tsx";
import { FieldBindings } from "../../ui/field-bindings.ts";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/form-controls.tsx";
import { asksAboutUavs } from "./asks-about-uavs.ts";
import type { ClubFormStart } from "./load-club-form.ts";

export function ClubRegistrationForm(start: ClubFormStart) {
  return (
    <ApiProvider>
      <Parts {...start} />
    </ApiProvider>
  );
}

function Parts({ token, known, clubs, chosen }: ClubFormStart) {
  const { mutateAsync } = api.clubs.register.useMutation();
  const { name } = clubRegistrationForm;
  return (
    <Form
      form={clubRegistrationForm}
      title="Your registration"
      note="One page, about 4 minutes."
      action={paths.clubRegistration()}
      token={token}
      submit="Send registration"
      dataUse="Our staff read your registration and contact you about the club."
      send={sendWith(mutateAsync)}
      failure={submissionFailure.clubRegistration}
      prefill={{ ...known, ...(chosen && { club: chosen.title }) }}
      above={
        <>
          {known && <ProfileNote />}
          {/* A link to a club isn't overruled by a draft for another one. */}
          <DraftNote name={chosen ? `${name}:${chosen.slug}` : name} />
        </>
      }
    >
      {clubs.length > 0 && (
        <SelectField
          name="club"
          choices={clubs.map(({ title }) => ({ value: title, label: title }))}
          placeholder="Select a club"
        />
      )}
      <PersonalDetails />
      <Background />
      <Programme clubs={clubs} />
      <FormPart title="Additional Information">
        <TextAreaField
          name="specialRequirements"
          hint="Anything we should know, such as access needs."
        />
        <CheckboxField name="declaration" label="I declare that the information given is true." />
      </FormPart>
    </Form>
  );
}

function PersonalDetails() {
  return (
    <FormPart title="Personal Details">
      <TextField name="full_name" required autoComplete="name" />
      <FieldGrid>
        <TextField name="date_of_birth" type="date" min="1900-01-01" autoComplete="bday" />
        <SelectField
          name="gender"
          choices={clubGenders}
          placeholder="Select Gender"
          autoComplete="sex"
        />
        <TextField name="email" type="email" required autoComplete="email" />
        <PhoneField name="phone_no" required />
      </FieldGrid>
      <TextAreaField name="address" rows={3} autoComplete="street-address" />
    </FormPart>
  );
}

function Background() {
  return (
    <FormPart title="Academic and Professional Information">
      <FieldGrid>
        <SelectField
          name="education_details"
          choices={educationLevels}
          placeholder="Select a level"
        />
        <TextField name="college_name" />
        <TextField name="field_of_study" />
        <TextField name="company_name" autoComplete="organization" />
      </FieldGrid>
      <TextField name="role" autoComplete="organization-title" />
    </FormPart>
  );
}

/** Without JavaScript, the club of the address decides what is asked. */
function Programme({ clubs }: Pick<ClubFormStart, "clubs">) {
  const bind = useContext(FieldBindings);
  const isUav = asksAboutUavs(clubs, String(useAnswer("club", bind("club")?.initial)));
  return (
    <FormPart title={isUav ? "UAV Program Information" : "Your interest"}>
      {/* Hidden rather than removed, so that a draft finds its fields. */}
      <FieldGrid hidden={!isUav}>
        <ChoiceGroup
          type="radio"
          name="experience"
          label="Have you worked with UAVs before?"
          choices={clubExperience}
        />
        <SelectField
          name="level_of_experience"
          choices={experienceLevels}
          placeholder="Select a level"
        />
      </FieldGrid>
      <TextAreaField
        name="interest"
        label={`What interests you about the ${isUav ? "programme" : "club"}?`}
      />
      <TextAreaField name="achieveFromClub" label="What do you want to achieve in the club?" />
    </FormPart>
  );
}
