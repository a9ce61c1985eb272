import type { Team } from "@kdl/schemas/content/mentors";
import { empty } from "@kdl/schemas/messages";
import { Users } from "lucide-react";
import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { LinkCard } from "../../cards/link-card.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { bySlug, CardGrid } from "../../ui/card-grid.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { MentorLines } from "./mentor-lines.tsx";
import { FounderGrid } from "./founder-grid.tsx";

export function load({ data }: LoadArguments) {
  return data.query("mentors.list");
}

export default function MentorsPage() {
  const { mentors, founders } = useLoaderData<Team>();
  const crumbs = useCrumbs([{ title: "Our Mentors", path: paths.mentors() }]);
  return (
    <>
      <PageHead
        title="Our Mentors"
        description="The people who give their time to students: engineers, researchers, designers and founders."
        structuredData={[crumbs.data]}
      />
      <Banner title="Our Mentors" crumbs={crumbs.list} />
      <div className="container-site section-space">
        <h2 className="sr-only">All mentors</h2>
        {mentors.length === 0 ? (
          <Notice title={empty.mentors} icon={<Users aria-hidden="true" />} />
        ) : (
          <CardGrid items={mentors} keyOf={bySlug}>
            {(mentor) => (
              <LinkCard
                to={paths.mentor(mentor.slug)}
                image={mentor.image}
                slot="portrait"
                title={mentor.name}
                action="Read More"
              >
                <MentorLines mentor={mentor} />
                <p>{mentor.opening}</p>
              </LinkCard>
            )}
          </CardGrid>
        )}
      </div>
      {founders.length > 0 && (
        <section className="bg-tint">
          <div className="container-site section-space">
            <div className="mb-8 md:mb-12">
              <SectionHeading title="Our Founder" />
            </div>
            <FounderGrid founders={founders} />
          </div>
        </section>
      )}
    </>
  );
}
