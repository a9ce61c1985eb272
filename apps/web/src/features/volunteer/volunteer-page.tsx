import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { type FormStart, loadForm } from "../../forms/load-form.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { VolunteerForm } from "./volunteer-form.tsx";

export function load({ data }: LoadArguments) {
  return loadForm(data);
}

export default function VolunteerPage() {
  const start = useLoaderData<FormStart>();
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
        <VolunteerForm {...start} />
      </div>
    </>
  );
}
