import type { Faq } from "@kdl/schemas/content/faqs";
import type { StructuredData } from "../../document/page-head.tsx";

/** Questions and answers as schema.org data. */
export function faqPage(faqs: readonly Faq[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
