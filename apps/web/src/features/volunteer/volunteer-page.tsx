import { useLoaderData } from "react-router";
import { Banner } from "../../lib/banner.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import type { LoadArguments } from "../../lib/page-module.ts";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { VolunteerForm } from "./volunteer-form.tsx";

export function load({ data }: LoadArguments) {
  return data.query("forms.begin");
}

export default function VolunteerPage() {
  const { token } = useLoaderData<Awaited<ReturnType<typeof load>>>();
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
        <VolunteerForm token={token} />
      </div>
    </>
  );
}
