import { oneZero, yesNo } from "@kdl/schemas/form-choices";
import { Banner } from "../../lib/banner.tsx";
import { FieldGrid, FormShell } from "../../lib/form-shell.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { PhoneField } from "../../lib/phone-field.tsx";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { ChoiceGroup, FileField, TextField } from "../../ui/form-controls.tsx";

export default function VolunteerPage() {
  const crumbs = useCrumbs([
    { title: "Volunteer Registration", path: paths.volunteerRegistration() },
  ]);
  return (
    <>
      <PageHead
        title="Volunteer Registration"
        description="Register as a volunteer for training: share what you know, or learn by helping."
        structuredData={[crumbs.data]}
      />
      <Banner title="Volunteer Registration" crumbs={crumbs.list} />
      <div className="container-narrow section-space">
        <FormShell title="About you" submit="Submit">
          <FieldGrid>
            <TextField name="first_name" label="First Name" required autoComplete="given-name" />
            <TextField name="last_name" label="Last Name" required autoComplete="family-name" />
            <TextField name="email" label="Email" type="email" required autoComplete="email" />
            <PhoneField name="phone" label="Phone" required />
            <TextField name="highest_qualification" label="Qualification" />
            <TextField name="year_of_graduation" label="Year of Graduation" inputMode="numeric" />
          </FieldGrid>
          <TextField name="college_name" label="College Name" autoComplete="organization" />
          <ChoiceGroup
            type="radio"
            name="member_of_kdl"
            label="Are you a member of our community?"
            choices={oneZero}
          />
          <ChoiceGroup type="radio" name="available" label="Are you available?" choices={yesNo} />
          <TextField
            name="linkedin_url"
            label="LinkedIn URL"
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://www.linkedin.com/in/…"
          />
          <FileField
            name="resume"
            label="Resume"
            accept=".pdf,application/pdf"
            hint="Optional. PDF, up to 5 MB."
          />
        </FormShell>
      </div>
    </>
  );
}
