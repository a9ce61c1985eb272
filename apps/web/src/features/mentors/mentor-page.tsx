import type { MentorDetail } from "@kdl/schemas/content/mentors";
import { useLoaderData } from "react-router";
import { FoldedContents, SideContents } from "../../layout/table-of-contents.tsx";
import { Banner } from "../../layout/banner.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { MentorLines } from "./mentor-lines.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

export function load({ data, params }: LoadArguments) {
  return data.query("mentors.bySlug", { slug: params["slug"] ?? "" });
}

export default function MentorPage() {
  const mentor = useLoaderData<MentorDetail>();
  const crumbs = useCrumbs([
    { title: "Our Mentors", path: paths.mentors() },
    { title: mentor.name, path: paths.mentor(mentor.slug) },
  ]);
  return (
    <>
      <PageHead
        title={mentor.seo.title}
        description={mentor.seo.description}
        structuredData={[crumbs.data]}
      />
      <Banner title={mentor.name} crumbs={crumbs.list} />
      <div className="container-site section-space grid gap-8 md:grid-cols-[20rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-10 lg:gap-x-16">
        <SiteImage
          source={mentor.image}
          slot="portrait"
          alt={mentor.name}
          priority
          className="aspect-square w-full max-w-80 rounded-box object-cover"
        />
        <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
          <FoldedContents contents={mentor.contents} />
          <div className="text-lg">
            <MentorLines mentor={mentor} />
          </div>
          <RichText html={mentor.description} className="measure text-lg" />
        </div>
        <div className="flex flex-col gap-8">
          <CallToAction
            title="Talk to a mentor"
            text="Tell us what you work on; we will match you with someone who knows the field."
            label="Contact us"
            to={paths.contact()}
          />
          <div className="reading-side max-md:hidden">
            <SideContents contents={mentor.contents} />
          </div>
        </div>
      </div>
    </>
  );
}
