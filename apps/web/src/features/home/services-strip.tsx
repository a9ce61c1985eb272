import type { HomeTexts } from "@kdl/schemas/content/home-texts";
import type { Section } from "@kdl/schemas/content/section";
import type { ServiceCard as Card } from "@kdl/schemas/content/services";
import { AppLink } from "../../navigation/app-link.tsx";
import { ServiceCard } from "../../cards/service-card.tsx";
import { paths } from "../../paths.ts";
import { bySlug, CardGrid } from "../../ui/card-grid.tsx";
import { Strip } from "./strip.tsx";

interface ServicesStripProps {
  services: Section<Card[]>;
  texts: HomeTexts;
}

/** The first services. */
export function ServicesStrip({ services, texts }: ServicesStripProps) {
  return (
    <Strip name="services" texts={texts} items={services} className="bg-tint">
      {(items) => (
        <>
          <CardGrid items={items} keyOf={bySlug}>
            {(service) => <ServiceCard service={service} />}
          </CardGrid>
          <div className="mt-10 text-center">
            <AppLink to={paths.services()} className="btn btn-primary">
              View More<span className="sr-only"> services</span>
            </AppLink>
          </div>
        </>
      )}
    </Strip>
  );
}
