import { useLoaderData } from "react-router";
import { Banner } from "../../lib/banner.tsx";
import { FormShell } from "../../lib/form-shell.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { CheckboxField, FileField } from "../../ui/form-controls.tsx";
import { InternshipFields } from "./internship-fields.tsx";

const notes = [
  "The interview date and time will be adjusted to the hiring process.",
  "Bring a resume.",
  "The interview has technical and HR questions.",
  "We will contact you via WhatsApp.",
  "Wear formals.",
];

/** The years of passing count back from the present one. */
export function load() {
  return { year: new Date().getFullYear() };
}

export default function InternshipPage() {
  const { year } = useLoaderData<ReturnType<typeof load>>();
  const crumbs = useCrumbs([
    { title: "Internship Registration", path: paths.internshipRegistration() },
  ]);
  return (
    <div className="internship-page">
      <PageHead
        title="Career Based Internship Form"
        description="Apply for a career based internship: tell us about yourself and add your resume."
        structuredData={[crumbs.data]}
      />
      <Banner title="Career Based Internship Form" crumbs={crumbs.list} />
      <div className="container-narrow section-space">
        <FormShell
          title="Your application"
          note="Please read all fields carefully before you fill them in."
          submit="Submit"
        >
          <InternshipFields year={year} />
          <Notes />
          <CheckboxField
            name="acknowledgement"
            required
            label="I confirm that the information given is true. I commit to the deliverables and the training, and I understand that selection is decided solely by the mentors."
          />
          <FileField
            name="resume"
            label="Resume"
            required
            accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            hint="PDF or Word, up to 5 MB."
          />
        </FormShell>
      </div>
    </div>
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
