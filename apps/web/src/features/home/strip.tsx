import type { Section } from "@kdl/schemas/content/section";
import type { ReactNode } from "react";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

interface StripProps<Item> {
  title: string;
  lead: string;
  items: Section<Item[]>;
  /** Classes of the background. */
  className?: string;
  /** A link at the end of the title's line. */
  action?: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list on the home page. Renders nothing for an empty list, and a text where loading failed. */
export function Strip<Item>(props: StripProps<Item>) {
  const { title, lead, items, className, action, children } = props;
  if (items.ok && items.value.length === 0) return null;
  return (
    <section className={className}>
      <div className="container-site section-space">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-12">
          <SectionHeading title={title} lead={lead} />
          {action}
        </div>
        {items.ok ? children(items.value) : <LoadFailed message={items.message} />}
      </div>
    </section>
  );
}
