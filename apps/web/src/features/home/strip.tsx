import type { HomeTexts } from "@kdl/schemas/content/home-texts";
import type { Section } from "@kdl/schemas/content/section";
import type { ReactNode } from "react";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

interface StripProps<Item> {
  name: "services" | "events" | "clubs" | "photographs" | "testimonials" | "partners";
  /** Those of the page; the strip takes its heading from them. */
  texts: HomeTexts;
  items: Section<Item[]>;
  /** Classes of the background. */
  className?: string;
  /** A link at the end of the title's line. */
  action?: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list on the home page. Renders nothing for an empty list, and a text where loading failed. */
export function Strip<Item>(props: StripProps<Item>) {
  const { name, texts, items, className, action, children } = props;
  if (items.ok && items.value.length === 0) return null;
  return (
    <section className={className}>
      <div className="container-site section-space">
        <div className="strip-head">
          <SectionHeading title={texts[`${name}-title`]} lead={texts[`${name}-lead`]} />
          {action}
        </div>
        {items.ok ? children(items.value) : <LoadFailed message={items.message} />}
      </div>
    </section>
  );
}
