import type { ServiceDetail } from "@kdl/schemas/content/services";
import { useLoaderData } from "react-router";
import { ArticleLayout } from "../../layout/article-layout.tsx";
import { Banner } from "../../layout/banner.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { faqPage } from "./faq-data.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { KeyFacts } from "./key-facts.tsx";

/** Nested, so that the page still works if only the questions fail. */
export async function load({ data, params }: LoadArguments) {
  return { service: await data.query("services.bySlug", { slug: params["slug"] ?? "" }) };
}

export default function ServicePage() {
  const { service } = useLoaderData<{ service: ServiceDetail }>();
  const { title, summary, faqs, howItWorks, keyFacts, seo } = service;
  const action = actionFor(service);
  const questions = faqs.ok ? faqs.value : [];
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
        structuredData={[crumbs.data, ...(questions.length > 0 ? [faqPage(questions)] : [])]}
      />
      <Banner
        title={title}
        tagline={summary || "Service Details"}
        crumbs={crumbs.list}
        button={{ text: action.label, url: action.to }}
        beside={keyFacts.length > 0 && <KeyFacts facts={keyFacts} />}
      />
      <ArticleLayout
        image={service.image}
        html={service.description}
        contents={service.contents}
        after={howItWorks.length > 0 && <HowItWorks steps={howItWorks} />}
        aside={<CallToAction {...action} />}
      />
      {(questions.length > 0 || !faqs.ok) && (
        <section className="bg-base-200">
          <div className="container-narrow section-space">
            <h2 className="mb-8 text-[clamp(1.75rem,4vw,2.25rem)]">Frequently Asked Questions</h2>
            {faqs.ok ? (
              <Accordion name="faq" panels={faqs.value} />
            ) : (
              <LoadFailed message={faqs.message} />
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** What an editor chose, or else the service's form or the contact form. */
function actionFor({ slug, button }: ServiceDetail) {
  const usual = usualAction(slug);
  return button ? { ...usual, label: button.text, to: button.url } : usual;
}

function usualAction(slug: string) {
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
