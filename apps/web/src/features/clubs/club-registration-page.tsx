import { useLoaderData } from "react-router";
import { Banner } from "../../lib/banner.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import type { LoadArguments } from "../../lib/page-module.ts";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { ClubRegistrationForm } from "./club-registration-form.tsx";

export function load({ data }: LoadArguments) {
  return data.query("forms.begin");
}

export default function ClubRegistrationPage() {
  const { token } = useLoaderData<{ token: string }>();
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
        <ClubRegistrationForm token={token} />
      </div>
    </>
  );
}
