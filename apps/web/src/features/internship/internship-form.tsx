import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { DraftNote } from "../../forms/draft-note.tsx";
import { Form } from "../../forms/form.tsx";
import { UploadProgress } from "../../forms/upload-progress.tsx";
import { useResume } from "../../forms/use-resume.ts";
import { useSteps } from "../../forms/use-steps.ts";
import { useUpload } from "../../forms/use-upload.ts";
import type { FormStart } from "../../forms/load-form.ts";
import { ProfileNote } from "../../forms/profile-note.tsx";
import { paths } from "../../paths.ts";
import { checkDuplicate } from "./check-duplicate.ts";
import { InternshipSections } from "./internship-sections.tsx";

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
  const steps = useSteps(internshipForm);
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
      note="Please read all fields carefully before you fill them in. Four short steps, about 6 minutes."
      action={paths.internshipRegistration()}
      token={token}
      submit="Send application"
      dataUse="Our staff and the mentors who interview you read your application. We contact you about it by email and WhatsApp."
      send={upload.send}
      failure={submissionFailure.internship}
      file={resume.state}
      steps={steps}
      prefill={known}
      above={
        <>
          {known && <ProfileNote />}
          <Notes />
          <DraftNote name={internshipForm.name} resume={resume} />
        </>
      }
      progress={<UploadProgress {...upload.state} />}
    >
      <InternshipSections steps={steps} resume={resume} passingYears={passingYears} />
    </Form>
  );
}

function Notes() {
  return (
    <section className="first-step rounded-field bg-tint px-5 py-4">
      <h3 className="mb-2 text-base">Please note</h3>
      <ol className="list-decimal space-y-1 pl-5 marker:font-semibold">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </section>
  );
}
