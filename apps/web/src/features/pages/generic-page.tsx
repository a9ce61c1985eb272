import { redirect, useLoaderData } from "react-router";
import type { PageDetail } from "@kdl/schemas/content/pages";
import { formerPages } from "@kdl/schemas/pages/former-pages";
import { Banner } from "../../layout/banner.tsx";
import type { QueryFailure } from "../../data/data.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { FoldedContents, SideContents } from "../../layout/table-of-contents.tsx";
import { paths } from "../../paths.ts";
import { RichText } from "../../ui/rich-text.tsx";

const PERMANENT = 301;
const NOT_FOUND = 404;

export async function load({ data, params }: LoadArguments) {
  const slug = params["slug"] ?? "";
  try {
    return await data.query("pages.bySlug", { slug });
  } catch (error) {
    const target = formerPages[slug];
    if (target && isNotFound(error)) throw redirect(target, PERMANENT);
    throw error;
  }
}

/** Server and browser throw different error classes; both have a status. */
function isNotFound(error: unknown): boolean {
  return (error as Partial<QueryFailure>).status === NOT_FOUND;
}

export default function GenericPage() {
  const page = useLoaderData<PageDetail>();
  const crumbs = useCrumbs([
    ...page.ancestors.map(({ slug, title }) => ({ title, path: paths.page(slug) })),
    { title: page.title, path: paths.page(page.slug) },
  ]);
  return (
    <>
      <PageHead
        title={page.seo.title}
        description={page.seo.description}
        keywords={page.seo.keywords}
        structuredData={[crumbs.data]}
      />
      <Banner
        title={page.bannerTitle}
        tagline={page.bannerTagline}
        image={page.bannerImage}
        crumbs={crumbs.list}
        button={page.button}
      />
      {page.contents.length > 0 ? (
        <div className="container-site section-space reading">
          <div className="min-w-0">
            <RichText html={page.shortDescription} className="mb-8 text-xl text-muted" />
            <FoldedContents contents={page.contents} />
            <RichText html={page.content} className="text-lg" />
          </div>
          <div className="reading-side max-md:hidden">
            <SideContents contents={page.contents} />
          </div>
        </div>
      ) : (
        <div className="page-text container-narrow section-space">
          <RichText html={page.shortDescription} className="mb-8 text-xl text-muted" />
          <RichText html={page.content} className="text-lg" />
        </div>
      )}
    </>
  );
}
