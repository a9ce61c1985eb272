import type { ClubDetail } from "@kdl/schemas/content/clubs";
import { useLoaderData } from "react-router";
import { ArticleLayout } from "../../layout/article-layout.tsx";
import { Banner } from "../../layout/banner.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";

export function load({ data, params }: LoadArguments) {
  return data.query("clubs.bySlug", { slug: params["slug"] ?? "" });
}

export default function ClubPage() {
  const club = useLoaderData<ClubDetail>();
  const crumbs = useCrumbs([
    { title: "Clubs", path: paths.clubs() },
    { title: club.title, path: paths.club(club.slug) },
  ]);
  return (
    <>
      <PageHead
        title={club.seo.title}
        description={club.seo.description}
        keywords={club.seo.keywords}
        structuredData={[crumbs.data]}
      />
      <Banner title={club.title} tagline={club.seo.description} crumbs={crumbs.list} />
      <ArticleLayout
        image={club.image}
        html={club.description}
        contents={club.contents}
        aside={
          <CallToAction
            title="Join the club"
            text="Tell us who you are and what you want to get out of it."
            label="Register for this club"
            to={paths.clubRegistration(club.slug)}
          />
        }
      />
    </>
  );
}
