import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { DraftNote } from "../../forms/draft-note.tsx";
import { Form } from "../../forms/form.tsx";
import { ResumeField } from "../../forms/resume-field.tsx";
import { UploadProgress } from "../../forms/upload-progress.tsx";
import { useResume } from "../../forms/use-resume.ts";
import { useUpload } from "../../forms/use-upload.ts";
import type { FormStart } from "../../forms/load-form.ts";
import { ProfileNote } from "../../forms/profile-note.tsx";
import { paths } from "../../paths.ts";
import { CheckboxField } from "../../ui/choice-controls.tsx";
import { checkDuplicate } from "./check-duplicate.ts";
import { InternshipFields } from "./internship-fields.tsx";

const notes = [
  "The interview date and time will be adjusted to the hiring process.",
  "Bring a resume.",
  "The interview has technical and HR questions.",
  "We will contact you via WhatsApp.",
  "Wear formals.",
];

export function InternshipForm({
  token,
  known,
  passingYears,
}: FormStart & { passingYears: number[] }) {
  const resume = useResume(internshipForm);
  const upload = useUpload({
    form: internshipForm,
    resume,
    url: paths.internshipRegistration(),
    failure: submissionFailure.internship,
    before: checkDuplicate,
  });
  return (
    <Form
      form={internshipForm}
      title="Your application"
      note="Please read all fields carefully before you fill them in."
      action={paths.internshipRegistration()}
      token={token}
      submit="Submit"
      send={upload.send}
      failure={submissionFailure.internship}
      file={resume.state}
      prefill={known}
      above={
        <>
          {known && <ProfileNote />}
          <DraftNote name={internshipForm.name} resume={resume} />
        </>
      }
      progress={<UploadProgress {...upload.state} />}
    >
      <InternshipFields passingYears={passingYears} />
      <Notes />
      <CheckboxField
        name="acknowledgement"
        required
        label="I confirm that the information given is true. I commit to the deliverables and the training, and I understand that selection is decided solely by the mentors."
      />
      <ResumeField resume={resume} hint="PDF or Word (.pdf, .doc, .docx), up to 5 MB." />
    </Form>
  );
}

function Notes() {
  return (
    <section className="rounded-field bg-tint px-5 py-4">
      <h3 className="mb-2 text-base">Please note</h3>
      <ol className="list-decimal space-y-1 pl-5 marker:font-semibold">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </section>
  );
}
