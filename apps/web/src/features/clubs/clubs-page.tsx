import type { ClubCard } from "@kdl/schemas/content/clubs";
import { empty } from "@kdl/schemas/messages";
import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { LinkCard } from "../../cards/link-card.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { bySlug, CardGrid } from "../../ui/card-grid.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Notice } from "../../ui/notice.tsx";

export function load({ data }: LoadArguments) {
  return data.query("clubs.list");
}

export default function ClubsPage() {
  const clubs = useLoaderData<ClubCard[]>();
  const crumbs = useCrumbs([{ title: "Clubs", path: paths.clubs() }]);
  return (
    <>
      <PageHead
        title="Clubs"
        description="Student clubs that meet every week to build, learn and show what they made."
        structuredData={[crumbs.data]}
      />
      <Banner title="Clubs" crumbs={crumbs.list} />
      <div className="container-site section-space">
        <h2 className="sr-only">All clubs</h2>
        {clubs.length === 0 ? (
          <Notice title={empty.data} />
        ) : (
          <CardGrid items={clubs} keyOf={bySlug}>
            {(club) => (
              <LinkCard
                to={paths.club(club.slug)}
                image={club.image}
                title={club.title}
                action="Read More"
              >
                <RichText html={club.shortDescription} />
              </LinkCard>
            )}
          </CardGrid>
        )}
      </div>
    </>
  );
}
