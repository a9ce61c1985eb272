import type { Answers } from "@kdl/schemas/forms/form";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { FormReview } from "../../forms/form-review.tsx";
import { FormSection } from "../../forms/form-section.tsx";
import { FormSteps } from "../../forms/form-steps.tsx";
import { ResumeField } from "../../forms/resume-field.tsx";
import { useProgress } from "../../forms/use-progress.ts";
import type { Resume } from "../../forms/use-resume.ts";
import type { Steps } from "../../forms/use-steps.ts";
import { CheckboxField } from "../../ui/choice-controls.tsx";
import { AboutFields, InternshipFields, StudyFields } from "./internship-fields.tsx";

interface InternshipSectionsProps {
  steps: Steps;
  resume: Resume;
  passingYears: number[];
}

/** The sections that the form's description names. */
export function InternshipSections({ steps, resume, passingYears }: InternshipSectionsProps) {
  const progress = useProgress(internshipForm, steps, resume);
  return (
    <>
      <FormSteps steps={steps} done={progress.done} />
      <FormSection steps={steps} name="about">
        <AboutFields />
      </FormSection>
      <FormSection steps={steps} name="studies">
        <StudyFields passingYears={passingYears} />
      </FormSection>
      <FormSection steps={steps} name="internship">
        <InternshipFields />
      </FormSection>
      <FormSection steps={steps} name="review">
        <FormReview
          form={internshipForm}
          steps={steps}
          progress={progress}
          without={withoutReason}
        />
        <CheckboxField
          name="acknowledgement"
          required
          label={
            <>
              <strong>Acknowledgement.</strong> I confirm that the information given is true. I
              commit to the deliverables and the training, and I understand that selection is
              decided solely by the mentors.
            </>
          }
        />
        {/* After every answer, in the order in which the gateway takes them. */}
        <ResumeField resume={resume} hint="PDF or Word (.pdf, .doc, .docx), up to 5 MB." />
      </FormSection>
    </>
  );
}

/** What was typed as a reason counts only while the answer before it is no. */
const withoutReason = ({ available_timings }: Answers) =>
  available_timings === "no" ? [] : ["reason_for_unavailability"];
