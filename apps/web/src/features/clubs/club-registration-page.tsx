import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { type ClubFormStart, loadClubForm } from "./load-club-form.ts";
import { ClubRegistrationForm } from "./club-registration-form.tsx";

export const load = loadClubForm;

export default function ClubRegistrationPage() {
  const start = useLoaderData<ClubFormStart>();
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
        <ClubRegistrationForm key={start.chosen?.slug} {...start} />
      </div>
    </>
  );
}
