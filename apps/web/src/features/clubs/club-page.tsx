import type { ClubDetail } from "@kdl/schemas/clubs";
import { useLoaderData } from "react-router";
import { Banner } from "../../lib/banner.tsx";
import { CallToAction } from "../../lib/call-to-action.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import type { LoadArguments } from "../../lib/page-module.ts";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

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
      <div className="container-site section-space grid gap-12 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="min-w-0">
          {club.image && (
            <SiteImage
              source={club.image}
              slot="article"
              alt=""
              priority
              className="mb-10 aspect-3/2 w-full rounded-box object-cover"
            />
          )}
          <RichText html={club.description} className="text-lg" />
        </div>
        <aside className="md:sticky md:top-8 md:self-start">
          <CallToAction
            title="Join the club"
            text="Tell us who you are and what you want to get out of it."
            label="Register for a club"
            to={paths.clubRegistration()}
          />
        </aside>
      </div>
    </>
  );
}
