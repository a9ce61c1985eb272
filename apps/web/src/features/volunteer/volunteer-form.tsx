import { oneZero, yesNo } from "@kdl/schemas/forms/form-choices";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { volunteerForm } from "@kdl/schemas/forms/volunteer";
import { DraftNote } from "../../forms/draft-note.tsx";
import { Form } from "../../forms/form.tsx";
import { FormPart } from "../../forms/form-part.tsx";
import { ResumeField } from "../../forms/resume-field.tsx";
import { UploadProgress } from "../../forms/upload-progress.tsx";
import { useResume } from "../../forms/use-resume.ts";
import { useUpload } from "../../forms/use-upload.ts";
import type { FormStart } from "../../forms/load-form.ts";
import { LinkedInField } from "../../forms/linkedin-field.tsx";
import { PhoneField } from "../../forms/phone-field.tsx";
import { ProfileNote } from "../../forms/profile-note.tsx";
import { paths } from "../../paths.ts";
import { ChoiceGroup } from "../../ui/choice-controls.tsx";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { TextField } from "../../ui/form-controls.tsx";

export function VolunteerForm({ token, known }: FormStart) {
  const resume = useResume(volunteerForm);
  const upload = useUpload({
    form: volunteerForm,
    resume,
    url: paths.volunteerRegistration(),
    failure: submissionFailure.volunteer,
  });
  return (
    <Form
      form={volunteerForm}
      title="Your registration"
      note="One page, about 3 minutes."
      action={paths.volunteerRegistration()}
      token={token}
      submit="Send registration"
      dataUse="Our staff read your registration and contact you about volunteering."
      send={upload.send}
      failure={submissionFailure.volunteer}
      isFailureAlert
      file={resume.state}
      prefill={known}
      above={
        <>
          {known && <ProfileNote />}
          <DraftNote name={volunteerForm.name} resume={resume} />
        </>
      }
      progress={<UploadProgress {...upload.state} />}
    >
      <FormPart title="About you">
        <FieldGrid>
          <TextField name="first_name" required autoComplete="given-name" />
          <TextField name="last_name" required autoComplete="family-name" />
          <TextField name="email" type="email" required autoComplete="email" />
          <PhoneField name="phone" required />
        </FieldGrid>
      </FormPart>
      <FormPart title="Your studies">
        <FieldGrid>
          <TextField name="highest_qualification" />
          <TextField name="year_of_graduation" inputMode="numeric" maxLength={4} />
        </FieldGrid>
        <TextField name="college_name" autoComplete="organization" />
      </FormPart>
      <FormPart title="Volunteering with us">
        <ChoiceGroup
          type="radio"
          name="member_of_kdl"
          label="Are you a member of our community?"
          choices={oneZero}
        />
        <ChoiceGroup type="radio" name="available" label="Are you available?" choices={yesNo} />
        <LinkedInField />
        <ResumeField resume={resume} hint="Optional. PDF, up to 5 MB." />
      </FormPart>
    </Form>
  );
}
