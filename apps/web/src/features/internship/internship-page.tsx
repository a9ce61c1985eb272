import { passingYears } from "@kdl/schemas/forms/form-limits";
import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { loadForm } from "../../forms/load-form.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { InternshipForm } from "./internship-form.tsx";

export async function load({ data }: LoadArguments) {
  return { ...(await loadForm(data)), passingYears: passingYears(new Date()) };
}

export default function InternshipPage() {
  const start = useLoaderData<Awaited<ReturnType<typeof load>>>();
  const crumbs = useCrumbs([
    { title: "Internship Registration", path: paths.internshipRegistration() },
  ]);
  return (
    <>
      <PageHead
        title="Career Based Internship Form"
        description="Apply for a career based internship: tell us about yourself and add your resume."
        structuredData={[crumbs.data]}
      />
      <Banner title="Career Based Internship Form" crumbs={crumbs.list} />
      <div className="container-narrow section-space">
        <InternshipForm {...start} />
      </div>
    </>
  );
}
