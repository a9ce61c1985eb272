import type { Section } from "@kdl/schemas/section";
import type { ServiceCard as Card } from "@kdl/schemas/services";
import { AppLink } from "../../lib/app-link.tsx";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { ServiceCard } from "../../lib/service-card.tsx";
import { paths } from "../../paths.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";

/** The first services. */
export function ServicesStrip({ services }: { services: Section<Card[]> }) {
  return (
    <section className="bg-tint">
      <div className="container-site section-space">
        <SectionHeading
          title="Services"
          lead="From a first conversation with a mentor to a funded idea: pick what you need now."
        />
        {services.ok ? (
          <ul className="card-grid">
            {services.value.map((service) => (
              <li key={service.slug} className="flex">
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
        ) : (
          <LoadFailed message={services.message} />
        )}
        <div className="mt-10 text-center">
          <AppLink to={paths.services()} className="btn btn-primary">
            View More<span className="sr-only"> services</span>
          </AppLink>
        </div>
      </div>
    </section>
  );
}
