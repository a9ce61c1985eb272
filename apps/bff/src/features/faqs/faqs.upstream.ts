import { type FaqGroups, faqWire } from "@kdl/schemas/faqs";
import { resources } from "@kdl/schemas/resources";
import { unwrapGroups } from "@kdl/schemas/wire";
import type { Intake } from "../../content/intake.ts";

export function readFaqs(body: unknown, intake: Intake): FaqGroups {
  const groups = unwrapGroups(body, resources.allfaq).map(([name, list]) => {
    const faqs = intake.items(faqWire, list);
    return [name, faqs.map((faq) => ({ ...faq, answer: intake.html(faq.answer) }))] as const;
  });
  return Object.fromEntries(groups);
}
