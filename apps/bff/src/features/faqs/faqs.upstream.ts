import { type FaqGroups, faqWire } from "@kdl/schemas/content/faqs";
import { resources } from "@kdl/schemas/content/resources";
import { unwrapGroups } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";

export function readFaqs(body: unknown, intake: Intake): FaqGroups {
  const groups = unwrapGroups(body, resources.allfaq.list).map(([name, list]) => {
    const faqs = intake.items(faqWire, list);
    return [name, faqs.map((faq) => ({ ...faq, answer: intake.html(faq.answer) }))] as const;
  });
  return Object.fromEntries(groups);
}
