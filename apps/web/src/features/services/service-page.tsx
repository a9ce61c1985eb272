import type { ServiceDetail } from "@kdl/schemas/services";
import { useLoaderData } from "react-router";
import { ArticleLayout } from "../../lib/article-layout.tsx";
import { Banner } from "../../lib/banner.tsx";
import { CallToAction } from "../../lib/call-to-action.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import type { LoadArguments } from "../../lib/page-module.ts";
import { faqPage } from "../../lib/structured-data.ts";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { HowItWorks } from "./how-it-works.tsx";

export function load({ data, params }: LoadArguments) {
  return data.query("services.bySlug", { slug: params["slug"] ?? "" });
}

export default function ServicePage() {
  const service = useLoaderData<ServiceDetail>();
  const { title, faqs, howItWorks, seo } = service;
  const crumbs = useCrumbs([
    { title: "Services", path: paths.services() },
    { title, path: paths.service(service.slug) },
  ]);
  return (
    <>
      <PageHead
        title={seo.title}
        description={seo.description}
        keywords={seo.keywords}
        structuredData={[crumbs.data, ...(faqs.length > 0 ? [faqPage(faqs)] : [])]}
      />
      <Banner title={title} tagline={seo.description || "Service Details"} crumbs={crumbs.list} />
      <ArticleLayout
        image={service.image}
        html={service.description}
        aside={
          <>
            {howItWorks.length > 0 && <HowItWorks steps={howItWorks} />}
            <CallToAction {...actionFor(service.slug)} />
          </>
        }
      />
      {faqs.length > 0 && (
        <section className="bg-base-200">
          <div className="container-narrow section-space">
            <h2 className="mb-8 text-[clamp(1.75rem,4vw,2.25rem)]">Frequently Asked Questions</h2>
            <Accordion name="faq" panels={faqs} />
          </div>
        </section>
      )}
    </>
  );
}

/** Each service leads to the form that begins it; those without one of their own to the contact form. */
function actionFor(slug: string) {
  if (slug === "internship") {
    return {
      title: "Ready to apply?",
      text: "Tell us about yourself and add your resume.",
      label: "Apply for an internship",
      to: paths.internshipRegistration(),
    };
  }
  if (slug === "volunteering" || slug === "training") {
    return {
      title: "Join in",
      text: "Register as a volunteer; it takes a few minutes.",
      label: "Register as a volunteer",
      to: paths.volunteerRegistration(),
    };
  }
  return {
    title: "Questions?",
    text: "Tell us what you have in mind and we will find the right person.",
    label: "Contact us",
    to: paths.contact(),
  };
}
