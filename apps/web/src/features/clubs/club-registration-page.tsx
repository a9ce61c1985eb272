import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { type FormStart, loadForm } from "../../forms/load-form.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { ClubRegistrationForm } from "./club-registration-form.tsx";

export function load({ data }: LoadArguments) {
  return loadForm(data);
}

export default function ClubRegistrationPage() {
  const start = useLoaderData<FormStart>();
  const crumbs = useCrumbs([
    { title: "Clubs", path: paths.clubs() },
    { title: "Club Registration", path: paths.clubRegistration() },
  ]);
  return (
    <>
      <PageHead
        title="Club Registration"
        description="Apply to a club: tell us about yourself and what you want to do."
        structuredData={[crumbs.data]}
      />
      <Banner title="Club Registration" crumbs={crumbs.list} />
      <div className="container-narrow section-space">
        <ClubRegistrationForm {...start} />
      </div>
    </>
  );
}
